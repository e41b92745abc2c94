import type { EndedBecause, ReservationState } from '../entities/reservationStates'
import { mayRefundPart, type PaymentStanding } from './PaymentStanding'

/**
 * Events of a reservation. From the bank: `authorise`, `charge`, `letGo` (authorisation released), `ranOut` (released because it
 * expired), `returned` and `returnFailed` (refund of captured money), `partReturned` and `partFailed` (refund of a part), `dispute`,
 * `disputeLost`. From users: `release`, `complete`, `extend`, `refundPart`, `retryReturn`, `returnedByHand`, `retryCapture`. From
 * timers: `lapse`, `expire`. `tooLate` is a payment for a car that is no longer available.
 */
export const reservationEvents = [
  'authorise',
  'charge',
  'lapse',
  'release',
  'expire',
  'complete',
  'extend',
  'refundPart',
  'partReturned',
  'partFailed',
  'tooLate',
  'letGo',
  'ranOut',
  'returned',
  'returnFailed',
  'retryReturn',
  'returnedByHand',
  'retryCapture',
  'dispute',
  'disputeLost',
] as const
export type ReservationEvent = (typeof reservationEvents)[number]

interface ReservationStep {
  readonly to: ReservationState
}

type Steps = { readonly [Event in ReservationEvent]?: ReservationStep }

const giveBack = { to: 'refund_pending' } as const
/** Paid and returned before we were notified. */
const cameAndWent: Steps = { letGo: { to: 'expired' }, returned: { to: 'refunded' } }

/** Refunds of a part of a captured deposit, which change no state. */
const partsIn = <State extends ReservationState>(state: State) =>
  ({ refundPart: { to: state }, partReturned: { to: state }, partFailed: { to: state } }) as const satisfies Steps

/** State machine of reservations: allowed events per state, with the next state (CHK-02, CHK-04). */
export const reservationSteps: { readonly [State in ReservationState]: Steps } = {
  // By staff, without a deposit: nothing to refund.
  reserved: {
    complete: { to: 'completed' },
    extend: { to: 'reserved' },
    release: { to: 'released' },
    expire: { to: 'expired' },
  },
  holding: {
    authorise: { to: 'authorised' },
    charge: { to: 'charged' },
    ...cameAndWent,
    lapse: { to: 'lapsed' },
    release: { to: 'released' },
  },
  authorised: {
    charge: { to: 'charged' },
    complete: { to: 'completed' },
    extend: { to: 'authorised' },
    release: giveBack,
    expire: giveBack,
    ...cameAndWent,
    dispute: { to: 'disputed' },
  },
  charged: {
    complete: { to: 'completed' },
    extend: { to: 'charged' },
    ...partsIn('charged'),
    release: giveBack,
    expire: giveBack,
    returned: { to: 'refunded' },
    dispute: { to: 'disputed' },
  },
  // A sale stays completed during a dispute about its deposit.
  completed: {
    ...partsIn('completed'),
    letGo: { to: 'refunded' },
    returned: { to: 'refunded' },
    disputeLost: { to: 'refunded' },
    retryCapture: { to: 'completed' },
  },
  // A late payment restores the reservation if the car is still available.
  lapsed: { authorise: { to: 'authorised' }, charge: { to: 'charged' }, tooLate: giveBack, ...cameAndWent },
  released: { tooLate: giveBack, returned: { to: 'refunded' } },
  expired: { tooLate: giveBack, returned: { to: 'refunded' } },
  // A refund may be stuck, such as when the provider is unreachable; staff don't have to wait for the bank.
  refund_pending: {
    retryReturn: giveBack,
    returnedByHand: { to: 'refunded' },
    letGo: { to: 'released' },
    ranOut: { to: 'expired' },
    returned: { to: 'refunded' },
    returnFailed: { to: 'refund_failed' },
    disputeLost: { to: 'refunded' },
  },
  // A bank may reject a refund that it had accepted.
  refunded: { returnFailed: { to: 'refund_failed' } },
  refund_failed: {
    retryReturn: giveBack,
    letGo: { to: 'released' },
    ranOut: { to: 'expired' },
    returned: { to: 'refunded' },
    returnedByHand: { to: 'refunded' },
    disputeLost: { to: 'refunded' },
  },
  // During a dispute the money can't be moved; staff act after the decision.
  disputed: {
    disputeLost: { to: 'refunded' },
    returned: { to: 'refunded' },
    complete: { to: 'completed' },
    release: giveBack,
    returnedByHand: { to: 'refunded' },
  },
}

/** The transition of an event in a state; null if it doesn't apply, such as a duplicate (CHK-02). */
export const reservationStep = (state: ReservationState, event: ReservationEvent): ReservationStep | null =>
  reservationSteps[state][event] ?? null

/** Why a reservation ended, after an event; otherwise unchanged (CHK-04). */
export const becauseAfter = (
  event: ReservationEvent,
  by: 'shopper' | 'staff' | 'system',
  before: EndedBecause | null,
): EndedBecause | null => {
  if (event === 'release') return by === 'shopper' ? 'shopper' : 'dealer'
  if (event === 'expire' || event === 'lapse') return 'time'
  if (event === 'tooLate') return 'late'
  if (event === 'authorise' || event === 'charge') return null
  return before ?? (event === 'letGo' || event === 'returned' || event === 'disputeLost' ? 'bank' : null)
}

/** Staff actions on a reservation, with labels (CHK-02, CHK-04). */
export const staffActions = {
  complete: { label: 'Complete the sale', done: 'Completed the sale of' },
  extend: { label: 'Extend the reservation', done: 'Extended the reservation of' },
  refundPart: { label: 'Refund part of the deposit', done: 'Refunding part of the deposit for' },
  release: { label: 'Cancel and refund the deposit', done: 'Cancelled the reservation of' },
  retryReturn: { label: 'Retry the refund', done: 'Retried the refund for' },
  returnedByHand: { label: 'Mark as returned another way', done: 'Recorded the deposit as returned another way for' },
  retryCapture: { label: 'Retry taking the deposit', done: 'Retried taking the deposit for' },
} as const satisfies { readonly [Event in ReservationEvent]?: { readonly label: string; readonly done: string } }

export type StaffAction = keyof typeof staffActions

interface Standing {
  readonly state: ReservationState
  readonly payment: PaymentStanding
}

/**
 * Staff actions possible on a reservation now (CHK-02). Disputed money can't be moved until the bank decides, but a settlement with the
 * shopper can be recorded. Of a completed sale, a part of the deposit can be refunded, or its failed capture retried.
 */
export const staffSteps = ({ state, payment }: Standing): StaffAction[] =>
  (Object.keys(staffActions) as StaffAction[]).filter((action) => {
    if (reservationStep(state, action) === null) return false
    if (action === 'retryCapture') return payment.gaveUp && payment.intent === 'capture'
    if (action === 'refundPart') return mayRefundPart(payment)
    return state !== 'disputed' || payment.dispute !== 'open' || action !== 'release'
  })

/** Whether a shopper may cancel through the link of their mail: until the sale is completed (CHK-04). */
export const mayShopperRelease = (state: ReservationState): boolean => state === 'holding' || state === 'authorised' || state === 'charged'
