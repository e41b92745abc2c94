import type { EndedBecause, ReservationState } from '../entities/reservationStates'
import type { ReservationEvent } from './reservationStep'

type Whom = 'shopper' | 'dealer'

/** Recipients of mail by event; other events send none (CHK-02, CHK-04). */
const mails: { readonly [Event in ReservationEvent]?: readonly Whom[] } = {
  authorise: ['shopper', 'dealer'],
  charge: ['shopper', 'dealer'],
  release: ['shopper', 'dealer'],
  expire: ['shopper', 'dealer'],
  complete: ['shopper'],
  tooLate: ['shopper', 'dealer'],
  returned: ['shopper'],
  returnedByHand: ['shopper'],
  returnFailed: ['shopper', 'dealer'],
  dispute: ['dealer'],
  disputeLost: ['dealer'],
}

/** Recipients of mail about an event that led to a state (CHK-02, CHK-04): none for a hold cancelled before payment. */
export const reservationMails = (event: ReservationEvent, state: ReservationState): readonly Whom[] =>
  event === 'release' && state === 'released' ? [] : (mails[event] ?? [])

/** Data of a notification about a reservation. */
export interface ReservationNotice {
  readonly event: ReservationEvent
  readonly state: ReservationState
  readonly because: EndedBecause | null
  readonly carName: string
  /** The deposit, such as '$200'. */
  readonly amount: string
  /** End of the reservation, formatted; null if not reserved. */
  readonly until: string | null
  readonly dealerName: string
  readonly shopperName: string
  /** Whether the deposit was captured, or only authorised. */
  readonly wasTaken: boolean
}

interface News {
  readonly subject: string
  readonly heading: string
  readonly text: readonly string[]
}

const moneyGoes = ({ wasTaken, amount }: ReservationNotice): string =>
  wasTaken
    ? `Your deposit of ${amount} goes back to the card you paid with. Banks take up to ten days to show it.`
    : `Your deposit of ${amount} was never taken. Your bank releases it within a few days.`

const toShopper: { readonly [Event in ReservationEvent]?: (notice: ReservationNotice) => News } = {
  authorise: ({ carName, amount, until, dealerName }) => ({
    subject: `${carName} is reserved for you`,
    heading: 'The car is reserved for you',
    text: [
      `${dealerName} is holding the ${carName} for you${until === null ? '' : ` until ${until}`}.`,
      `Your deposit of ${amount} is set aside on your card. It is taken only if you buy the car.`,
    ],
  }),
  charge: ({ carName, amount, until, dealerName }) => ({
    subject: `${carName} is reserved for you`,
    heading: 'The car is reserved for you',
    text: [
      `${dealerName} is holding the ${carName} for you${until === null ? '' : ` until ${until}`}.`,
      `You paid a deposit of ${amount}. It is part of the price if you buy the car, and is returned to you if you don’t.`,
    ],
  }),
  release: (notice) => ({
    subject: `Reservation of ${notice.carName} cancelled`,
    heading: 'The reservation was cancelled',
    text: [
      notice.because === 'dealer'
        ? `${notice.dealerName} had to cancel the reservation of the ${notice.carName}.`
        : `You cancelled the reservation of the ${notice.carName}.`,
      moneyGoes(notice),
    ],
  }),
  expire: (notice) => ({
    subject: `Reservation of ${notice.carName} has ended`,
    heading: 'The reservation has ended',
    text: [`${notice.dealerName} held the ${notice.carName} for you until now. It is for sale to everybody again.`, moneyGoes(notice)],
  }),
  tooLate: (notice) => ({
    subject: `${notice.carName}: your deposit comes back`,
    heading: 'Your payment came too late',
    text: [`When your payment for the ${notice.carName} reached us, the car was no longer available. We are sorry.`, moneyGoes(notice)],
  }),
  complete: ({ carName, amount }) => ({
    subject: `${carName} is yours`,
    heading: 'The car is yours',
    text: [`Thank you for buying the ${carName}. Your deposit of ${amount} is part of its price.`],
  }),
  returned: ({ carName, amount }) => ({
    subject: `Your deposit of ${amount} was returned`,
    heading: 'Your deposit was returned',
    text: [`The deposit of ${amount} for the ${carName} went back to the card you paid with. Banks take up to ten days to show it.`],
  }),
  returnedByHand: ({ carName, amount, dealerName }) => ({
    subject: `Your deposit of ${amount} was returned`,
    heading: 'Your deposit was returned',
    text: [`${dealerName} returned your deposit of ${amount} for the ${carName} another way than to your card.`],
  }),
  returnFailed: ({ carName, amount, dealerName }) => ({
    subject: `Your deposit of ${amount}: we need your help`,
    heading: 'We could not return your deposit to the card',
    text: [
      `Your bank did not take back the deposit of ${amount} for the ${carName}, for example because the card was closed.`,
      `${dealerName} knows and will return it another way. All you need to do is answer when they call.`,
    ],
  }),
}

const toDealer: { readonly [Event in ReservationEvent]?: (notice: ReservationNotice) => News } = {
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
      `${because === 'shopper' ? shopperName : 'Somebody of the dealership'} cancelled the reservation of the ${carName}. The car is available again, and the deposit is returned automatically.`,
    ],
  }),
  expire: ({ carName, shopperName }) => ({
    subject: `Ran out: ${carName}`,
    heading: 'A reservation ran out',
    text: [
      `The time for which ${shopperName} had reserved the ${carName} is over. The car is available again, and the deposit is returned automatically.`,
    ],
  }),
  tooLate: ({ carName, shopperName, amount }) => ({
    subject: `Paid too late: ${carName}`,
    heading: 'A deposit came too late',
    text: [
      `${shopperName} paid ${amount} for the ${carName} when it was no longer available. The deposit is returned automatically. They may want another car.`,
    ],
  }),
  returnFailed: ({ carName, shopperName, amount }) => ({
    subject: `Refund failed: ${amount} for ${carName}`,
    heading: 'A refund failed',
    text: [
      `The deposit of ${amount} that ${shopperName} paid for the ${carName} could not be given back. Try it again, or return it another way and note that.`,
    ],
  }),
  dispute: ({ carName, shopperName, amount }) => ({
    subject: `Disputed: ${amount} for ${carName}`,
    heading: 'A deposit is disputed',
    text: [
      `The bank of ${shopperName} was asked to take back the deposit of ${amount} for the ${carName}. Answer in your payment account in time. The car is available again.`,
    ],
  }),
  disputeLost: ({ carName, amount }) => ({
    subject: `Dispute lost: ${amount} for ${carName}`,
    heading: 'A dispute was decided against you',
    text: [`The bank took back the deposit of ${amount} for the ${carName}.`],
  }),
}

/** Notification about a reservation for the shopper or the dealership; null if there is none (CHK-02, CHK-04). */
export const reservationNews = (whom: 'shopper' | 'dealer', notice: ReservationNotice): News | null =>
  (whom === 'shopper' ? toShopper : toDealer)[notice.event]?.(notice) ?? null
