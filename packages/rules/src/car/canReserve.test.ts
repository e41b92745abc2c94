import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { canReserve } from './canReserve'

const offered = buildConfig({ checkout: { enabled: true } })

it.each([
  { name: 'a priced car in stock whose dealership takes payments', car: {}, expected: true },
  { name: 'a car coming soon (CAR-02)', car: { status: 'coming_soon' }, expected: true },
  { name: 'a draft', car: { status: 'draft' }, expected: false },
  { name: 'a sold car', car: { status: 'sold' }, expected: false },
  { name: 'a withdrawn car', car: { status: 'withdrawn' }, expected: false },
  { name: 'a reserved car', car: { reserved: true }, expected: false },
  { name: 'no price', car: { priceCents: null }, expected: false },
  { name: 'a price of 0', car: { priceCents: 0 }, expected: false },
  { name: 'a price below 0', car: { priceCents: -100 }, expected: false },
  { name: 'a price of exactly $10 (CAR-17)', car: { priceCents: 1000 }, expected: false },
  { name: 'a price of $10.01 (CAR-17)', car: { priceCents: 1001 }, expected: true },
  { name: 'no payment provider', car: { paymentProcessors: [] }, expected: false },
  { name: 'two payment providers', car: { paymentProcessors: ['stripe', 'paypal'] }, expected: true },
] satisfies { name: string; car: Partial<Car>; expected: boolean }[])(
  'canReserve decides whether a car can be reserved and bought online (CHK-01, CHK-02): $name',
  ({ car, expected }) => {
    const carWith = buildCar({ paymentProcessors: ['stripe'], ...car })
    expect(canReserve(carWith, offered)).toBe(expected)
    expect(canReserve(carWith, buildConfig())).toBe(false)
  },
)
