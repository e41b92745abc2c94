import { expect, it } from 'vitest'
import { askedPrices, type PricePoint } from './askedPrices'

const hour = 3_600_000
const start = Date.parse('2026-06-01T00:00:00.000Z')
const iso = (hours: number) => new Date(start + hours * hour).toISOString()
const point = (hours: number, driveAwayCents: number | null, egcCents: number | null = null): PricePoint => ({
  ...{ at: iso(hours), driveAwayCents, egcCents },
})

it.each<{ name: string; points: readonly PricePoint[]; until: number; asked: readonly number[] }>([
  { name: 'no record', points: [], until: 48, asked: [] },
  { name: 'a price of a day', points: [point(0, 2_499_000)], until: 24, asked: [2_499_000] },
  { name: 'a price of a minute less', points: [point(0, 2_499_000)], until: 24 - 1 / 60, asked: [] },
  { name: 'a price of minutes before a longer one', points: [point(0, 3_999_000), point(0.1, 2_499_000)], until: 48, asked: [2_499_000] },
  {
    name: 'a price of minutes between others',
    points: [point(0, 2_499_000), point(48, 3_999_000), point(48.1, 2_399_000)],
    until: 49,
    asked: [2_499_000, 2_399_000],
  },
  {
    name: 'a price that was asked twice',
    points: [point(0, 2_499_000), point(12, 2_399_000), point(14, 2_499_000), point(26, 2_299_000)],
    until: 27,
    asked: [2_499_000, 2_399_000, 2_299_000],
  },
  {
    name: 'higher prices for the rest of the day',
    points: [point(0, 2_599_000), point(12, 2_499_000), point(24, 2_399_000)],
    until: 25,
    asked: [2_499_000, 2_399_000],
  },
  { name: 'both types', points: [point(0, 2_499_000, 2_299_000)], until: 24, asked: [2_499_000, 2_299_000] },
  { name: 'no price for a while', points: [point(0, 2_499_000), point(20, null), point(60, 2_499_000)], until: 63, asked: [] },
  { name: 'a record in the future', points: [point(72, 2_499_000)], until: 24, asked: [] },
])('a price counts as asked from a day on, of $name (LEG-02)', ({ points, until, asked }) => {
  expect(askedPrices(points, iso(until))).toEqual(asked)
})
