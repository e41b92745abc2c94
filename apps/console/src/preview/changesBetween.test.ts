import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween, withChanges } from './changesBetween'

describe('changes between two configs', () => {
  test('changes between two configs contain the smallest part that differs', () => {
    const before = { theme: { colour: 'red', font: 'a' }, pages: [{ id: 'home', title: 'Home' }] }
    const after = { theme: { colour: 'blue', font: 'a' }, pages: [{ id: 'home', title: 'Start' }] }
    expect(changesBetween(before, after)).toEqual([
      { path: ['theme', 'colour'], value: 'blue' },
      { path: ['pages', 0, 'title'], value: 'Start' },
    ])
  })

  test('changes between two configs replace a whole list if its items or their order change', () => {
    expect(changesBetween({ list: [{ id: 'a' }, { id: 'b' }] }, { list: [{ id: 'b' }, { id: 'a' }] })).toEqual([
      { path: ['list'], value: [{ id: 'b' }, { id: 'a' }] },
    ])
  })

  test('changes between two configs turn any value into any other, and keep unchanged parts the same objects', () => {
    const value = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 3 }))
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(withChanges(before, changesBetween(before, after))).toEqual(after)
      }),
    )
    const same = { b: 1 }
    expect(withChanges({ a: same, c: 1 }, [{ path: ['c'], value: 2 }]).a).toBe(same)
  })
})
