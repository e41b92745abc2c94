import { expect, it } from 'vitest'
import { weeklyLoan } from '../../testing/weeklyLoan'
import { isExplained } from './figureFees'

it.each([
  { name: 'its terms come to it', change: {}, is: true },
  { name: 'they do but for a dollar', change: { weeklyCents: 14_430 }, is: true },
  { name: 'they don’t by more than a dollar', change: { weeklyCents: 14_440 }, is: false },
  { name: 'they do with the fee that is named', change: { weeklyCents: 14_985, establishmentFeesCents: 136_050 }, is: true },
  { name: 'they don’t without it', change: { weeklyCents: 14_985 }, is: false },
  { name: 'there are none', change: { termYears: 0 }, is: false },
])('a weekly figure is explained where $name: $is (FIN-25, FIN-26)', ({ change, is }) => {
  expect(isExplained({ ...weeklyLoan, ...change })).toBe(is)
})
