import { expect, it } from 'vitest'
import { buildTradeIn } from '../testing/buildTradeIn'
import { tradedIn, tradedInId, tradeInChoice } from './leftToPay'

const valued = [buildTradeIn({ vehicleId: 'a' }), buildTradeIn({ vehicleId: 'b' })]

it.each([
  { name: 'the one that was chosen', has: tradeInChoice('b'), id: 'b', found: 'b' },
  { name: 'one that is no longer stored', has: tradeInChoice('c'), id: 'c', found: null },
  { name: 'another vehicle, valued by staff', has: 'ask', id: null, found: null },
  { name: 'none', has: 'none', id: null, found: null },
])('a checkout finds the vehicle that is traded in (TRD-02): $name', ({ has, id, found }) => {
  const entered = { tradeIn: { has } }
  expect(tradedInId(entered)).toBe(id)
  expect(tradedIn({ entered, valued })?.vehicleId ?? null).toBe(found)
})

it('a checkout has no trade-in before the trade-in step (TRD-02)', () => expect(tradedIn({ entered: {}, valued })).toBeNull())
