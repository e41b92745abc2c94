import { describe, expect, it } from 'vitest'
import { createResultCache } from './createResultCache'

const at = (second: number) => new Date(Date.UTC(2026, 2, 10, 10, 0, second)).toISOString()

describe('cached results (SRC-35 to SRC-37)', () => {
  it('the oldest result is evicted, however often it was read (SRC-35)', () => {
    const cache = createResultCache<number>(10)
    for (let one = 0; one < 11; one++) {
      cache.put(`q${one}`, one, at(0))
      cache.get('q0', at(0))
    }
    expect(cache.get('q0', at(0))).toBeUndefined()
    expect(cache.get('q1', at(0))).toBe(1)
    expect(cache.get('q10', at(0))).toBe(10)
  })

  it('storing a result again makes it the last to be evicted', () => {
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
  ])('a cached result expires after five minutes: $name', ({ second, found }) => {
    const cache = createResultCache<string>(2)
    cache.put('a', 'a', at(0))
    expect(cache.get('a', at(second))).toBe(found)
  })

  it('a cache of size zero stores nothing', () => {
    const cache = createResultCache<string>(0)
    cache.put('a', 'a', at(0))
    expect(cache.get('a', at(0))).toBeUndefined()
  })
})
