import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { type CalculatorField, calculatorBounds, entryProblem } from './calculatorBounds'

const bounds = calculatorBounds(buildConfig())
const price = 'Cannot be less than 1,000 or more than 250,000'
const optional = 'Cannot be less than 0 or more than 250,000'
const term = 'Cannot be less than 1 or more than 7'
const rate = 'Cannot be less than 0.5 or more than 15'

it.each<{ name: string; field: CalculatorField; value: number; expected: string | null }>([
  { name: 'the lowest price', field: 'priceCents', value: 100_000, expected: null },
  { name: 'a cent less', field: 'priceCents', value: 99_999, expected: price },
  { name: 'the highest price', field: 'priceCents', value: 25_000_000, expected: null },
  { name: 'a cent more', field: 'priceCents', value: 25_000_001, expected: price },
  { name: 'no price, which is no mistake (FIN-14)', field: 'priceCents', value: 0, expected: null },
  { name: 'a price below 0, which becomes 0 (FIN-14)', field: 'priceCents', value: -500, expected: null },
  { name: 'an absurd price', field: 'priceCents', value: 1e308, expected: price },
  { name: 'a price that is no number', field: 'priceCents', value: Number.NaN, expected: 'Please enter an amount, such as 35,000' },
  { name: 'a rate that is no number', field: 'ratePercent', value: Number.NaN, expected: 'Please enter a number, such as 7.5' },
  { name: 'no deposit (FIN-18)', field: 'depositCents', value: 0, expected: null },
  { name: 'a negative deposit (FIN-18)', field: 'depositCents', value: -1, expected: optional },
  { name: 'a residual over the highest (FIN-19)', field: 'residualCents', value: 25_000_001, expected: optional },
  { name: 'half a year (FIN-15)', field: 'years', value: 0.5, expected: term },
  { name: 'seven years (FIN-15)', field: 'years', value: 7, expected: null },
  { name: 'a rate below the lowest (FIN-16)', field: 'ratePercent', value: 0.49, expected: rate },
  { name: 'the highest rate (FIN-16)', field: 'ratePercent', value: 15, expected: null },
  { name: 'an infinite rate (FIN-16)', field: 'ratePercent', value: 1 / 0, expected: rate },
])('the finance calculator validates $name (ERR-09)', ({ field, value, expected }) =>
  expect(entryProblem(field, value, bounds)).toBe(expected),
)

it('the calculator’s error names the site’s configured bounds (ERR-09, FIN-12, FIN-17)', () => {
  const own = calculatorBounds(buildConfig({ calculator: { minPrice: 5000, maxPrice: 1_000_000, minRate: 7.5, maxRate: 14.5 } }))
  expect(entryProblem('priceCents', 499_900, own)).toBe('Cannot be less than 5,000 or more than 1,000,000')
  expect(entryProblem('ratePercent', 7, own)).toBe('Cannot be less than 7.5 or more than 14.5')
})
