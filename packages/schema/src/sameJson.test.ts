import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sameJson } from './sameJson'

it.each<{ name: string; a: unknown; b: unknown; same: boolean }>([
  { name: 'other key order', a: { x: 1, y: 2 }, b: { y: 2, x: 1 }, same: true },
  { name: 'an undefined key', a: { x: 1, y: undefined }, b: { x: 1 }, same: true },
  { name: 'other item order', a: [1, 2], b: [2, 1], same: false },
  { name: 'an empty list and an empty object', a: [], b: {}, same: false },
  { name: 'null and undefined', a: null, b: undefined, same: false },
  { name: 'a missing and an inherited key', a: {}, b: { constructor: 1 }, same: false },
])('JSON values are the same with $name: $same', ({ a, b, same }) => {
  expect(sameJson(a, b)).toBe(same)
})

it('any JSON is the same as its copy', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => sameJson(value, structuredClone(value))))
})
