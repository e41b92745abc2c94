import { expect, it } from 'vitest'
import { within } from './calculatorBounds'

it.each([
  { name: 'between the bounds', value: 5, expected: 5 },
  { name: 'at the lower bound', value: 1, expected: 1 },
  { name: 'below it', value: 0.5, expected: 1 },
  { name: 'at the upper bound', value: 7, expected: 7 },
  { name: 'above it', value: 7.5, expected: 7 },
  { name: 'infinite', value: Number.POSITIVE_INFINITY, expected: 7 },
  { name: 'infinitely small', value: Number.NEGATIVE_INFINITY, expected: 1 },
])('the finance calculator keeps a number $name within 1 and 7 (FIN-20)', ({ value, expected }) =>
  expect(within(value, 1, 7)).toBe(expected),
)

it('a bounded value is the lower of crossed bounds (FIN-20)', () => expect(within(5, 9, 3)).toBe(9))
