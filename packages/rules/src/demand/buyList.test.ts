import { describe, expect, it } from 'vitest'
import { buyList, emptiedBy, priceCeiling, wishText } from './buyList'
import type { SupplyCar, Wish, WishCount } from './Demand'

const wish = (more: Partial<Wish> = {}): Wish => ({
  make: 'Toyota',
  model: 'HiLux',
  body: null,
  seats: null,
  fuel: null,
  years: null,
  maxKm: null,
  maxCents: null,
  place: null,
  ...more,
})
const car = (more: Partial<SupplyCar> = {}): SupplyCar => ({
  ...{
    make: 'Toyota',
    model: 'HiLux',
    body: 'Ute',
    seats: 5,
    fuel: 'Petrol - Unleaded',
    year: 2019,
    km: 60_000,
    priceCents: 3_999_000,
    place: 'Ryde',
  },
  ...more,
})
const count = (kind: WishCount['kind'], times: number, more: Partial<Wish> = {}): WishCount => ({ wish: wish(more), kind, times })

describe('buy list', () => {
  it.each([
    [2_249_000, 2_500_000],
    [2_500_000, 2_500_000],
    [5_100_000, 6_000_000],
    [11_000_000, 12_500_000],
    [0, 0],
  ])('a maximum of %i cents is in the band to %i (ANL-01)', (cents, band) => expect(priceCeiling(cents)).toBe(band))

  it('wishes in one price band are one row, with their numbers by kind, in any case of letters (ANL-01)', () => {
    const { rows } = buyList(
      [
        count('searches', 3, { maxCents: 2_249_000 }),
        count('lost', 1, { maxCents: 2_499_000 }),
        count('waiting', 2, { maxCents: 2_500_000, model: 'HILUX' }),
      ],
      [],
    )
    expect(rows).toEqual([
      { wish: wish({ maxCents: 2_500_000 }), searches: 3, lost: 1, waiting: 2, weight: 3 + 5 + 6, cars: 0, emptiedBy: null },
    ])
  })

  it('lost enquiries come before alerts, and these before as many searches (ANL-01)', () => {
    const counts = [count('searches', 2, { make: 'Kia' }), count('waiting', 2, { make: 'Mazda' }), count('lost', 2, { make: 'Ford' })]
    expect(buyList(counts, []).rows.map((row) => row.wish.make)).toEqual(['Ford', 'Mazda', 'Kia'])
  })

  it('a single search is no row (ANL-01)', () => expect(buyList([count('searches', 1)], []).rows).toEqual([]))

  it('a search that names no car is counted apart (ANL-01)', () => {
    const counts = [count('searches', 4, { make: null, model: null, maxCents: 1 })]
    expect(buyList(counts, [])).toEqual({ rows: [], emptied: [], unassigned: 4 })
  })

  it('the cars for sale that meet a row are counted (ANL-01)', () =>
    expect(buyList([count('lost', 2)], [car(), car({ model: 'Yaris' })]).rows[0]).toMatchObject({ cars: 1, emptiedBy: null }))

  it.each<{ name: string; wanted: Partial<Wish>; blamed: ReturnType<typeof emptiedBy> }>([
    { name: 'a price', wanted: { maxCents: 2_000_000 }, blamed: { condition: 'maxCents', cars: 1, fromCents: 3_999_000 } },
    { name: 'a place', wanted: { place: 'Dubbo' }, blamed: { condition: 'place', cars: 1, fromCents: 3_999_000 } },
    { name: 'a body', wanted: { body: 'Wagon' }, blamed: { condition: 'body', cars: 1, fromCents: 3_999_000 } },
    { name: 'a model', wanted: { model: 'Prado' }, blamed: { condition: 'model', cars: 1, fromCents: 3_999_000 } },
    { name: 'seats', wanted: { seats: 7 }, blamed: { condition: 'seats', cars: 1, fromCents: 3_999_000 } },
    { name: 'a fuel', wanted: { fuel: 'Diesel' }, blamed: { condition: 'fuel', cars: 1, fromCents: 3_999_000 } },
    { name: 'a year', wanted: { years: { from: 2020, to: null } }, blamed: { condition: 'years', cars: 1, fromCents: 3_999_000 } },
    { name: 'kilometres', wanted: { maxKm: 50_000 }, blamed: { condition: 'maxKm', cars: 1, fromCents: 3_999_000 } },
    { name: 'nothing, as all are met', wanted: { seats: 5, fuel: 'Petrol', years: { from: 2018, to: 2019 }, maxKm: 60_000 }, blamed: null },
    { name: 'two conditions', wanted: { maxCents: 2_000_000, place: 'Dubbo' }, blamed: null },
    { name: 'nothing', wanted: {}, blamed: null },
    { name: 'the only name', wanted: { make: 'Kia', model: null }, blamed: null },
  ])('a list is emptied by $name (SRC-01)', ({ wanted, blamed }) => expect(emptiedBy(wish(wanted), [car()])).toEqual(blamed))

  it('the filters that emptied lists are counted for searches alone (SRC-01)', () => {
    const counts = [
      count('searches', 3, { maxCents: 2_000_000 }),
      count('searches', 4, { place: 'Dubbo' }),
      count('lost', 9, { place: 'Dubbo' }),
    ]
    expect(buyList(counts, [car()]).emptied).toEqual([
      { condition: 'place', searches: 4 },
      { condition: 'maxCents', searches: 3 },
    ])
  })

  it.each<{ wanted: Partial<Wish>; text: string }>([
    { wanted: { body: 'Ute' }, text: 'Toyota HiLux, Ute' },
    { wanted: { make: null, model: null, body: 'Ute' }, text: 'Ute' },
    { wanted: { model: null }, text: 'Toyota' },
    {
      wanted: { make: null, model: null, seats: 7, fuel: 'Diesel', years: { from: 2018, to: null }, maxKm: 100_000 },
      text: '7 seats, Diesel, 2018 or newer, up to 100,000 km',
    },
    { wanted: { years: { from: null, to: 2015 } }, text: 'Toyota HiLux, 2015 or older' },
    { wanted: { years: { from: 2015, to: 2018 } }, text: 'Toyota HiLux, 2015 to 2018' },
  ])('a wish is shown as “$text” (ANL-01)', ({ wanted, text }) => expect(wishText(wish(wanted))).toBe(text))
})
