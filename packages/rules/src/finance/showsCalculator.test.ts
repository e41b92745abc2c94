import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { showsCalculator } from './showsCalculator'

const plain = buildConfig()
const exclusions = [{ id: 'used', field: 'carType' as const, op: 'is' as const, value: 'used' }]

it.each<{ name: string; car?: Partial<Car>; config?: typeof plain; expected: boolean }>([
  { name: 'a plain car', expected: true },
  { name: 'a car coming soon', car: { status: 'coming_soon' }, expected: true },
  { name: 'a reserved car', car: { reserved: true }, expected: true },
  { name: 'a sold car', car: { status: 'sold' }, expected: false },
  { name: 'a car without price', car: { priceCents: null }, expected: false },
  { name: 'a price of $10, which isn’t shown (CAR-17)', car: { priceCents: 1000 }, expected: false },
  { name: 'a Suzuki (CAR-23)', car: { make: 'Suzuki' }, expected: false },
  { name: 'a car that an exclusion describes (CAR-24)', config: buildConfig({ finance: { exclusions } }), expected: false },
  { name: 'a site that shows none', config: buildConfig({ calculator: { showOnCarPage: false } }), expected: false },
])('shows the calculator (FIN-11): $name', ({ car = {}, config = plain, expected }) => {
  expect(showsCalculator(buildCar(car), config)).toBe(expected)
})
