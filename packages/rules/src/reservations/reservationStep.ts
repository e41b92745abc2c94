import type { EndedBecause, ReservationState } from '../entities/reservationStates'

/**
 * What can happen to a reservation. From the bank: `authorise`, `charge`, `letGo` (an authorisation went), `ranOut` (it went as the
 * time was over), `returned` and `returnFailed` (of money that was taken), `dispute`, `disputeLost`. From people: `release`,
 * `complete`, `retryReturn`, `returnedByHand`. From the clock: `lapse`, `expire`. `tooLate` is a payment for a car that is no longer to be had.
 */
export const reservationEvents = [
  'authorise',
  'charge',
  'lapse',
  'release',
  'expire',
  'complete',
  'tooLate',
  'letGo',
  'ranOut',
  'returned',
  'returnFailed',
  'retryReturn',
  'returnedByHand',
  'dispute',
  'disputeLost',
] as const
export type ReservationEvent = (typeof reservationEvents)[number]

/** What is asked of the payment provider: its page is closed, the money taken, or given back. */
export type PaymentIntent = 'close' | 'capture' | 'giveBack'

export interface ReservationStep {
  readonly to: ReservationState
  readonly follow?: PaymentIntent
}

type Steps = { readonly [Event in ReservationEvent]?: ReservationStep }

const giveBack = { to: 'refund_pending', follow: 'giveBack' } as const
/** What was paid and went back before anybody here heard of it. */
const cameAndWent: Steps = { letGo: { to: 'expired' }, returned: { to: 'refunded' } }

/** The state machine of reservations: what may happen in each state, where it leads, and what follows for the money (CHK-02, CHK-04). */
export const reservationSteps: { readonly [State in ReservationState]: Steps } = {
  holding: {
    authorise: { to: 'authorised' },
    charge: { to: 'charged' },
    ...cameAndWent,
    lapse: { to: 'lapsed', follow: 'close' },
    release: { to: 'released', follow: 'close' },
  },
  authorised: {
    charge: { to: 'charged' },
    complete: { to: 'completed', follow: 'capture' },
    release: giveBack,
    expire: giveBack,
    letGo: { to: 'expired' },
    dispute: { to: 'disputed' },
  },
  charged: {
    complete: { to: 'completed' },
    release: giveBack,
    expire: giveBack,
    returned: { to: 'refunded' },
    dispute: { to: 'disputed' },
  },
  // A sale stays one while a bank looks into its deposit.
  completed: { letGo: { to: 'refunded' }, returned: { to: 'refunded' }, disputeLost: { to: 'refunded' } },
  // A payment that comes after all has the car again if nobody else does.
  lapsed: { authorise: { to: 'authorised' }, charge: { to: 'charged' }, tooLate: giveBack, ...cameAndWent },
  released: { tooLate: giveBack, returned: { to: 'refunded' } },
  expired: { tooLate: giveBack, returned: { to: 'refunded' } },
  refund_pending: {
    letGo: { to: 'released' },
    ranOut: { to: 'expired' },
    returned: { to: 'refunded' },
    returnFailed: { to: 'refund_failed' },
    disputeLost: { to: 'refunded' },
  },
  refunded: {},
  refund_failed: {
    retryReturn: giveBack,
    returned: { to: 'refunded' },
    returnedByHand: { to: 'refunded' },
    disputeLost: { to: 'refunded' },
  },
  // While the bank looks into it the money can’t be moved: what follows is for people, once it has decided.
  disputed: {
    disputeLost: { to: 'refunded' },
    returned: { to: 'refunded' },
    complete: { to: 'completed' },
    release: giveBack,
    returnedByHand: { to: 'refunded' },
  },
}

/** Where an event leads from a state; null where it means nothing there, such as a repeat (CHK-02). */
export const reservationStep = (state: ReservationState, event: ReservationEvent): ReservationStep | null =>
  reservationSteps[state][event] ?? null

/** Why a reservation ended that an event ended; what it was before otherwise (CHK-04). */
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
