import { expect, it } from 'vitest'
import { type ReservationState, reservationStates, reservationStateTexts } from '../entities/reservationStates'
import { type DisputeState, newStanding, type PaymentStanding } from './PaymentStanding'
import { mayShopperRelease, type StaffAction, staffSteps } from './reservationStep'
import { finalReservationStates } from './testing/finalReservationStates'

interface StaffCase {
  readonly name: string
  readonly state: ReservationState
  readonly dispute: DisputeState | null
  readonly actions: readonly StaffAction[]
  readonly payment?: Partial<PaymentStanding>
}

const cases: readonly StaffCase[] = [
  { name: 'one that awaits payment', state: 'holding', dispute: null, actions: ['release'] },
  { name: 'one that is paid', state: 'charged', dispute: null, actions: ['complete', 'extend', 'release'] },
  { name: 'one that is over', state: 'refunded', dispute: null, actions: [] },
  { name: 'a pending refund', state: 'refund_pending', dispute: null, actions: ['retryReturn', 'returnedByHand'] },
  { name: 'a refund that failed', state: 'refund_failed', dispute: null, actions: ['retryReturn', 'returnedByHand'] },
  { name: 'one under review by the bank', state: 'disputed', dispute: 'open', actions: ['complete', 'returnedByHand'] },
  { name: 'one the bank decided for the dealer', state: 'disputed', dispute: 'won', actions: ['complete', 'release', 'returnedByHand'] },
  { name: 'one whose dispute was dropped', state: 'disputed', dispute: null, actions: ['complete', 'release', 'returnedByHand'] },
  { name: 'a sale', state: 'completed', dispute: null, actions: [] },
  {
    name: 'a sale whose deposit could not be captured',
    state: 'completed',
    dispute: null,
    actions: ['retryCapture'],
    payment: { money: 'authorised', gaveUp: true, intent: 'capture' },
  },
  {
    name: 'one whose deposit was captured',
    state: 'charged',
    dispute: null,
    actions: ['complete', 'extend', 'refundPart', 'release'],
    payment: { money: 'charged' },
  },
  {
    name: 'one with a pending partial refund',
    state: 'charged',
    dispute: null,
    actions: ['complete', 'extend', 'release'],
    payment: { money: 'charged', decidedPartsCents: 5_000, intent: 'giveBackPart' },
  },
  {
    name: 'a sale whose deposit was captured',
    state: 'completed',
    dispute: null,
    actions: ['refundPart'],
    payment: { money: 'charged' },
  },
]

it.each(cases)('staff may take the listed actions on $name (CHK-02, CHK-04)', ({ state, dispute, actions, payment }) => {
  expect(staffSteps({ state, payment: { ...newStanding, dispute, ...payment } })).toEqual(actions)
})

it('every unsettled reservation has an action for staff (CHK-02)', () => {
  const finalStates: readonly string[] = finalReservationStates
  for (const state of reservationStates.filter((each) => !finalStates.includes(each)))
    for (const dispute of [null, 'open', 'won', 'lost'] as const)
      expect([state, dispute, staffSteps({ state, payment: { ...newStanding, dispute } }).length > 0]).toEqual([state, dispute, true])
})

it('a shopper may cancel until the sale is completed (CHK-04)', () => {
  expect(reservationStates.filter(mayShopperRelease)).toEqual(['holding', 'authorised', 'charged'])
})

it('the console has texts for every state (CHK-02)', () => {
  for (const state of reservationStates)
    for (const text of Object.values(reservationStateTexts[state])) expect(text.length).toBeGreaterThan(3)
})
