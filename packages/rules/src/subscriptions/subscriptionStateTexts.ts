import { type ReservationState, reservationStateTexts } from '../entities/reservationStates'

type Texts = (typeof reservationStateTexts)[ReservationState]

/** Texts of a subscription's states, where they differ from a reservation's (CHK-02). */
const subscriptionTexts: { readonly [State in ReservationState]?: Texts } = {
  authorised: {
    staff: 'To be checked',
    meaning: 'The payment is held on the customer’s card. Check identity and licence, then start the subscription.',
    shopper: 'We’re checking your details',
  },
  charged: {
    staff: 'To be checked',
    meaning: 'The first payment and the bond were paid. Check identity and licence, then start the subscription.',
    shopper: 'We’re checking your details',
  },
  completed: {
    staff: 'Started',
    meaning: 'The subscription has started, and the car is withdrawn from the site.',
    shopper: 'Your subscription has started',
  },
  released: { staff: 'Cancelled', meaning: 'It was cancelled, and nothing was taken.', shopper: 'Your subscription is cancelled' },
  expired: { staff: 'Expired', meaning: 'It was not started in time, and nothing was taken.', shopper: 'Your subscription has ended' },
  refund_pending: {
    staff: 'Refund in progress',
    meaning: 'The first payment and the bond are being given back.',
    shopper: 'Your payment is on its way back',
  },
  refunded: {
    staff: 'Refunded',
    meaning: 'The first payment and the bond went back to the customer.',
    shopper: 'Your payment has been returned',
  },
  refund_failed: {
    staff: 'Refund failed',
    meaning: 'The bank did not take the money back, for example as the card is closed. Try again, or return it another way.',
    shopper: 'We couldn’t return your payment to the card',
  },
  disputed: {
    staff: 'Disputed',
    meaning: 'The shopper’s bank was asked to take the payment back. Answer in the payment account.',
    shopper: 'Your bank is looking into this payment',
  },
}

/** Texts of the state of a reservation or subscription. */
export const heldStateTexts = ({
  state,
  subscription,
}: {
  readonly state: ReservationState
  readonly subscription: object | null
}): Texts => (subscription === null ? undefined : subscriptionTexts[state]) ?? reservationStateTexts[state]
