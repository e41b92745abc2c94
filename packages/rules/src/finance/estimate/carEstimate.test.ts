import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { carEstimate, estimatedFinance, estimateFigures } from './carEstimate'

const now = '2026-03-10T02:00:00.000Z'
const base = buildConfig()
const config = { ...base, estimate: { ...base.estimate, show: true } }
const quote = { weeklyCents: 12_000, rate: 7.5, comparisonRate: 8.2 }

it.each([
  { name: 'an estimate, with its loan', car: buildCar({ priceCents: 2_499_000 }), source: 'estimate' },
  {
    name: 'a quote, whose loan is not the site’s estimate',
    car: buildCar({ priceCents: 2_499_000, financeQuote: quote }),
    source: 'quote',
  },
  { name: 'nothing for a reserved car', car: buildCar({ priceCents: 2_499_000, reserved: true }), source: undefined },
  { name: 'nothing for a car without a price', car: buildCar({ priceCents: null }), source: undefined },
])('the car estimate gives $name (CAR-30, FIN-04)', ({ car, source }) => {
  const found = carEstimate(car, config, now)
  expect(found?.texts.source).toBe(source)
  expect(found?.texts ?? null).toEqual(estimatedFinance(car, config, now))
  expect(found?.figures ?? null).toEqual(source === 'estimate' ? estimateFigures(2_499_000, config) : null)
})

it('two sites with the same estimate have the disclaimers of their countries (FIN-04, CFG-02)', () => {
  const car = buildCar({ priceCents: 2_499_000 })
  const printed = (country: 'AU' | 'NZ') =>
    JSON.stringify(estimatedFinance(car, { ...config, identity: { ...config.identity, country } }, now)?.disclaimer)
  const [here, there, again] = [printed('AU'), printed('NZ'), printed('AU')]
  expect(here).toContain('comparison rate')
  expect(there).not.toContain('comparison rate')
  expect(again).toBe(here)
})
