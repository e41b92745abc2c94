import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLender } from '../../testing/buildLender'
import { estimatedFinance } from './carEstimate'

const now = '2026-03-10T10:00:00Z'
const config = buildConfig({ estimate: { show: true } })
const estimated = (car: Partial<Car> = {}, settings = config) => estimatedFinance(buildCar(car), settings, now)

it('the finance section estimates 5 years with 10% deposit and 30% final payment, always with both rates and the disclaimer (FIN-02, FIN-04, FIN-06)', () => {
  expect(estimated()).toEqual({
    weeklyText: '$76',
    assumesText: '$2,499 deposit, $7,497 balloon',
    monthlyText: null,
    rateText: '6.29% p.a.',
    comparisonText: '8.19%',
    disclaimer: expect.stringMatching(/5-year term, a deposit of 10% and a final payment of 30% of the price, at 6\.29% p\.a\./),
    source: 'estimate',
    simulated: false,
  })
})

it.each<{ name: string; car: Partial<Car>; settings?: typeof config }>([
  { name: 'a sold car', car: { status: 'sold' } },
  { name: 'a car coming soon', car: { status: 'coming_soon' } },
  { name: 'a withdrawn car', car: { status: 'withdrawn' } },
  { name: 'a reserved car', car: { reserved: true } },
  { name: 'a price of exactly $200', car: { priceCents: 20_000, financeQuote: { weeklyCents: 5000, rate: 6, comparisonRate: 7 } } },
  { name: 'no price', car: { priceCents: null } },
  { name: 'a negative price', car: { priceCents: -1 } },
  { name: 'a price that is no number', car: { priceCents: Number.NaN } },
  { name: 'an infinite price', car: { priceCents: 1 / 0 } },
  { name: 'a Suzuki (CAR-23)', car: { make: 'Suzuki' } },
  { name: 'a site without estimates', car: {}, settings: buildConfig() },
  { name: '$25 a week (ERR-12)', car: { priceCents: 800_000 } },
])('a car page shows no estimate for $name (CAR-30)', ({ car, settings = config }) => expect(estimated(car, settings)).toBeNull())

it('the finance section shows no estimate for a car that an exclusion describes (CAR-24)', () => {
  const exclusions = [{ id: 'cheap', field: 'price', op: 'below', value: '25000' }] as const
  const settings = buildConfig({ estimate: { show: true }, finance: { exclusions: [...exclusions] } })
  expect(estimated({}, settings)).toBeNull()
  expect(estimated({ priceCents: 2_500_000 }, settings)?.weeklyText).toBe('$76')
})

it('the finance section shows no estimate if the lender has figures (FIN-04)', () => {
  const settings = buildConfig({ estimate: { show: true }, finance: { provider: 'manual' } })
  expect(estimated({ financeLenders: { manual: buildLender() } }, settings)).toBeNull()
  expect(estimated({ financeLenders: { manual: buildLender({ paymentWeekCents: null }) } }, settings)?.source).toBe('estimate')
})

it('the finance section prefers a quote stored with the car (API-10)', () => {
  const financeQuote = { weeklyCents: 9876, rate: 7.2, comparisonRate: 8.05 }
  expect(estimated({ financeQuote })).toMatchObject({ weeklyText: '$99', rateText: '7.20% p.a.', comparisonText: '8.05%', source: 'quote' })
  expect(estimated({ financeQuote, priceCents: 20_001 })).toMatchObject({ weeklyText: '$99' })
})

it('the finance section shows an estimate if the stored quote is too small to show (ERR-12)', () => {
  expect(estimated({ financeQuote: { weeklyCents: 2500, rate: 7.2, comparisonRate: 8.05 } })).toMatchObject({ source: 'estimate' })
})

// Computed independently with 60 digits: $18.35 to $18.40 a week per $6,000; these are the whole dollars of 76.35, 61.08 …
it.each([
  { priceCents: 2_499_000, weeklyText: '$76' },
  { priceCents: 2_000_100, weeklyText: '$61' },
  { priceCents: 25_000_000, weeklyText: '$763' },
])('a car page estimates $weeklyText a week for $priceCents cents (FIN-04, FIN-08)', ({ priceCents, weeklyText }) => {
  expect(estimated({ priceCents })?.weeklyText).toBe(weeklyText)
})

it('the finance section uses the site’s terms, and shows the monthly amount (FIN-04, FIN-09)', () => {
  const settings = buildConfig({
    estimate: { show: true, termYears: 7, depositPercent: 0, finalPaymentPercent: 0, rate: 10, comparisonRate: 11.5 },
    finance: { showMonthly: true },
  })
  expect(estimated({ priceCents: 3_000_000 }, settings)).toMatchObject({
    weeklyText: '$115',
    monthlyText: '$497',
    rateText: '10.00% p.a.',
    comparisonText: '11.50%',
    disclaimer: expect.stringContaining('7-year term, no deposit'),
  })
})

it('an estimate is a plain number of dollars for any price (FIN-04)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double(), fc.constantFrom(1e308, Number.MAX_SAFE_INTEGER)), (priceCents) => {
      expect(estimated({ priceCents })?.weeklyText ?? '$100').toMatch(/^\$[\d,]+$/)
    }),
  )
})
