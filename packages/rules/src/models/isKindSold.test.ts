import { expect, it } from 'vitest'
import { isKindSold } from './modelItemType'

const bike = { makeSlug: 'honda', count: 3, otherCount: 3 }
const car = { makeSlug: 'honda', count: 2, otherCount: 0 }

it.each<{ name: string; body?: string | null; stock: readonly (typeof bike)[]; sold: boolean }>([
  { name: 'a car whose make has only motorcycles in stock', stock: [bike], sold: false },
  { name: 'a motorcycle whose make has only motorcycles in stock', body: 'Naked', stock: [bike], sold: true },
  { name: 'a model without a body', body: null, stock: [bike], sold: true },
  { name: 'a car whose make has both in stock', stock: [bike, car], sold: true },
  { name: 'a car whose make has cars in stock', stock: [car], sold: true },
  { name: 'a car of a make with nothing in stock', stock: [], sold: true },
  { name: 'a car, if another make has motorcycles in stock', stock: [{ ...bike, makeSlug: 'yamaha' }], sold: true },
])('isKindSold is $sold for $name (MOD-01)', ({ body = 'Sedan', stock, sold }) => {
  expect(isKindSold({ makeSlug: 'honda', body }, stock)).toBe(sold)
})
