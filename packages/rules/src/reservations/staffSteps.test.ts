import { expect, it } from 'vitest'
import { reservationStates, reservationStateTexts } from '../entities/reservationStates'
import { mayShopperRelease, staffSteps } from './reservationStep'
import { settledStates } from './testing/settledStates'

it.each([
  { name: 'one that waits for its payment', state: 'holding', dispute: null, actions: ['release'] },
  { name: 'one that is paid', state: 'charged', dispute: null, actions: ['complete', 'release'] },
  { name: 'one that is over', state: 'refunded', dispute: null, actions: [] },
  { name: 'a refund that hangs', state: 'refund_pending', dispute: null, actions: ['retryReturn', 'returnedByHand'] },
  { name: 'a refund that failed', state: 'refund_failed', dispute: null, actions: ['retryReturn', 'returnedByHand'] },
  { name: 'one the bank looks into', state: 'disputed', dispute: 'open', actions: ['complete', 'returnedByHand'] },
  { name: 'one the bank decided for the dealer', state: 'disputed', dispute: 'won', actions: ['complete', 'release', 'returnedByHand'] },
  { name: 'one whose bank dropped its question', state: 'disputed', dispute: null, actions: ['complete', 'release', 'returnedByHand'] },
  { name: 'a sale', state: 'completed', dispute: null, actions: [] },
  { name: 'a sale whose deposit could not be taken', state: 'completed', dispute: null, gaveUp: true, actions: ['retryCapture'] },
] as const)('what people may do with $name (CHK-02, CHK-04)', ({ state, dispute, actions, ...rest }) => {
  expect(staffSteps({ state, dispute, gaveUp: 'gaveUp' in rest })).toEqual(actions)
})

it('leaves no reservation without a way on until it is settled (CHK-02)', () => {
  const finalStates: readonly string[] = settledStates
  for (const state of reservationStates.filter((each) => !finalStates.includes(each)))
    for (const dispute of [null, 'open', 'won', 'lost'] as const)
      expect([state, dispute, staffSteps({ state, dispute, gaveUp: false }).length > 0]).toEqual([state, dispute, true])
})

it('a shopper may cancel until the car is theirs (CHK-04)', () => {
  expect(reservationStates.filter(mayShopperRelease)).toEqual(['holding', 'authorised', 'charged'])
})

it('has words for every state (CHK-02)', () => {
  for (const state of reservationStates)
    for (const words of Object.values(reservationStateTexts[state])) expect(words.length).toBeGreaterThan(3)
})
