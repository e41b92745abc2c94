import { expect, it } from 'vitest'
import { isExplained } from './isExplained'

// $30,000 at 8.99% over 5 years comes to $143.35 a week; with $1,360.50 financed to $149.85.
const loan = {
  priceCents: 3_000_000,
  weeklyCents: 14_335,
  rate: 8.99,
  termYears: 5,
  depositCents: 0,
  residualCents: 0,
  establishmentFeesCents: null,
}

it.each([
  { name: 'its terms come to it', change: {}, is: true },
  { name: 'they do but for a dollar', change: { weeklyCents: 14_430 }, is: true },
  { name: 'they don’t by more than a dollar', change: { weeklyCents: 14_440 }, is: false },
  { name: 'they do with the fee that is named', change: { weeklyCents: 14_985, establishmentFeesCents: 136_050 }, is: true },
  { name: 'they don’t without it', change: { weeklyCents: 14_985 }, is: false },
  { name: 'there are none', change: { termYears: 0 }, is: false },
])('a weekly figure is explained where $name: $is (FIN-25, FIN-26)', ({ change, is }) => {
  expect(isExplained({ ...loan, ...change })).toBe(is)
})
