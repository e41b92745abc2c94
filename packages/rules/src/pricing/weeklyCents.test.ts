import { expect, it } from 'vitest'
import { weeklyCents } from './weeklyCents'

it.each([
  { base: 28_900, discount: 0, extra: 0, weekly: 28_900 },
  { base: 28_900, discount: 8, extra: 0, weekly: 26_600 },
  { base: 28_900, discount: 0, extra: 26, weekly: 31_500 },
  { base: 28_900, discount: 8, extra: -12, weekly: 25_400 },
  { base: 30_000, discount: 2.5, extra: 0, weekly: 29_300 },
  { base: 5_000, discount: 60, extra: -500, weekly: 100 },
])('a week costs $weekly cents from $base, less $discount %, plus $extra dollars (CAR-14)', ({ base, discount, extra, weekly }) => {
  expect(weeklyCents(base, { discount }, { extra })).toBe(weekly)
})
