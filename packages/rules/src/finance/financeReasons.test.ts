import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { anyCar, anyCarNow } from '../testing/anyCar'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLender } from '../testing/buildLender'
import { showsCalculator } from './calculator/showsCalculator'
import { estimatedFinance } from './estimate/carEstimate'
import { cardWeeklyReason, financeReasons } from './financeReasons'
import { weeklyFinance } from './lender/weeklyFinance'

const manual: ConfigValues = { finance: { provider: 'manual', showWidget: true } }
const withLender = { financeLenders: { manual: buildLender() } }
const messageFor = (id: string, car: Partial<Car>, values: ConfigValues = manual) =>
  financeReasons(buildCar(car), buildConfig(values), anyCarNow)
    .find((each) => each.id === `finance-${id}`)
    ?.because.map(({ requirement, message }) => `${requirement} ${message}`)
    .join(' ')

it.each([
  { id: 'weekly', car: {}, values: {}, message: 'CAR-23 The site has no finance provider.' },
  { id: 'weekly', car: {}, message: 'CAR-23 The provider gives no figures for this car.' },
  {
    id: 'weekly',
    car: { financeLenders: { manual: buildLender({ comparisonRate: null }) } },
    message: 'CAR-23 The provider’s figures lack an interest rate or a comparison rate.',
  },
  { id: 'weekly', car: { ...withLender, make: 'Suzuki' }, message: 'CAR-24 The site shows no finance for such a car.' },
  { id: 'weekly', car: { ...withLender, priceCents: 50_000 }, message: 'CAR-27 The provider asks for a price above $500.' },
  {
    id: 'weekly',
    car: { financeLenders: { manual: buildLender({ paymentWeekCents: 2_500 }) } },
    message: 'ERR-12 It comes to $25 a week or less, which is never shown.',
  },
  { id: 'estimate', car: { reserved: true }, values: { estimate: { show: true } }, message: 'CAR-30 Someone has reserved the car.' },
  {
    id: 'calculator',
    car: { priceCents: null },
    values: { calculator: { confirmed: true }, estimate: { rate: 8.5, comparisonRate: 9.2 } },
    message: 'FIN-11 The car has no price to work out repayments from.',
  },
  {
    id: 'calculator',
    car: {},
    message: 'FIN-24 The car has no weekly figure to open with, and the rate and the example of the calculator aren’t confirmed yet.',
  },
  {
    id: 'calculator',
    car: { financeLenders: { manual: buildLender({ paymentWeekCents: 9_000 }) } },
    message:
      'FIN-04 The weekly figure is lower than its own rate, term and deposit come to, or its term is no whole or half year, so the calculator would say something else.',
  },
] satisfies { id: string; car: Partial<Car>; values?: ConfigValues; message: string }[])(
  'the editor explains why the $id is hidden (CAR-23 to CAR-30, FIN-11): $message',
  ({ id, car, values = manual, message }) => expect(messageFor(id, car, values)).toBe(message),
)

it('the editor’s “Why?” explains a weekly figure with every condition (CAR-27)', () => {
  expect(messageFor('weekly', withLender)).toContain('CAR-27 The provider gives a weekly payment.')
})

const providers = ['none', 'taurus', '360_finance', 'ausloans', 'manual', 'angle', 'nissan_finance'] as const
const configs = providers.flatMap((provider) =>
  [true, false].map((on) =>
    buildConfig({
      finance: { provider, showWidget: on },
      card: { showWeekly: on },
      estimate: { show: on },
      calculator: { showOnCarPage: true, confirmed: !on },
      ...(!on && { estimate: { show: on, rate: 8.5, comparisonRate: 9.2 } }),
    }),
  ),
)

it('the editor’s “Why?” reports as shown exactly what finance shows, and names only existing settings (CAR-23 to CAR-30, FIN-11)', () => {
  fc.assert(
    fc.property(anyCar, fc.constantFrom(...configs), (car, config) => {
      const weekly = weeklyFinance(car, config, anyCarNow) !== null
      const reasons = [...financeReasons(car, config, anyCarNow), cardWeeklyReason(car, config, anyCarNow)]
      expect(Object.fromEntries(reasons.map(({ id, shown }) => [id, shown]))).toEqual({
        'finance-weekly': weekly && config.finance.showWidget,
        'finance-estimate': estimatedFinance(car, config, anyCarNow) !== null,
        'finance-calculator': showsCalculator(car, config, anyCarNow),
        'card-weekly': weekly && config.card.showWeekly,
      })
      for (const { because } of reasons)
        for (const pointer of because.flatMap((each) => each.settings)) expect(settingAt(pointer), pointer).toBeTruthy()
    }),
    { numRuns: 400 },
  )
})
