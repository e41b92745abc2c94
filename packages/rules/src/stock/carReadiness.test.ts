import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { carReadiness } from './carReadiness'

it.each([
  { name: 'with photos and a price', car: {}, readiness: 3 },
  { name: 'with a price a week alone', car: { priceCents: null, subscriptionPriceCents: 28_900 }, readiness: 3 },
  { name: 'without a price', car: { priceCents: null }, readiness: 2 },
  { name: 'with a price of nothing', car: { priceCents: 1000 }, readiness: 2 },
  { name: 'without photos', car: { images: [] }, readiness: 2 },
  { name: 'still to come', car: { status: 'coming_soon' }, readiness: 2 },
  { name: 'reserved', car: { reserved: true }, readiness: 1 },
  { name: 'reserved, without photos', car: { reserved: true, images: [] }, readiness: 1 },
  { name: 'sold', car: { status: 'sold' }, readiness: 0 },
  { name: 'withdrawn', car: { status: 'withdrawn' }, readiness: 0 },
] as const)('a car $name is recommended at $readiness (SRC-17, SRC-44)', ({ car, readiness }) => {
  expect(carReadiness(buildCar(car))).toBe(readiness)
})
