import { describe, expect, it } from 'vitest'
import { fillMissing } from './listVersions'

describe('fillMissing', () => {
  it.each([
    ['keeps stored values', { a: 1 }, { a: 2 }, { a: 1 }],
    ['adds new nested keys', { a: { b: 1 } }, { a: { b: 2, c: 3 }, d: 4 }, { a: { b: 1, c: 3 }, d: 4 }],
    ['keeps stored keys that the schema no longer has', { old: 1 }, {}, { old: 1 }],
    [
      'keeps false, zero, null and empty text',
      { a: false, b: 0, c: null, d: '' },
      { a: true, b: 1, c: 2, d: 'x' },
      { a: false, b: 0, c: null, d: '' },
    ],
    [
      'keeps lists as they were, filling items by id',
      [{ id: 'b', x: 1 }, { id: 'gone' }],
      [{ id: 'a' }, { id: 'b', x: 2, y: 3 }],
      [{ id: 'b', x: 1, y: 3 }, { id: 'gone' }],
    ],
    [
      'keeps the formatting of text spans, which have no id',
      [{ text: 'A guide.', bold: true }, { text: ' Ask us first.' }, { text: 'Terms', href: '/terms' }],
      [{ text: 'A guide.', bold: true }, { text: ' Ask us first.' }, { text: 'Terms', href: '/terms' }],
      [{ text: 'A guide.', bold: true }, { text: ' Ask us first.' }, { text: 'Terms', href: '/terms' }],
    ],
    ['keeps plain lists', ['a'], ['b', 'c'], ['a']],
  ])('$0', (_name, stored, fresh, result) => expect(fillMissing(stored, fresh)).toEqual(result))

  it('fillMissing freezes its result', () => {
    const filled = fillMissing({ list: [{ id: 'a' }] }, {}) as { list: object[] }
    expect(Object.isFrozen(filled) && Object.isFrozen(filled.list) && Object.isFrozen(filled.list[0])).toBe(true)
  })
})
