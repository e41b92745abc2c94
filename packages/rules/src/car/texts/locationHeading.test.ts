import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { locationHeading } from './locationHeading'

it.each([
  { name: 'a car in stock', car: {}, heading: 'See it at Harbour' },
  { name: 'a reserved car', car: { reserved: true }, heading: 'See it at Harbour' },
  { name: 'a car on its way', car: { status: 'coming_soon' }, heading: 'On its way to Harbour' },
  { name: 'a reserved car on its way', car: { status: 'coming_soon', reserved: true }, heading: 'On its way to Harbour' },
  { name: 'a car to order ahead', car: { preorder: true }, heading: 'Order it from Harbour' },
  { name: 'a sold car', car: { status: 'sold', preorder: true }, heading: 'Ask about it at Harbour' },
] as const)('the location section has a heading for $name: $heading (VDP-05)', ({ car, heading }) =>
  expect(locationHeading(buildCar(car), 'Harbour')).toBe(heading),
)
