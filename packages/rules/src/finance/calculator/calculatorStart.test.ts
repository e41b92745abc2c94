import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import type { CalculatorEntry } from './calculatorBounds'
import { calculatorStart } from './calculatorStart'

const plain: CalculatorEntry = { priceCents: 3_000_000, depositCents: 0, residualCents: 0, years: 5, ratePercent: 8.5, frequency: 'weekly' }

it.each<{ name: string; calculator?: object; car?: number | null; expected: Partial<CalculatorEntry> }>([
  { name: '$30,000, 5 years, 8.5%, no deposit, no residual (FIN-10, FIN-23, FIN-24)', expected: {} },
  { name: 'the car’s price (FIN-23)', car: 2_499_050, expected: { priceCents: 2_499_050 } },
  { name: '$30,000 for a car without price (FIN-23)', car: null, expected: {} },
  { name: '$30,000 for a price of $10, which isn’t shown (CAR-17)', car: 1000, expected: {} },
  { name: 'the highest price for a car above it (FIN-20)', car: 42_000_000, expected: { priceCents: 25_000_000 } },
  { name: 'the lowest price for a car below it (FIN-20)', car: 70_000, expected: { priceCents: 100_000 } },
  { name: 'a configured rate of 10% (FIN-24)', calculator: { defaultRate: 10 }, expected: { ratePercent: 10 } },
  {
    name: 'the site’s configured values',
    calculator: { defaultPrice: 45_000, defaultTerm: 3.5, defaultFrequency: 'monthly' },
    expected: { priceCents: 4_500_000, years: 3.5, frequency: 'monthly' },
  },
])('the finance calculator starts with $name', ({ calculator = {}, car, expected }) => {
  const start = calculatorStart(buildConfig({ calculator }), car === undefined ? null : buildCar({ priceCents: car }))
  expect(start).toEqual({ ...plain, ...expected })
})
