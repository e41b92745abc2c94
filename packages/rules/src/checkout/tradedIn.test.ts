import { expect, it } from 'vitest'
import { buildTradeIn } from '../testing/buildTradeIn'
import { tradedIn, tradedInId, tradeInChoice } from './leftToPay'

const valued = [buildTradeIn({ vehicleId: 'a' }), buildTradeIn({ vehicleId: 'b' })]

it.each([
  { name: 'the one that was chosen', has: tradeInChoice('b'), id: 'b', found: 'b' },
  { name: 'one that is no longer stored', has: tradeInChoice('c'), id: 'c', found: null },
  { name: 'another, by hand', has: 'ask', id: null, found: null },
  { name: 'none', has: 'none', id: null, found: null },
])('a journey knows the vehicle it is paid with in part (TRD-02): $name', ({ has, id, found }) => {
  const entered = { tradeIn: { has } }
  expect(tradedInId(entered)).toBe(id)
  expect(tradedIn({ entered, valued })?.vehicleId ?? null).toBe(found)
})

it('a journey knows of no vehicle before it was asked (TRD-02)', () => expect(tradedIn({ entered: {}, valued })).toBeNull())
