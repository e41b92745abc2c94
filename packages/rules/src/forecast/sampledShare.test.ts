import { expect, it } from 'vitest'
import { sampledShare } from './sampledShare'

const percent = (found: number, sampled: number, total: number) => {
  const { from, to } = sampledShare(found, sampled, total)
  return [Math.round(from * 100), Math.round(to * 100)]
}

it('a forecast of many sites states the bounds of what a sample says, with 95 % confidence (CFG-12)', () => {
  expect(percent(0, 0, 5_000)).toEqual([0, 100])
  expect(percent(5, 10, 1_000_000)).toEqual([24, 76])
  expect(percent(30, 30, 5_000)).toEqual([89, 100])
  expect(percent(2, 3, 3)).toEqual([67, 67])
  expect(percent(0, 3, 4)).toEqual([0, 25])
})

it('the bounds of a sample contain the true share in 19 of 20 samples', () => {
  let random = 7
  const next = () => {
    random = (random * 48_271) % 2_147_483_647
    return random / 2_147_483_647
  }
  for (const share of [0.02, 0.3, 0.9]) {
    let contained = 0
    for (let run = 0; run < 1_000; run++) {
      const sites = Array.from({ length: 200 }, (_, index) => ({ changes: index < 200 * share, order: next() }))
      const sample = sites.toSorted((one, other) => one.order - other.order).slice(0, 40)
      const { from, to } = sampledShare(sample.filter(({ changes }) => changes).length, 40, 200)
      if (from <= share && share <= to) contained++
    }
    expect(contained).toBeGreaterThan(920)
  }
})
