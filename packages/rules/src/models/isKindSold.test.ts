import { expect, it } from 'vitest'
import { isKindSold } from './modelItemType'

const bike = { makeSlug: 'honda', count: 3, otherCount: 3 }
const car = { makeSlug: 'honda', count: 2, otherCount: 0 }

it.each<{ name: string; body?: string | null; stock: readonly (typeof bike)[]; sold: boolean }>([
  { name: 'a car where its maker’s motorcycles alone stand', stock: [bike], sold: false },
  { name: 'a motorcycle there', body: 'Naked', stock: [bike], sold: true },
  { name: 'a model without a body', body: null, stock: [bike], sold: true },
  { name: 'a car where both stand', stock: [bike, car], sold: true },
  { name: 'a car beside cars', stock: [car], sold: true },
  { name: 'a car of a make with nothing in stock', stock: [], sold: true },
  { name: 'a car beside another maker’s motorcycles', stock: [{ ...bike, makeSlug: 'yamaha' }], sold: true },
])('isKindSold says $sold of $name (MOD-01)', ({ body = 'Sedan', stock, sold }) => {
  expect(isKindSold({ makeSlug: 'honda', body }, stock)).toBe(sold)
})
