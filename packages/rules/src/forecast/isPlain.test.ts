import { expect, it } from 'vitest'
import { isPlain } from './isPlain'

it('a trace covers objects and lists of data, not instances of classes (CFG-12)', () => {
  expect([{}, [], Object.create(null)].map(isPlain)).toEqual([true, true, true])
  expect([null, 'Kia', 1, new Map(), new Date(), () => 1].map(isPlain)).toEqual(Array(6).fill(false))
})
