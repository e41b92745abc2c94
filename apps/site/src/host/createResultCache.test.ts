import { describe, expect, it } from 'vitest'
import { createResultCache } from './createResultCache'

const at = (second: number) => new Date(Date.UTC(2026, 2, 10, 10, 0, second)).toISOString()

describe('kept results (SRC-35 to SRC-37)', () => {
  it('the oldest makes room, however often it was asked for (SRC-35)', () => {
    const cache = createResultCache<number>(10)
    for (let one = 0; one < 11; one++) {
      cache.put(`q${one}`, one, at(0))
      cache.get('q0', at(0))
    }
    expect(cache.get('q0', at(0))).toBeUndefined()
    expect(cache.get('q1', at(0))).toBe(1)
    expect(cache.get('q10', at(0))).toBe(10)
  })

  it('an answer put again is new again', () => {
    const cache = createResultCache<string>(2)
    cache.put('a', 'old', at(0))
    cache.put('b', 'b', at(0))
    cache.put('a', 'new', at(0))
    cache.put('c', 'c', at(0))
    expect([cache.get('a', at(0)), cache.get('b', at(0))]).toEqual(['new', undefined])
  })

  it.each([
    { name: 'just under five minutes', second: 299, found: 'a' },
    { name: 'five minutes', second: 300, found: undefined },
  ])('is asked for again when old: $name', ({ second, found }) => {
    const cache = createResultCache<string>(2)
    cache.put('a', 'a', at(0))
    expect(cache.get('a', at(second))).toBe(found)
  })

  it('of no size keeps nothing', () => {
    const cache = createResultCache<string>(0)
    cache.put('a', 'a', at(0))
    expect(cache.get('a', at(0))).toBeUndefined()
  })
})
