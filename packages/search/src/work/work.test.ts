import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeSort } from './mergeSort'
import { runInSlices } from './runInSlices'
import { runToEnd } from './runToEnd'
import { sortNumbers } from './sortNumbers'

describe('mergeSort', () => {
  it('sorts as the built-in sort does, keeping equals in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300), { maxLength: 400 }), (items) => {
        const byTens = (left: number, right: number) => Math.floor(left / 10) - Math.floor(right / 10)
        expect([...runToEnd(mergeSort(Uint32Array.from(items), byTens))]).toEqual([...items].sort(byTens))
      }),
    )
  })
})

describe('sortNumbers', () => {
  it('sorts more numbers than it takes at one go', () => {
    const numbers = Float64Array.from({ length: 70_001 }, (_, at) => (at * 7919) % 65_537)
    expect(runToEnd(sortNumbers(numbers.slice()))).toEqual(numbers.sort())
  })

  it('sorts none', () => expect(runToEnd(sortNumbers(new Float64Array(0)))).toHaveLength(0))
})

describe('runInSlices', () => {
  it('lets the event loop turn while there is work', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const result = await runInSlices(
      (function* () {
        const until = performance.now() + 60
        while (performance.now() < until) yield
        return 'done'
      })(),
    )
    clearInterval(timer)
    expect(result).toBe('done')
    expect(turns).toBeGreaterThan(0)
  })

  it('passes on what goes wrong', async () => {
    // biome-ignore lint/correctness/useYield: it fails before it could
    const broken = (function* () {
      throw new Error('broken')
    })()
    await expect(runInSlices(broken)).rejects.toThrow('broken')
  })
})
