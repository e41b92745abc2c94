import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { type CalculatorBounds, calculatorBounds } from './calculatorBounds'

it.each<[name: string, calculator: object, expected: { [Field in keyof CalculatorBounds]?: object }]>([
  ['prices from $1,000 to $250,000 (FIN-12, FIN-13)', {}, { priceCents: { min: 100_000, max: 25_000_000 } }],
  ['prices from $5,000 for one provider (FIN-12)', { minPrice: 5000 }, { priceCents: { min: 500_000 } }],
  ['terms of 1 to 7 years in half years (FIN-15)', {}, { years: { min: 1, max: 7, step: 0.5, start: 5 } }],
  ['rates of 0.5 to 15 (FIN-16)', {}, { ratePercent: { min: 0.5, max: 15, start: 8.5 } }],
  ['rates of 7.5 to 14.5 for one provider (FIN-17)', { minRate: 7.5, maxRate: 14.5 }, { ratePercent: { min: 7.5, max: 14.5 } }],
  [
    'rates of 4 to 20 for one dealer group (FIN-17)',
    { minRate: 4, maxRate: 20, defaultRate: 10 },
    { ratePercent: { min: 4, max: 20, start: 10 } },
  ],
  [
    'only the start rate, if the field is hidden (FIN-17, FIN-24)',
    { showRate: false, defaultRate: 9.25 },
    { ratePercent: { min: 9.25, max: 9.25, start: 9.25 } },
  ],
  ['deposits of 0 to $250,000 (FIN-18)', {}, { depositCents: { min: 0, max: 25_000_000, start: 0 } }],
  ['residuals of 0 to $250,000 (FIN-19)', {}, { residualCents: { min: 0, max: 25_000_000, start: 0 } }],
  ['no residual, if the field is hidden (FIN-10)', { showResidual: false }, { residualCents: { min: 0, max: 0 } }],
])('the finance calculator accepts $0', (_name, calculator, expected) =>
  expect(calculatorBounds(buildConfig({ calculator }))).toMatchObject(expected),
)

it('the calculator moves a start rate outside the bounds to the nearest bound (FIN-20)', () => {
  const { calculator } = buildConfig()
  expect(calculatorBounds({ calculator: { ...calculator, defaultRate: 30 } }).ratePercent.start).toBe(15)
})
