import { expect, it } from 'vitest'
import { weeklyLoan } from '../../testing/weeklyLoan'
import { reproducesFigure } from './figureFees'

it.each([
  { name: 'the terms give the figure', change: {}, is: true },
  { name: 'the terms give it within a dollar', change: { weeklyCents: 14_430 }, is: true },
  { name: 'the terms differ by more than a dollar', change: { weeklyCents: 14_440 }, is: false },
  { name: 'the terms give it with the named fee', change: { weeklyCents: 14_985, establishmentFeesCents: 136_050 }, is: true },
  { name: 'the terms don’t give it without the fee', change: { weeklyCents: 14_985 }, is: false },
  { name: 'there are no terms', change: { termYears: 0 }, is: false },
])('a weekly figure is reproduced if $name: $is (FIN-25, FIN-26)', ({ change, is }) => {
  expect(reproducesFigure({ ...weeklyLoan, ...change })).toBe(is)
})
