import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withSharedParts } from './withSharedParts'

it('equal parts of two values become the same, and different ones stay (CFG-12)', () => {
  const one = { menu: [{ id: 'cars' }, { id: 'news' }], footer: { line: 'Open' }, at: new Date(0) }
  const other = structuredClone({ ...one, menu: [{ id: 'cars' }, { id: 'blog' }] })
  const shared = withSharedParts(one, other)
  expect(shared).toEqual(other)
  expect(shared.footer).toBe(one.footer)
  expect([shared.menu[0] === one.menu[0], shared.menu[1] === one.menu[1], shared === one]).toEqual([true, false, false])
  // Instances of classes are values.
  expect(withSharedParts({ at: one.at }, { at: one.at })).not.toBe(one)
})

it.each<[string, unknown, unknown, boolean]>([
  ['an equal copy', { a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, true],
  ['another value', { a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] }, false],
  ['another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, false],
  ['a key without a value', { a: 1, b: undefined }, { a: 1 }, false],
  ['a list and a record', [], {}, false],
  ['a longer list', [1], [1, 1], false],
  ['a shorter list', [1, 1], [1], false],
  ['not a number', { a: Number.NaN }, { a: Number.NaN }, true],
])('%s', (_name, one, other, isSame) => {
  expect(withSharedParts(one, other) === one).toBe(isSame)
  expect(withSharedParts(one, other)).toEqual(other)
})

it('a value with shared parts is equal to the value, and the same as the other one only if both are equal', () => {
  const json = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(json, json, (one, other) => {
      const before = JSON.stringify([one, other])
      expect(JSON.stringify(withSharedParts(one, other))).toBe(JSON.stringify(other))
      expect(withSharedParts(one, structuredClone(one))).toBe(one)
      expect(JSON.stringify([one, other])).toBe(before)
    }),
  )
})
