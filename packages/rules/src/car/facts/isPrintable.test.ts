import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { isPrintable } from './isPrintable'

const [image] = buildCar().images

it.each([
  { name: 'a price and pictures', car: {}, expected: true },
  { name: 'a price and one picture', car: { images: image ? [image] : [] }, expected: true },
  { name: 'no picture', car: { images: [] }, expected: false },
  { name: 'no price', car: { priceCents: null }, expected: false },
  { name: 'a price of exactly $10', car: { priceCents: 1000 }, expected: false },
  { name: 'a price of $10.01', car: { priceCents: 1001 }, expected: true },
  { name: 'a price below 0', car: { priceCents: -1 }, expected: false },
] satisfies { name: string; car: Partial<Car>; expected: boolean }[])(
  'isPrintable decides whether a car can be printed (VDP-11): $name',
  ({ car, expected }) => {
    expect(isPrintable(buildCar(car))).toBe(expected)
  },
)
