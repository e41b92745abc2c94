import { expect, it } from 'vitest'
import type { Car, FinanceLender } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLender } from '../../testing/buildLender'
import { weeklyFinance } from './weeklyFinance'

const now = '2026-03-10T10:00:00Z'
type Provider = ReturnType<typeof buildConfig>['finance']['provider']

const lender = buildLender()

const quoted = (provider: Provider, car: Partial<Car> = {}, figures: Partial<FinanceLender> = {}) =>
  weeklyFinance(
    buildCar({ financeLenders: { [provider]: { ...lender, ...figures } }, ...car }),
    buildConfig({ finance: { provider } }),
    now,
  )

it.each(['taurus', '360_finance', 'ausloans', 'manual', 'angle', 'powertorque', 'nissan_finance'] as const)(
  'the finance text shows a plain car’s weekly figure in whole dollars with both rates for %s (CAR-23, FIN-08)',
  (provider) => {
    expect(quoted(provider)).toEqual({
      weeklyText: '$123',
      assumesText: null,
      monthlyText: null,
      rateText: '6.29% p.a.',
      comparisonText: '8.19%',
    })
  },
)

const refusals: { name: string; provider: Provider; car?: Partial<Car>; figures?: Partial<FinanceLender> }[] = [
  { name: 'no interest rate (CAR-23)', provider: 'ausloans', figures: { interestRate: null } },
  { name: 'no comparison rate (CAR-23, CAR-25)', provider: 'taurus', figures: { comparisonRate: null } },
  { name: 'figures of another provider only (CAR-23)', provider: 'manual', car: { financeLenders: { angle: lender } } },
  {
    name: 'a provider name that every object has (CAR-23)',
    provider: 'manual',
    car: { financeLenders: Object.create({ manual: lender }) },
  },
  { name: 'a Suzuki (CAR-23)', provider: 'ausloans', car: { make: 'Suzuki' } },
  { name: 'a car 12 years old, Taurus (CAR-25)', provider: 'taurus', car: { year: 2014 } },
  { name: 'a price of exactly $500, Taurus (CAR-25)', provider: 'taurus', car: { priceCents: 50_000 } },
  { name: 'a sold car, Taurus (CAR-25)', provider: 'taurus', car: { status: 'sold' } },
  { name: 'a draft, AusLoans (CAR-26)', provider: 'ausloans', car: { status: 'draft' } },
  { name: 'a withdrawn car, Manual (CAR-27)', provider: 'manual', car: { status: 'withdrawn' } },
  { name: 'a negative price, Taurus (CAR-25)', provider: 'taurus', car: { priceCents: -50_001 } },
  { name: 'a sold car, 360 Finance (CAR-26)', provider: '360_finance', car: { status: 'sold' } },
  { name: 'no weekly payment, Manual (CAR-27)', provider: 'manual', figures: { paymentWeekCents: null } },
  { name: 'a price of exactly $500, Angle (CAR-27)', provider: 'angle', car: { priceCents: 50_000 } },
  { name: 'no price, Powertorque (CAR-27)', provider: 'powertorque', car: { priceCents: null } },
  { name: 'no monthly payment, Nissan Finance (CAR-28)', provider: 'nissan_finance', figures: { paymentMonthCents: null } },
  { name: 'no payment at all (CAR-26)', provider: 'ausloans', figures: { paymentWeekCents: null, paymentMonthCents: null } },
  { name: 'exactly $25 a week (ERR-12)', provider: 'ausloans', figures: { paymentWeekCents: 2500 } },
  { name: '$25.49 a week, which would read $25 (ERR-12, FIN-08)', provider: 'ausloans', figures: { paymentWeekCents: 2549 } },
  { name: 'an absurd payment (ERR-12)', provider: 'ausloans', figures: { paymentWeekCents: Number.NaN } },
]

it.each(refusals)('the finance text shows no finance for $name', ({ provider, car = {}, figures = {} }) => {
  expect(quoted(provider, car, figures)).toBeNull()
})

it.each([
  { name: 'a car of 11 years, Taurus (CAR-25)', provider: 'taurus', car: { year: 2015 } },
  { name: 'a price of $500.01, Taurus (CAR-25)', provider: 'taurus', car: { priceCents: 50_001 } },
  { name: 'a car of the coming year, Taurus (CAR-25)', provider: 'taurus', car: { year: 2027 } },
  { name: 'a price of $500 exactly, 360 Finance (CAR-29)', provider: '360_finance', car: { priceCents: 50_000 } },
  { name: 'a reserved car (CAR-05)', provider: 'taurus', car: { reserved: true } },
  { name: 'no price, AusLoans (CAR-26, CAR-29)', provider: 'ausloans', car: { priceCents: null } },
  { name: 'a car coming soon (CAR-02)', provider: '360_finance', car: { status: 'coming_soon' } },
] satisfies { name: string; provider: Provider; car: Partial<Car> }[])('the finance text shows finance for $name', ({ provider, car }) => {
  expect(quoted(provider, car)?.weeklyText).toBe('$123')
})

it('the finance text divides a monthly payment by 4.33 weeks (CAR-28, FIN-09)', () => {
  expect(quoted('nissan_finance', {}, { paymentWeekCents: null, paymentMonthCents: 43_300 })?.weeklyText).toBe('$100')
})

it('the finance text shows the monthly amount if the site’s setting is on (FIN-09)', () => {
  const config = buildConfig({ finance: { provider: 'ausloans', showMonthly: true } })
  const own = buildCar({ financeLenders: { ausloans: lender } })
  expect(weeklyFinance(own, config, now)?.monthlyText).toBe('$535')
  const weeklyOnly = buildCar({ financeLenders: { ausloans: { ...lender, paymentMonthCents: null, paymentWeekCents: 10_000 } } })
  expect(weeklyFinance(weeklyOnly, config, now)?.monthlyText).toBe('$433')
})

it('the finance text shows no finance for a car that an exclusion describes (CAR-24)', () => {
  const values = { provider: 'ausloans', exclusions: [{ id: 'used', field: 'carType', op: 'is', value: 'used' }] } as const
  const config = buildConfig({ finance: { ...values, exclusions: [...values.exclusions] } })
  const financeLenders = { ausloans: lender }
  expect(weeklyFinance(buildCar({ financeLenders }), config, now)).toBeNull()
  expect(weeklyFinance(buildCar({ financeLenders, carType: 'demo' }), config, now)).not.toBeNull()
})

it('the finance text has no comparison rate where a lender in New Zealand gives none (CFG-02)', () => {
  const config = { finance: buildConfig({ finance: { provider: 'ausloans' } }).finance, identity: { country: 'NZ' } } as const
  const car = buildCar({ financeLenders: { ausloans: { ...lender, comparisonRate: null } } })
  expect(weeklyFinance(car, config, now)).toMatchObject({ rateText: '6.29% p.a.', comparisonText: null })
})

it('the finance text groups thousands (UI-19)', () =>
  expect(quoted('ausloans', {}, { paymentWeekCents: 123_456 })?.weeklyText).toBe('$1,235'))

it('the finance text shows no weekly figure without a finance provider (CAR-23)', () => {
  expect(weeklyFinance(buildCar({ financeLenders: { none: lender } }), buildConfig(), now)).toBeNull()
})
