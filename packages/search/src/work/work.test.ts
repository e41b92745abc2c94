import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeSort } from './mergeSort'
import { radixSort } from './radixSort'
import { runInSlices, runToEnd } from './Work'

describe('mergeSort', () => {
  it('mergeSort sorts as the built-in sort does, with equal items in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300), { maxLength: 400 }), (items) => {
        const byTens = (left: number, right: number) => Math.floor(left / 10) - Math.floor(right / 10)
        expect([...runToEnd(mergeSort(Uint32Array.from(items), byTens))]).toEqual([...items].sort(byTens))
      }),
    )
  })
})

describe('radixSort', () => {
  it('radixSort sorts items by their keys, with equal items in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(20), fc.nat(5000), fc.nat(2 ** 32 - 1)), { maxLength: 400 }), (keys) => {
        const expected = keys.map((_, item) => item).sort((left, right) => (keys[left] ?? 0) - (keys[right] ?? 0) || left - right)
        const items = Uint32Array.from(keys, (_, item) => item)
        expect([...runToEnd(radixSort(items, Uint32Array.from(keys)))]).toEqual(expected)
      }),
    )
  })
})

describe('runInSlices', () => {
  it('runInSlices lets the event loop run during the work', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const result = await runInSlices(
      (function* () {
        // Enough steps to exceed a slice on any machine.
        for (let step = 0; step < 60; step++) {
          const until = performance.now() + 1
          while (performance.now() < until);
          yield
        }
        return 'done'
      })(),
    )
    clearInterval(timer)
    expect(result).toBe('done')
    expect(turns).toBeGreaterThan(0)
  })

  it('runInSlices rejects with the error of the work', async () => {
    // biome-ignore lint/correctness/useYield: throws before it could yield
    const broken = (function* () {
      throw new Error('broken')
    })()
    await expect(runInSlices(broken)).rejects.toThrow('broken')
  })
})
