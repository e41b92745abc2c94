import { describe, expect, it } from 'vitest'
import { fillMissing } from './fillMissing'

describe('fillMissing', () => {
  it.each([
    { name: 'keeps what was stored', stored: { a: 1 }, fresh: { a: 2 }, result: { a: 1 } },
    {
      name: 'adds keys that are new, deep down',
      stored: { a: { b: 1 } },
      fresh: { a: { b: 2, c: 3 }, d: 4 },
      result: { a: { b: 1, c: 3 }, d: 4 },
    },
    { name: 'keeps keys that are no more', stored: { old: 1 }, fresh: {}, result: { old: 1 } },
    {
      name: 'keeps false, zero, null and empty text',
      stored: { a: false, b: 0, c: null, d: '' },
      fresh: { a: true, b: 1, c: 2, d: 'x' },
      result: { a: false, b: 0, c: null, d: '' },
    },
    {
      name: 'keeps lists as they were, filling items by id',
      stored: [{ id: 'b', x: 1 }, { id: 'gone' }],
      fresh: [{ id: 'a' }, { id: 'b', x: 2, y: 3 }],
      result: [{ id: 'b', x: 1, y: 3 }, { id: 'gone' }],
    },
    {
      name: 'keeps the looks of words, which have no id',
      stored: [{ text: 'A guide.', bold: true }, { text: ' Ask us first.' }, { text: 'Terms', href: '/terms' }],
      fresh: [{ text: 'A guide.', bold: true }, { text: ' Ask us first.' }, { text: 'Terms', href: '/terms' }],
      result: [{ text: 'A guide.', bold: true }, { text: ' Ask us first.' }, { text: 'Terms', href: '/terms' }],
    },
    { name: 'keeps plain lists', stored: ['a'], fresh: ['b', 'c'], result: ['a'] },
  ])('$name', ({ stored, fresh, result }) => {
    expect(fillMissing(stored, fresh)).toEqual(result)
  })

  it('freezes what it gives', () => {
    const filled = fillMissing({ list: [{ id: 'a' }] }, {}) as { list: object[] }
    expect(Object.isFrozen(filled) && Object.isFrozen(filled.list) && Object.isFrozen(filled.list[0])).toBe(true)
  })
})
