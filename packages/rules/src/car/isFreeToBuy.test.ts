import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { isFreeToBuy } from './isFreeToBuy'

it.each([
  { name: 'one in stock', car: {}, is: true },
  { name: 'one with another tag', car: { tag: 'One Owner' }, is: true },
  { name: 'one that is reserved', car: { reserved: true }, is: false },
  { name: 'one on its way', car: { status: 'coming_soon' }, is: false },
  { name: 'one to be ordered ahead', car: { preorder: true }, is: false },
  { name: 'the test-drive car', car: { tag: 'Test Drive Only' }, is: false },
  { name: 'one that has left', car: { status: 'sold' }, is: false },
] as const)('knows which cars can be had today (OFR-02): $name', ({ car, is }) => expect(isFreeToBuy(buildCar(car))).toBe(is))
