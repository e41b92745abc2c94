import { expect, it } from 'vitest'
import { estimatedPages } from './estimatedPages'

it('a forecast of some pages of each kind states how many change, with bounds (CFG-12)', () => {
  expect(estimatedPages([{ total: 12, compared: 12, changed: 9 }])).toEqual({ changed: 9, from: 9, to: 9 })
  expect(estimatedPages([{ total: 1_000, compared: 0, changed: 0 }])).toEqual({ changed: 0, from: 0, to: 1_000 })
  const all = { total: 40, compared: 40, changed: 40 }
  const { changed, from, to } = estimatedPages([all, { total: 1_000, compared: 100, changed: 10 }])
  expect(changed).toBe(140)
  expect(from).toBeGreaterThan(40 + 50)
  expect(to).toBeLessThan(40 + 180)
})

it('bounds of several samples are wider than those of one, so that all hold with the stated confidence', () => {
  const sample = { total: 1_000, compared: 50, changed: 10 }
  const one = estimatedPages([sample])
  const two = estimatedPages([sample, { total: 10, compared: 1, changed: 0 }])
  expect(two.from).toBeLessThan(one.from)
})

it('the bounds contain the number of changed pages in 19 of 20 samples', () => {
  let random = 7
  const next = () => {
    random = (random * 48_271) % 2_147_483_647
    return random / 2_147_483_647
  }
  const draw = (total: number, compared: number, share: number) => {
    const pages = Array.from({ length: total }, (_, index) => ({ changes: index < total * share, order: next() }))
    const sample = pages.toSorted((one, other) => one.order - other.order).slice(0, compared)
    return { total, compared, changed: sample.filter(({ changes }) => changes).length }
  }
  let contained = 0
  for (let run = 0; run < 400; run++) {
    const { from, to } = estimatedPages([draw(200, 40, 0.3), draw(60, 20, 0.9), draw(30, 30, 0.5)])
    if (from <= 60 + 54 + 15 && 60 + 54 + 15 <= to) contained++
  }
  expect(contained).toBeGreaterThan(380)
})
