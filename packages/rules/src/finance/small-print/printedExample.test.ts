import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { buildFigures } from '../../testing/buildFigures'
import type { FinanceFigures } from './FinanceTexts'
import { printedExample } from './printedExample'

const plain = buildConfig()
const ranged = buildConfig({ lender: { comparisonRateFrom: 8.38, comparisonRateTo: 19.42 } })
const fallback = 'Example: 5 years at 6.29% p.a., comparison rate 8.19% p.a., no deposit.'

it.each([
  ['the fallback without any lender (FIN-06)', plain, fallback],
  ['the lender’s range after it (FIN-07)', ranged, `${fallback} Comparison rates range from 8.38% to 19.42% p.a.`],
  ['no range if one end is missing (FIN-07)', buildConfig({ lender: { comparisonRateFrom: 8.38 } }), fallback],
  [
    'the example rates of the site (FIN-06)',
    buildConfig({ estimate: { rate: 7, comparisonRate: 7.95 } }),
    'Example: 5 years at 7.00% p.a., comparison rate 7.95% p.a., no deposit.',
  ],
])('the small print prints $0', (_name, config, expected) => expect(printedExample(null, config).text).toBe(expected))

const loan = { rate: 7.49, comparisonRate: 8.6, termYears: 4, depositCents: 200_000 }

it.each<[name: string, change: Partial<FinanceFigures>, expected: string]>([
  [
    'the loan of the weekly figure, without the range',
    {},
    'Example: 4 years at 7.49% p.a., comparison rate 8.60% p.a., a deposit of $2,000.',
  ],
  [
    'its final payment',
    { residualCents: 750_000 },
    'Example: 4 years at 7.49% p.a., comparison rate 8.60% p.a., a deposit of $2,000 and a final payment of $7,500.',
  ],
  ['one year in the singular', { termYears: 1, depositCents: 0 }, 'Example: 1 year at 7.49% p.a., comparison rate 8.60% p.a., no deposit.'],
])('the small print prints $0 (FIN-04)', (_name, change, expected) => {
  expect(printedExample(buildFigures({ ...loan, ...change }), ranged)).toEqual({
    rate: 7.49,
    rateText: '7.49% p.a.',
    comparisonText: '8.60%',
    text: expected,
  })
})
