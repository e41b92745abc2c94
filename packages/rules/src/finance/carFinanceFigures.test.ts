import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLender } from '../testing/buildLender'
import { calculateRepayments } from './calculator/calculateRepayments'
import { calculatorStart } from './calculator/calculatorStart'
import { carFinanceFigures } from './carLoan'
import { estimatedFinance } from './estimate/carEstimate'
import { weeklyFinance } from './lender/weeklyFinance'

const now = '2026-03-10T10:00:00Z'
const fee = { id: 'fee', label: 'Establishment fee', amount: 1360.5, every: 'once', financed: true } as const
const account = { id: 'account', label: 'Account fee', amount: 8, every: 'month', financed: false } as const
const withLender = buildConfig({
  finance: { provider: 'manual' },
  calculator: { showRate: false, showResidual: false },
  lender: { rounding: 'up' },
})
const withLenderFigures = (changes: Parameters<typeof buildLender>[0] = {}): Partial<Car> => ({
  financeLenders: { manual: buildLender(changes) },
})

it.each<[name: string, car: Partial<Car>, config: ReturnType<typeof buildConfig>, source: string]>([
  ['the lender’s figure', withLenderFigures(), withLender, 'lender'],
  ['the lender’s, with deposit and balloon', withLenderFigures({ depositCents: 200_000, balloonCents: 500_000 }), withLender, 'lender'],
  ['the lender’s monthly one', withLenderFigures({ paymentWeekCents: null }), buildConfig({ finance: { provider: 'ausloans' } }), ''],
  [
    'a quote',
    { financeQuote: { weeklyCents: 12_050, rate: 7.2, comparisonRate: 8.05 } },
    buildConfig({ estimate: { show: true } }),
    'quote',
  ],
  [
    'an estimate with fees, rounded down',
    {},
    buildConfig({ estimate: { show: true }, lender: { fees: [fee, account], rounding: 'down' } }),
    'estimate',
  ],
  [
    'an estimate below the least the calculator takes',
    { priceCents: 2_499_000 },
    buildConfig({ estimate: { show: true }, calculator: { minPrice: 40_000, defaultPrice: 45_000 } }),
    'estimate',
  ],
])(
  'the finance calculator finds the loan behind $0, so that the calculator shows the same figure (FIN-04)',
  (_name, facts, config, source) => {
    const car = buildCar(facts)
    const figures = carFinanceFigures(car, config, now)
    expect(figures?.source ?? '').toBe(source)
    if (!figures) return
    const shown = weeklyFinance(car, config, now) ?? estimatedFinance(car, config, now)
    const opened = calculateRepayments(calculatorStart(config, car, figures), config, figures)
    expect([opened?.repaymentText, opened?.rateText, opened?.example.comparisonText]).toEqual([
      shown?.weeklyText,
      shown?.rateText,
      shown?.comparisonText,
    ])
  },
)

it('the finance section lists the site’s fees if they match the fees in the lender’s figure (FIN-26, FIN-29)', () => {
  const config = buildConfig({ finance: { provider: 'manual' }, lender: { fees: [fee, account] } })
  // $24,990 and $1,360.50 at 6.29% over five years.
  const car = buildCar(withLenderFigures({ paymentWeekCents: 11_825, establishmentFeesCents: 136_050 }))
  expect(carFinanceFigures(car, config, now)?.lender.fees.map(({ label }) => label)).toEqual(['Establishment fee', 'Account fee'])
})

it('the finance section finds no loan without a weekly figure (CAR-23)', () => {
  expect(carFinanceFigures(buildCar(), buildConfig(), now)).toBeNull()
  expect(carFinanceFigures(buildCar({ make: 'Suzuki', ...withLenderFigures() }), withLender, now)).toBeNull()
})
