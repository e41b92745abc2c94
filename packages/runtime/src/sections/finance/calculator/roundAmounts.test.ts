import { expect, it } from 'vitest'
import { roundAmounts } from './CalculatorNumberField'

const dollars = (min: number, max: number) => roundAmounts({ min: min * 100, max: max * 100 }).map((cents) => cents / 100)

it.each([
  { name: 'the usual ones for the usual prices (UI-20)', min: 1_000, max: 250_000, first: 5_000, last: 70_000 },
  { name: 'the high ones, too, where the field allows them (UI-21)', min: 1_000, max: 1_000_000, first: 5_000, last: 800_000 },
  { name: 'the first of the high ones at the limit (UI-21)', min: 1_000, max: 300_000, first: 5_000, last: 300_000 },
  { name: 'none of the high ones just below the limit (UI-21)', min: 1_000, max: 299_999, first: 5_000, last: 70_000 },
  { name: 'none below the lowest price (FIN-12)', min: 15_001, max: 250_000, first: 30_000, last: 70_000 },
])('the price filter offers $name', ({ min, max, first, last }) => {
  expect(dollars(min, max)[0]).toBe(first)
  expect(dollars(min, max).at(-1)).toBe(last)
})

it.each([
  ['no amount fits', 4_999],
  ['only one fits', 14_999],
])('the price filter offers nothing where %s (UI-20)', (_, max) => expect(dollars(0, max)).toEqual([]))
