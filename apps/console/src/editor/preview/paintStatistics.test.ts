import { describe, expect, test } from 'vitest'
import { maxSamples, paintStatistics, withSample } from './createPaintMeter'

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('paint statistics of the editor’s preview', () => {
  const rows = [
    { name: 'no samples', samples: [], last: null, p95: null },
    { name: 'one sample', samples: [12], last: 12, p95: 12 },
    { name: 'twenty samples', samples: oneTo(20), last: 20, p95: 19 },
    { name: 'a hundred samples', samples: oneTo(100), last: 100, p95: 95 },
    { name: 'samples out of order', samples: [50, 10, 40, 20, 30], last: 30, p95: 50 },
  ]
  for (const { name, samples, last, p95 } of rows) test(`of ${name}`, () => expect(paintStatistics(samples)).toEqual({ last, p95 }))

  test('paint statistics of the editor’s preview keep the newest hundred samples', () => {
    const samples = oneTo(250).reduce<readonly number[]>(withSample, [])
    expect(samples).toHaveLength(maxSamples)
    expect(samples[0]).toBe(151)
  })
})
