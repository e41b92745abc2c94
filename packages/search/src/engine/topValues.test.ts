import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { topValues } from './topValues'

const names = Array.from({ length: 300 }, (_, slot) => `value ${slot}`)
const ordered = Uint32Array.from(names.keys()).sort((left, right) => ((names[left] as string) < (names[right] as string) ? -1 : 1))

describe('topValues', () => {
  it.each([
    { name: 'few values', values: 20, max: 5 },
    { name: 'many values with low counts', values: 300, max: 40 },
    { name: 'many values with high counts', values: 300, max: 5_000_000 },
  ])('topValues lists $name in the order of a sort by count, then by name (SRC-01)', ({ values, max }) => {
    const counts = fc.array(fc.nat(max), { minLength: values, maxLength: values })
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 310 }), (some, limit) => {
        const expected = [...ordered]
          .flatMap((slot) => (some[slot] ? [{ value: names[slot], count: some[slot] }] : []))
          .sort((left, right) => right.count - left.count)
          .slice(0, limit)
        expect(topValues(ordered, names, Uint32Array.from(some), limit, 'count')).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })
})
