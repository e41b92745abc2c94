import { expect, it } from 'vitest'
import { reservationStates, reservationStateTexts } from '../entities/reservationStates'
import { mayShopperRelease, staffSteps } from './staffSteps'

it.each([
  { name: 'one that waits for its payment', state: 'holding', dispute: null, deeds: ['release'] },
  { name: 'one that is paid', state: 'charged', dispute: null, deeds: ['complete', 'release'] },
  { name: 'one that is over', state: 'refunded', dispute: null, deeds: [] },
  { name: 'a refund that failed', state: 'refund_failed', dispute: null, deeds: ['retryReturn', 'returnedByHand'] },
  { name: 'one the bank looks into', state: 'disputed', dispute: 'open', deeds: [] },
  { name: 'one the bank decided for the dealer', state: 'disputed', dispute: 'won', deeds: ['complete', 'release', 'returnedByHand'] },
] as const)('what people may do with $name (CHK-02, CHK-04)', ({ state, dispute, deeds }) => {
  expect(staffSteps({ state, dispute })).toEqual(deeds)
})

it('a shopper may cancel until the car is theirs (CHK-04)', () => {
  expect(reservationStates.filter(mayShopperRelease)).toEqual(['holding', 'authorised', 'charged'])
})

it('has words for every state (CHK-02)', () => {
  for (const state of reservationStates)
    for (const words of Object.values(reservationStateTexts[state])) expect(words.length).toBeGreaterThan(3)
})
