import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildCharge } from '../testing/buildCharge'
import { buildConfig } from '../testing/buildConfig'
import { buildLender } from '../testing/buildLender'
import { carLoan } from './carLoan'

const now = '2026-03-10T10:00:00Z'
const withLender = buildCar({ financeLenders: { manual: buildLender() } })

it.each([
  { name: 'a figure of the site’s lender', car: withLender, config: buildConfig({ finance: { provider: 'manual' } }), expected: true },
  { name: 'an estimate', car: buildCar(), config: buildConfig({ estimate: { show: true } }), expected: true },
  { name: 'only a figure of another lender', car: withLender, config: buildConfig({ finance: { provider: 'angle' } }), expected: false },
  { name: 'none', car: buildCar(), config: buildConfig(), expected: false },
])('the finance rule decides whether a car has a weekly figure (CAR-23, CAR-30): $name', ({ car, config, expected }) => {
  expect(carLoan(car, config, now).hasFigure).toBe(expected)
})

it('a weekly figure that the lender’s terms don’t reproduce has no loan to calculate with (FIN-04)', () => {
  const low = buildCar({ financeLenders: { manual: buildLender({ paymentWeekCents: 3_000 }) } })
  expect(carLoan(low, buildConfig({ finance: { provider: 'manual' } }), now)).toEqual({ hasFigure: true, figures: null })
})

// $30,000 at 8.99% over 5 years is $143.35 a week; with $1,360.50 financed $149.85.
const onRoad = { interestRate: 8.99, paymentWeekCents: 14_985, establishmentFeesCents: 136_050 }

it.each([
  ['the price without on-road costs, if it matches', { egcCents: 3_000_000, driveAwayCents: 3_300_000 }, 3_000_000],
  ['the price with on-road costs, if it matches', { egcCents: 2_700_000, driveAwayCents: 3_000_000 }, 3_000_000, 'with'],
  ['the price shown, if neither matches', { egcCents: 2_700_000, driveAwayCents: 2_900_000 }, 2_700_000],
])('the finance rule assumes that a lender’s figure is for $0 (FIN-25, CAR-17)', (_name, prices, price, onRoadCosts = 'without') => {
  const car = buildCar({ ...prices, priceCents: prices.egcCents, priceType: 'egc', financeLenders: { manual: buildLender(onRoad) } })
  const { figures } = carLoan(car, buildConfig({ finance: { provider: 'manual' } }), now)
  expect(figures).toMatchObject({ priceCents: price, onRoadCosts })
  const onlyEstablishmentFee = figures?.lender.fees.every(({ label }) => label === 'Establishment fee')
  expect(onlyEstablishmentFee).toBe(prices.driveAwayCents !== 2_900_000)
})

const withoutCharges = buildCar({ priceCents: 3_000_000, priceType: 'egc', driveAwayCents: null, charges: [buildCharge()] })
const quote = { weeklyCents: 16_000, rate: 8.99, comparisonRate: 10.96 }

it.each([
  { name: 'an estimate', car: withoutCharges, expected: { priceCents: 3_090_000, onRoadCosts: 'with' } },
  {
    name: 'a quote for the on-road total',
    car: { ...withoutCharges, financeQuote: { ...quote, priceCents: 3_090_000 } },
    expected: { priceCents: 3_090_000, onRoadCosts: 'with' },
  },
  {
    name: 'a quote for the price',
    car: { ...withoutCharges, financeQuote: quote },
    expected: { priceCents: 3_000_000, onRoadCosts: 'without' },
  },
  {
    name: 'an estimate without known charges',
    car: { ...withoutCharges, charges: [] },
    expected: { priceCents: 3_000_000, onRoadCosts: 'without' },
  },
])('a weekly figure of a car without charges in its price is for its on-road total, if known (FIN-04): $name', ({ car, expected }) => {
  expect(carLoan(car, buildConfig({ estimate: { show: true } }), now).figures).toMatchObject(expected)
})
