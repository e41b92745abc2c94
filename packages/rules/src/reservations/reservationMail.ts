import type { EndedBecause, ReservationState } from '../entities/reservationStates'
import type { ReservationEvent } from './reservationStep'

export type MailRecipient = 'shopper' | 'dealer'

/** Recipients of mail by event; other events send none (CHK-02, CHK-04). */
const mails: { readonly [Event in ReservationEvent]?: readonly MailRecipient[] } = {
  authorise: ['shopper', 'dealer'],
  charge: ['shopper', 'dealer'],
  release: ['shopper', 'dealer'],
  expire: ['shopper', 'dealer'],
  complete: ['shopper'],
  extend: ['shopper'],
  partReturned: ['shopper'],
  partFailed: ['dealer'],
  tooLate: ['shopper', 'dealer'],
  returned: ['shopper'],
  returnedByHand: ['shopper'],
  returnFailed: ['shopper', 'dealer'],
  dispute: ['dealer'],
  disputeLost: ['dealer'],
}

/** Recipients of mail about an event that led to a state (CHK-02, CHK-04): none for a hold cancelled before payment. */
export const reservationMails = (event: ReservationEvent, state: ReservationState): readonly MailRecipient[] =>
  event === 'release' && state === 'released' ? [] : (mails[event] ?? [])

/** Data of a notification about a reservation. */
export interface ReservationNotice {
  readonly event: ReservationEvent
  readonly state: ReservationState
  readonly because: EndedBecause | null
  readonly carName: string
  /** The deposit, such as '$200'. */
  readonly amount: string
  /** The refunded part of the deposit; empty if the mail is about all of it. */
  readonly part: string
  /** End of the reservation, formatted; null if not reserved. */
  readonly until: string | null
  readonly dealerName: string
  readonly shopperName: string
  /** Whether the deposit was captured, or only authorised. */
  readonly wasTaken: boolean
}

export interface ReservationMail {
  readonly subject: string
  readonly heading: string
  readonly text: readonly string[]
}

const moneyGoes = ({ wasTaken, amount }: ReservationNotice): string =>
  wasTaken
    ? `Your ${amount} deposit will go back to the card you paid with. It can take up to 10 days to appear.`
    : `Your ${amount} deposit was never charged. Your bank will release it within a few days.`

const toShopper: { readonly [Event in ReservationEvent]?: (notice: ReservationNotice) => ReservationMail } = {
  authorise: ({ carName, amount, until, dealerName }) => ({
    subject: `${carName} is reserved for you`,
    heading: 'The car is reserved for you',
    text: [
      `${dealerName} is holding the ${carName} for you${until === null ? '' : ` until ${until}`}.`,
      `Your ${amount} deposit is held on your card. You’ll only be charged if you buy the car.`,
    ],
  }),
  charge: ({ carName, amount, until, dealerName }) => ({
    subject: `${carName} is reserved for you`,
    heading: 'The car is reserved for you',
    text: [
      `${dealerName} is holding the ${carName} for you${until === null ? '' : ` until ${until}`}.`,
      `You’ve paid a ${amount} deposit. It comes off the price if you buy the car, and you’ll get it back if you don’t.`,
    ],
  }),
  release: (notice) => ({
    subject: `Reservation cancelled: ${notice.carName}`,
    heading: 'Your reservation is cancelled',
    text: [
      notice.because === 'dealer'
        ? `${notice.dealerName} had to cancel your reservation for the ${notice.carName}.`
        : `You’ve cancelled your reservation for the ${notice.carName}.`,
      moneyGoes(notice),
    ],
  }),
  expire: (notice) => ({
    subject: `Reservation ended: ${notice.carName}`,
    heading: 'Your reservation has ended',
    text: [`${notice.dealerName} was holding the ${notice.carName} for you. It’s now for sale to everyone again.`, moneyGoes(notice)],
  }),
  extend: ({ carName, until, dealerName }) => ({
    subject: `Reservation extended: ${carName}`,
    heading: 'Your reservation was extended',
    text: [`${dealerName} will now hold the ${carName} for you${until === null ? '' : ` until ${until}`}.`],
  }),
  partReturned: ({ carName, amount, part, dealerName }) => ({
    subject: `${part} of your deposit has been returned`,
    heading: 'Part of your deposit has been returned',
    text: [
      `${dealerName} has returned ${part} of your ${amount} deposit for the ${carName} to the card you paid with. It can take up to 10 days to appear.`,
    ],
  }),
  tooLate: (notice) => ({
    subject: `${notice.carName}: your deposit is on its way back`,
    heading: 'Your payment arrived too late',
    text: [`When your payment for the ${notice.carName} reached us, the car was no longer available. We’re sorry.`, moneyGoes(notice)],
  }),
  complete: ({ carName, amount }) => ({
    subject: `${carName} is yours`,
    heading: 'The car is yours',
    text: [`Thanks for buying the ${carName}. Your ${amount} deposit came off the price.`],
  }),
  returned: ({ carName, amount }) => ({
    subject: `Your ${amount} deposit has been returned`,
    heading: 'Your deposit has been returned',
    text: [`Your ${amount} deposit for the ${carName} has gone back to the card you paid with. It can take up to 10 days to appear.`],
  }),
  returnedByHand: ({ carName, amount, dealerName }) => ({
    subject: `Your ${amount} deposit has been returned`,
    heading: 'Your deposit has been returned',
    text: [`${dealerName} has returned your ${amount} deposit for the ${carName} another way, not to your card.`],
  }),
  returnFailed: ({ carName, amount, dealerName }) => ({
    subject: `Your ${amount} deposit: we need your help`,
    heading: 'We couldn’t return your deposit to the card',
    text: [
      `Your bank didn’t accept the refund of your ${amount} deposit for the ${carName}. This can happen if the card has been closed.`,
      `${dealerName} knows about it and will return it another way. All you need to do is answer when they call.`,
    ],
  }),
}

const toDealer: { readonly [Event in ReservationEvent]?: (notice: ReservationNotice) => ReservationMail } = {
  authorise: ({ carName, shopperName, amount, until }) => ({
    subject: `Reserved: ${carName}`,
    heading: `${shopperName} reserved a car`,
    text: [
      `${carName} is reserved${until === null ? '' : ` until ${until}`}. A deposit of ${amount} is set aside on their card.`,
      'Call them to arrange the rest.',
    ],
  }),
  charge: ({ carName, shopperName, amount, until }) => ({
    subject: `Reserved: ${carName}`,
    heading: `${shopperName} reserved a car`,
    text: [
      `${carName} is reserved${until === null ? '' : ` until ${until}`}. They paid a deposit of ${amount}.`,
      'Call them to arrange the rest.',
    ],
  }),
  release: ({ carName, shopperName, because }) => ({
    subject: `Cancelled: ${carName}`,
    heading: 'A reservation was cancelled',
    text: [
      `${because === 'shopper' ? shopperName : 'Someone at the dealership'} cancelled the reservation for the ${carName}. The car is available again, and the deposit is returned automatically.`,
    ],
  }),
  expire: ({ carName, shopperName }) => ({
    subject: `Reservation expired: ${carName}`,
    heading: 'A reservation has expired',
    text: [
      `${shopperName}’s reservation for the ${carName} has expired. The car is available again, and the deposit is returned automatically.`,
    ],
  }),
  tooLate: ({ carName, shopperName, amount }) => ({
    subject: `Paid too late: ${carName}`,
    heading: 'A deposit arrived too late',
    text: [
      `${shopperName} paid ${amount} for the ${carName} when it was no longer available. The deposit is returned automatically. They may want another car.`,
    ],
  }),
  returnFailed: ({ carName, shopperName, amount }) => ({
    subject: `Refund failed: ${amount} for ${carName}`,
    heading: 'A refund failed',
    text: [
      `The deposit of ${amount} that ${shopperName} paid for the ${carName} couldn’t be refunded. Try again, or return it another way and make a note of it.`,
    ],
  }),
  partFailed: ({ carName, shopperName, amount, part }) => ({
    subject: `Partial refund failed: ${part} for ${carName}`,
    heading: 'A partial refund failed',
    text: [
      `${part} of the ${amount} deposit that ${shopperName} paid for the ${carName} couldn’t be refunded to the card. You still hold it: try again, or return it another way.`,
    ],
  }),
  dispute: ({ carName, shopperName, amount }) => ({
    subject: `Disputed: ${amount} for ${carName}`,
    heading: 'A deposit is disputed',
    text: [
      `${shopperName} has asked their bank to take back the ${amount} deposit for the ${carName}. Respond in your payment account before the deadline. The car is available again.`,
    ],
  }),
  disputeLost: ({ carName, amount }) => ({
    subject: `Dispute lost: ${amount} for ${carName}`,
    heading: 'A dispute was decided against you',
    text: [`The bank has taken back the ${amount} deposit for the ${carName}.`],
  }),
}

/** Notification about a reservation for the shopper or the dealership; null if there is none (CHK-02, CHK-04). */
export const reservationMail = (whom: 'shopper' | 'dealer', notice: ReservationNotice): ReservationMail | null =>
  (whom === 'shopper' ? toShopper : toDealer)[notice.event]?.(notice) ?? null
