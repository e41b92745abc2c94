import { expect, test } from 'vitest'
import { stockDays } from './stockColumns'

test.each([
  { daysInStock: 0, isArrivalKnown: true, text: '0 days' },
  { daysInStock: 1, isArrivalKnown: true, text: '1 day' },
  { daysInStock: 0, isArrivalKnown: false, text: 'New in the list' },
  { daysInStock: 12, isArrivalKnown: false, text: 'At least 12 days' },
])('A car that is $daysInStock days in stock, its arrival known: $isArrivalKnown, reads “$text” (ENT-01)', ({ text, ...car }) =>
  expect(stockDays(car)).toBe(text),
)
