import type { EndedBecause, ReservationState } from '../entities/reservationStates'
import type { PaymentStanding } from './PaymentStanding'

/**
 * What can happen to a reservation. From the bank: `authorise`, `charge`, `letGo` (an authorisation went), `ranOut` (it went as the
 * time was over), `returned` and `returnFailed` (of money that was taken), `dispute`, `disputeLost`. From people: `release`,
 * `complete`, `retryReturn`, `returnedByHand`, `retryCapture`. From the clock: `lapse`, `expire`. `tooLate` is a payment for a car that is no longer to be had.
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
/** What was paid and went back before anybody here heard of it. */
const cameAndWent: Steps = { letGo: { to: 'expired' }, returned: { to: 'refunded' } }

/** The state machine of reservations: what may happen in each state, and where it leads (CHK-02, CHK-04). */
export const reservationSteps: { readonly [State in ReservationState]: Steps } = {
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
    release: giveBack,
    expire: giveBack,
    ...cameAndWent,
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
  completed: {
    letGo: { to: 'refunded' },
    returned: { to: 'refunded' },
    disputeLost: { to: 'refunded' },
    retryCapture: { to: 'completed' },
  },
  // A payment that comes after all has the car again if nobody else does.
  lapsed: { authorise: { to: 'authorised' }, charge: { to: 'charged' }, tooLate: giveBack, ...cameAndWent },
  released: { tooLate: giveBack, returned: { to: 'refunded' } },
  expired: { tooLate: giveBack, returned: { to: 'refunded' } },
  // It may hang, as where the provider can't be reached: people need not wait for the bank.
  refund_pending: {
    retryReturn: giveBack,
    returnedByHand: { to: 'refunded' },
    letGo: { to: 'released' },
    ranOut: { to: 'expired' },
    returned: { to: 'refunded' },
    returnFailed: { to: 'refund_failed' },
    disputeLost: { to: 'refunded' },
  },
  // A bank may refuse a refund that it had taken.
  refunded: { returnFailed: { to: 'refund_failed' } },
  refund_failed: {
    retryReturn: giveBack,
    letGo: { to: 'released' },
    ranOut: { to: 'expired' },
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

/** What people of the dealership can do with a reservation, in the words of its buttons (CHK-02, CHK-04). */
export const staffDeeds = {
  complete: { label: 'Complete the sale', done: 'Completed the sale of' },
  release: { label: 'Cancel and give the deposit back', done: 'Cancelled the reservation of' },
  retryReturn: { label: 'Try the refund again', done: 'Tried the refund again for' },
  returnedByHand: { label: 'It was returned another way', done: 'Noted the deposit as returned another way for' },
  retryCapture: { label: 'Try to take the deposit again', done: 'Tried to take the deposit again for' },
} as const satisfies { readonly [Event in ReservationEvent]?: { readonly label: string; readonly done: string } }

export type StaffDeed = keyof typeof staffDeeds

interface Standing extends Pick<PaymentStanding, 'dispute' | 'gaveUp'> {
  readonly state: ReservationState
}

/**
 * What people may do with a reservation now (CHK-02). Money that a bank looks into stays where it is until the bank has decided; that it
 * was settled with the shopper can be noted all the same. A sale is over unless its deposit could not be taken.
 */
export const staffSteps = ({ state, dispute, gaveUp }: Standing): StaffDeed[] =>
  (Object.keys(staffDeeds) as StaffDeed[]).filter((deed) => {
    if (reservationStep(state, deed) === null) return false
    if (deed === 'retryCapture') return gaveUp
    return state !== 'disputed' || dispute !== 'open' || deed !== 'release'
  })

/** Whether a shopper may cancel, by the link of their mail: until the car is theirs (CHK-04). */
export const mayShopperRelease = (state: ReservationState): boolean => state === 'holding' || state === 'authorised' || state === 'charged'
