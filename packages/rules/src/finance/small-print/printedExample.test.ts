import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import type { FinanceFigures } from '../FinanceFigures'
import { printedExample } from './printedExample'

const plain = buildConfig()
const ranged = buildConfig({ lender: { comparisonRateFrom: 8.38, comparisonRateTo: 19.42 } })
const fallback = 'Example: 5 years at 6.29% p.a., comparison rate 8.19% p.a., no deposit.'

it.each([
  { name: 'the fallback without any lender (FIN-06)', config: plain, expected: fallback },
  {
    name: 'the lender’s range after it (FIN-07)',
    config: ranged,
    expected: `${fallback} Comparison rates range from 8.38% to 19.42% p.a.`,
  },
  {
    name: 'no range of which one end is missing (FIN-07)',
    config: buildConfig({ lender: { comparisonRateFrom: 8.38 } }),
    expected: fallback,
  },
  {
    name: 'the rates the site gives its examples (FIN-06)',
    config: buildConfig({ estimate: { rate: 7, comparisonRate: 7.95 } }),
    expected: 'Example: 5 years at 7.00% p.a., comparison rate 7.95% p.a., no deposit.',
  },
])('prints $name', ({ config, expected }) => expect(printedExample(null, config).text).toBe(expected))

const figures: FinanceFigures = {
  source: 'lender',
  priceCents: 3_000_000,
  weeklyCents: 15_000,
  rate: 7.49,
  comparisonRate: 8.6,
  termYears: 4,
  depositCents: 200_000,
  residualCents: 0,
  lender: { fees: [], rounding: 'nearest' },
}

it.each<{ name: string; change: Partial<FinanceFigures>; expected: string }>([
  {
    name: 'the loan of the weekly figure, without the range',
    change: {},
    expected: 'Example: 4 years at 7.49% p.a., comparison rate 8.60% p.a., a deposit of $2,000.',
  },
  {
    name: 'its final payment',
    change: { residualCents: 750_000 },
    expected: 'Example: 4 years at 7.49% p.a., comparison rate 8.60% p.a., a deposit of $2,000 and a final payment of $7,500.',
  },
  {
    name: 'one year as one',
    change: { termYears: 1, depositCents: 0 },
    expected: 'Example: 1 year at 7.49% p.a., comparison rate 8.60% p.a., no deposit.',
  },
])('prints $name (FIN-04)', ({ change, expected }) => {
  expect(printedExample({ ...figures, ...change }, ranged)).toEqual({
    rate: 7.49,
    rateText: '7.49% p.a.',
    comparisonText: '8.60%',
    text: expected,
  })
})
