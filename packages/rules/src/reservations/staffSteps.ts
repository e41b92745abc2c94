import type { ReservationState } from '../entities/reservationStates'
import type { PaymentStanding } from './PaymentStanding'
import type { ReservationEvent } from './reservationStep'
import { reservationStep } from './reservationStep'

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
