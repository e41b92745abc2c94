import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLender } from '../testing/buildLender'
import { printedExample } from './printedExample'

const plain = buildConfig()
const ranged = buildConfig({ lender: { comparisonRateFrom: 8.38, comparisonRateTo: 19.42 } })
const fallback = 'Example: 5 years at 6.29% p.a., comparison rate 8.19% p.a., no deposit.'

it.each([
  { name: 'the fallback without any lender (FIN-06)', config: plain, expected: fallback },
  { name: 'the lender’s range (FIN-07)', config: ranged, expected: 'Comparison rates range from 8.38% to 19.42% p.a.' },
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
])('prints $name', ({ config, expected }) => expect(printedExample(null, config)).toBe(expected))

it.each([
  {
    name: 'the lender’s own for the car, before the range',
    lender: buildLender({ interestRate: 7.49, comparisonRate: 8.6, termYears: 4, depositCents: 200_000 }),
    expected: 'Example: 4 years at 7.49% p.a., comparison rate 8.60% p.a., a deposit of $2,000.',
  },
  {
    name: 'one year as one',
    lender: buildLender({ termYears: 1 }),
    expected: 'Example: 1 year at 6.29% p.a., comparison rate 8.19% p.a., no deposit.',
  },
  {
    name: 'five years where the lender names none',
    lender: buildLender({ termYears: null, depositCents: null }),
    expected: fallback,
  },
  {
    name: 'the range where the lender has no rates',
    lender: buildLender({ interestRate: null }),
    expected: 'Comparison rates range from 8.38% to 19.42% p.a.',
  },
])('prints $name (FIN-06)', ({ lender, expected }) => {
  const config = buildConfig({ finance: { provider: 'angle' }, lender: { comparisonRateFrom: 8.38, comparisonRateTo: 19.42 } })
  expect(printedExample(buildCar({ financeLenders: { angle: lender } }), config)).toBe(expected)
})
