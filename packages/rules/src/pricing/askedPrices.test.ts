import { expect, it } from 'vitest'
import { type AskedPoint, askedPrices } from './askedPrices'

const hour = 3_600_000
const start = Date.parse('2026-06-01T00:00:00.000Z')
const iso = (hours: number) => new Date(start + hours * hour).toISOString()
const point = (hours: number, driveAwayCents: number | null, egcCents: number | null = null): AskedPoint => ({
  ...{ at: iso(hours), driveAwayCents, egcCents, status: 'in_stock', showOnDealerWebsite: true },
})

it.each<{ name: string; points: readonly AskedPoint[]; until: number; asked: readonly number[] }>([
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

it.each<{ name: string; state: Partial<AskedPoint> }>([
  { name: 'is hidden from websites', state: { showOnDealerWebsite: false } },
  { name: 'is a draft', state: { status: 'draft' } },
  { name: 'is sold', state: { status: 'sold' } },
  { name: 'is withdrawn', state: { status: 'withdrawn' } },
])('a price doesn’t count as asked while the car $name (LEG-02)', ({ state }) => {
  const [shown, away] = [point(0, 2_499_000), { ...point(12, 2_499_000), ...state }]
  expect(askedPrices([{ ...shown, ...state }], iso(48))).toEqual([])
  expect(askedPrices([shown, away], iso(48))).toEqual([])
  expect(askedPrices([shown, away, point(36, 2_499_000)], iso(47))).toEqual([])
  expect(askedPrices([shown, away, point(36, 2_499_000)], iso(48))).toEqual([2_499_000])
  // A higher price isn't asked while the car is away either.
  expect(askedPrices([{ ...point(0, 3_999_000), ...state }, point(24, 2_499_000)], iso(48))).toEqual([2_499_000])
})

it('a price of a car that is coming soon counts as asked, as its page shows it (LEG-02)', () => {
  expect(askedPrices([{ ...point(0, 2_499_000), status: 'coming_soon' }], iso(24))).toEqual([2_499_000])
})
