/** A reservation takes contact details and the deposit; a purchase and a subscription take all steps before the payment. */
export const journeyKinds = ['reserve', 'buy', 'subscribe'] as const
export type JourneyKind = (typeof journeyKinds)[number]

/** States of a reservation (CHK-02). `reserved`: by staff, without a deposit. */
export const reservationStates = [
  'reserved',
  'holding',
  'authorised',
  'charged',
  'completed',
  'lapsed',
  'released',
  'expired',
  'refund_pending',
  'refunded',
  'refund_failed',
  'disputed',
] as const
export type ReservationState = (typeof reservationStates)[number]

/** Why a reservation ended: cancelled by the shopper or the dealer, expired, paid too late, or failed at the bank. */
export type EndedBecause = 'shopper' | 'dealer' | 'time' | 'late' | 'bank'

/** States that block the car for others: the database allows one such reservation per car (CHK-02). */
export const liveStates = ['reserved', 'holding', 'authorised', 'charged'] as const satisfies readonly ReservationState[]

/** Whether a reservation blocks the car for others (CHK-02). */
export const isLive = (state: ReservationState): boolean => (liveStates as readonly ReservationState[]).includes(state)

/** States of a reservation that was cancelled, or whose deposit goes back. */
export const cancelledStates = ['released', 'refund_pending', 'refunded', 'refund_failed'] as const satisfies readonly ReservationState[]

/** Whether a reservation was cancelled, or its deposit goes back (CHK-02). */
export const isCancelled = (state: ReservationState): boolean => (cancelledStates as readonly ReservationState[]).includes(state)

/** States in which staff must act, because no automatic step is left (CHK-02). */
export const staffStates = ['refund_failed', 'disputed'] as const satisfies readonly ReservationState[]

interface StateTexts {
  /** Label in the console. */
  readonly staff: string
  /** Explanation for staff, in a sentence. */
  readonly meaning: string
  /** Heading for the shopper. */
  readonly shopper: string
}

/** Texts of each state for staff and shoppers (CHK-02, CHK-04). */
export const reservationStateTexts: { readonly [State in ReservationState]: StateTexts } = {
  reserved: {
    staff: 'Reserved, no deposit',
    meaning: 'Your team reserved the car. No deposit was taken.',
    shopper: 'The car is reserved for you',
  },
  holding: {
    staff: 'Waiting for payment',
    meaning: 'The car is held for a few minutes while the customer pays.',
    shopper: 'The car is on hold while you pay',
  },
  authorised: {
    staff: 'Reserved',
    meaning: 'The deposit is held on the customer’s card. It hasn’t been taken.',
    shopper: 'The car is reserved for you',
  },
  charged: { staff: 'Reserved, paid', meaning: 'The deposit was taken.', shopper: 'The car is reserved for you' },
  completed: { staff: 'Sold', meaning: 'The car was sold to them, the deposit is part of its price.', shopper: 'The car is yours' },
  lapsed: { staff: 'Not paid', meaning: 'No payment came in time, so the car was released.', shopper: 'The car is no longer on hold' },
  released: { staff: 'Cancelled', meaning: 'It was cancelled, and nothing was taken.', shopper: 'Your reservation is cancelled' },
  expired: { staff: 'Expired', meaning: 'Its time ran out, and nothing was taken.', shopper: 'Your reservation has ended' },
  refund_pending: {
    staff: 'Refund in progress',
    meaning: 'The deposit is being given back.',
    shopper: 'Your deposit is on its way back',
  },
  refunded: { staff: 'Refunded', meaning: 'The deposit went back to the customer.', shopper: 'Your deposit has been returned' },
  refund_failed: {
    staff: 'Refund failed',
    meaning: 'The bank did not take the money back, for example as the card is closed. Try again, or return it another way.',
    shopper: 'We couldn’t return your deposit to the card',
  },
  disputed: {
    staff: 'Disputed',
    meaning: 'The customer’s bank was asked to take the deposit back. Answer in the payment account.',
    shopper: 'Your bank is looking into this payment',
  },
}
