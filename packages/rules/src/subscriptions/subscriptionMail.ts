import type { MailRecipient, ReservationMail, ReservationNotice } from '../reservations/reservationMail'
import { reservationMail } from '../reservations/reservationMail'
import type { ReservationEvent } from '../reservations/reservationStep'

type Texts = { readonly [Event in ReservationEvent]?: (notice: ReservationNotice) => ReservationMail }

const moneyGoes = ({ amount }: ReservationNotice): string =>
  `The ${amount} you paid will go back to the card you paid with. It can take up to 10 days to appear.`

const paidMail = ({ carName, amount, dealerName }: ReservationNotice): ReservationMail => ({
  subject: `Your subscription to the ${carName}`,
  heading: 'Thanks, we’ve received your payment',
  text: [
    `You’ve paid ${amount} for the first weeks and the bond, and the ${carName} is on hold for you.`,
    `${dealerName} will call you to check your identity and licence before your start date. If we can’t go ahead, you’ll get all of it back.`,
  ],
})

const toShopper: Texts = {
  authorise: paidMail,
  charge: paidMail,
  extend: ({ carName, until, dealerName }) => ({
    subject: `${carName} is on hold for you longer`,
    heading: 'We’ve extended your hold',
    text: [
      `${dealerName} is holding the ${carName} for you${until === null ? '' : ` until ${until}`}, so there’s time to finish the checks.`,
    ],
  }),
  release: (notice) => ({
    subject: `Subscription cancelled: ${notice.carName}`,
    heading: 'Your subscription is cancelled',
    text: [
      notice.because === 'dealer'
        ? `${notice.dealerName} can’t go ahead with your subscription to the ${notice.carName}. They can tell you why.`
        : `You’ve cancelled your subscription to the ${notice.carName}.`,
      moneyGoes(notice),
    ],
  }),
  expire: (notice) => ({
    subject: `Subscription ended: ${notice.carName}`,
    heading: 'Your subscription didn’t start',
    text: [`The ${notice.carName} was on hold for you, but the checks weren’t finished in time.`, moneyGoes(notice)],
  }),
  tooLate: (notice) => ({
    subject: `${notice.carName}: your payment is on its way back`,
    heading: 'Your payment arrived too late',
    text: [`When your payment for the ${notice.carName} reached us, the car was no longer available. We’re sorry.`, moneyGoes(notice)],
  }),
  complete: ({ carName, dealerName }) => ({
    subject: `Your subscription to the ${carName} has started`,
    heading: 'Your subscription has started',
    text: [`Enjoy the ${carName}. ${dealerName} has your bond and will return it at the end of the subscription.`],
  }),
  partReturned: ({ carName, amount, part, dealerName }) => ({
    subject: `${part} of your payment has been returned`,
    heading: 'Part of your payment has been returned',
    text: [
      `${dealerName} has returned ${part} of the ${amount} you paid for the ${carName} to the card you paid with. It can take up to 10 days to appear.`,
    ],
  }),
  returned: ({ carName, amount }) => ({
    subject: `Your ${amount} has been returned`,
    heading: 'Your payment has been returned',
    text: [`The ${amount} you paid for the ${carName} has gone back to the card you paid with. It can take up to 10 days to appear.`],
  }),
  returnedByHand: ({ carName, amount, dealerName }) => ({
    subject: `Your ${amount} has been returned`,
    heading: 'Your payment has been returned',
    text: [`${dealerName} has returned the ${amount} you paid for the ${carName} another way, not to your card.`],
  }),
  returnFailed: ({ carName, amount, dealerName }) => ({
    subject: `Your ${amount} refund: we need your help`,
    heading: 'We couldn’t return your payment to the card',
    text: [
      `Your bank didn’t accept the refund of the ${amount} you paid for the ${carName}. This can happen if the card has been closed.`,
      `${dealerName} knows about it and will return it another way. All you need to do is answer when they call.`,
    ],
  }),
}

const toCheck = ({ carName, shopperName, amount }: ReservationNotice): ReservationMail => ({
  subject: `Subscription to check: ${carName}`,
  heading: `${shopperName} subscribed to a car`,
  text: [`They paid ${amount} for the first weeks and the bond on the ${carName}.`, 'Check their identity and licence, then start it.'],
})

const toDealer: Texts = {
  authorise: toCheck,
  charge: toCheck,
  release: ({ carName, shopperName, because }) => ({
    subject: `Cancelled: ${carName}`,
    heading: 'A subscription was cancelled',
    text: [
      `${because === 'shopper' ? shopperName : 'Someone at the dealership'} cancelled the subscription to the ${carName}. The car is available again, and the payment is returned automatically.`,
    ],
  }),
  expire: ({ carName, shopperName }) => ({
    subject: `Subscription expired: ${carName}`,
    heading: 'A subscription has expired',
    text: [
      `${shopperName}’s subscription to the ${carName} wasn’t started in time. The car is available again, and the payment is returned automatically.`,
    ],
  }),
  tooLate: ({ carName, shopperName, amount }) => ({
    subject: `Paid too late: ${carName}`,
    heading: 'A payment arrived too late',
    text: [
      `${shopperName} paid ${amount} for the ${carName} when it was no longer available. It is returned automatically. They may want another car.`,
    ],
  }),
  returnFailed: ({ carName, shopperName, amount }) => ({
    subject: `Refund failed: ${amount} for ${carName}`,
    heading: 'A refund failed',
    text: [
      `The ${amount} that ${shopperName} paid for the ${carName} couldn’t be refunded. Try again, or return it another way and make a note of it.`,
    ],
  }),
  partFailed: ({ carName, shopperName, amount, part }) => ({
    subject: `Partial refund failed: ${part} for ${carName}`,
    heading: 'A partial refund failed',
    text: [
      `${part} of the ${amount} that ${shopperName} paid for the ${carName} couldn’t be refunded to the card. You still hold it: try again, or return it another way.`,
    ],
  }),
  dispute: ({ carName, shopperName, amount }) => ({
    subject: `Disputed: ${amount} for ${carName}`,
    heading: 'A payment is disputed',
    text: [
      `${shopperName} has asked their bank to take back the ${amount} for the ${carName}. Respond in your payment account before the deadline. The car is available again.`,
    ],
  }),
  disputeLost: ({ carName, amount }) => ({
    subject: `Dispute lost: ${amount} for ${carName}`,
    heading: 'A dispute was decided against you',
    text: [`The bank has taken back the ${amount} for the ${carName}.`],
  }),
}

/** Notification about a subscription for the shopper or the dealership; null if there is none (CHK-02, CHK-04). */
const subscriptionMail = (whom: MailRecipient, notice: ReservationNotice): ReservationMail | null =>
  (whom === 'shopper' ? toShopper : toDealer)[notice.event]?.(notice) ?? null

/** Notification about a reservation or subscription; null if there is none (CHK-02, CHK-04). */
export const mailAboutReservation = (whom: MailRecipient, notice: ReservationNotice, isSubscription: boolean): ReservationMail | null =>
  (isSubscription ? subscriptionMail : reservationMail)(whom, notice)
