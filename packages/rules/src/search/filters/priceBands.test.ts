import { expect, it } from 'vitest'
import { priceBands } from './priceBands'

it.each(['price_range', 'weekly_price_range'] as const)(
  'the bands of %s are contiguous, from 0 without an upper limit (SRC-03)',
  (facet) => {
    const bands = priceBands(facet)
    expect(bands[0]?.from).toBe(0)
    expect(bands.at(-1)?.to).toBeNull()
    expect(bands.slice(1).map(({ from }) => from)).toEqual(bands.slice(0, -1).map(({ to }) => to))
    expect(new Set(bands.map(({ text }) => text)).size).toBe(bands.length)
  },
)
