import { describe, expect, test } from 'vitest'
import { shareStructure } from './createDraftResolver'

describe('sharing structure between two values', () => {
  test('sharing structure between two values reuses the whole value if it is unchanged', () => {
    const before = { a: { b: [1, 2, { id: 'x', c: 3 }] } }
    expect(shareStructure(before, structuredClone(before))).toBe(before)
  })
  test('sharing structure between two values reuses every unchanged part', () => {
    const before = {
      a: { b: 1 },
      list: [
        { id: 'x', v: 1 },
        { id: 'y', v: 2 },
      ],
    }
    const next = shareStructure(before, {
      a: { b: 1 },
      list: [
        { id: 'y', v: 2 },
        { id: 'x', v: 9 },
      ],
    })
    expect(next).toEqual({
      a: { b: 1 },
      list: [
        { id: 'y', v: 2 },
        { id: 'x', v: 9 },
      ],
    })
    expect(next.a).toBe(before.a)
    expect(next.list[0]).toBe(before.list[1])
  })
})
