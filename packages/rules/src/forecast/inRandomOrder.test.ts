import { expect, it } from 'vitest'
import { inRandomOrder } from './inRandomOrder'

it('a forecast’s sample is drawn as if at random, and the same each time (CFG-12)', () => {
  const paths = Array.from({ length: 400 }, (_, index) => `/cars/${index}`)
  const order = inRandomOrder(paths, (path) => path)
  expect(order.toSorted()).toEqual(paths.toSorted())
  expect(inRandomOrder(paths.toReversed(), (path) => path)).toEqual(order)
  // A sample has about as many of the first half as of the second.
  const ofFirstHalf = order.slice(0, 100).filter((path) => paths.indexOf(path) < 200).length
  expect(ofFirstHalf).toBeGreaterThan(30)
  expect(ofFirstHalf).toBeLessThan(70)
})
