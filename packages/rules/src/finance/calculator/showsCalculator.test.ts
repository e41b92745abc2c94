import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLender } from '../../testing/buildLender'
import { showsCalculator } from './showsCalculator'

const now = '2026-03-10T10:00:00Z'
const confirmed = { calculator: { confirmed: true }, estimate: { rate: 8.5, comparisonRate: 9.2 } } as const
const plain = buildConfig(confirmed)
const lent = buildConfig({ finance: { provider: 'manual' } })
const of = (changes: Parameters<typeof buildLender>[0]) => ({ financeLenders: { manual: buildLender(changes) } })
const exclusions = [{ id: 'used', field: 'carType' as const, op: 'is' as const, value: 'used' }]

it.each<{ name: string; car?: Partial<Car>; config?: typeof plain; expected: boolean }>([
  { name: 'a plain car', expected: true },
  { name: 'a car coming soon', car: { status: 'coming_soon' }, expected: true },
  { name: 'a reserved car', car: { reserved: true }, expected: true },
  { name: 'a sold car', car: { status: 'sold' }, expected: false },
  { name: 'a car without price', car: { priceCents: null }, expected: false },
  { name: 'a price of $10, which isn’t shown (CAR-17)', car: { priceCents: 1000 }, expected: false },
  { name: 'a Suzuki (CAR-23)', car: { make: 'Suzuki' }, expected: false },
  { name: 'a car that an exclusion describes (CAR-24)', config: buildConfig({ ...confirmed, finance: { exclusions } }), expected: false },
  {
    name: 'a site that shows none',
    config: buildConfig({ ...confirmed, calculator: { confirmed: true, showOnCarPage: false } }),
    expected: false,
  },
  { name: 'no weekly figure, and rates nobody confirmed (FIN-24)', config: buildConfig(), expected: false },
  { name: 'a figure of the lender, whatever is confirmed (FIN-04)', car: of({}), config: lent, expected: true },
  { name: 'a figure its own terms don’t come to (FIN-04)', car: of({ paymentWeekCents: 9_000 }), config: lent, expected: false },
  { name: 'a term the calculator can’t have (FIN-15)', car: of({ termYears: 4.25 }), config: lent, expected: false },
  { name: 'an estimate (FIN-04)', config: buildConfig({ estimate: { show: true } }), expected: true },
])('shows the calculator (FIN-11): $name', ({ car = {}, config = plain, expected }) => {
  expect(showsCalculator(buildCar(car), config, now)).toBe(expected)
})
