import { expect, it } from 'vitest'
import type { Wish } from './Demand'
import { carWish, createWishReader, namesCar } from './searchWish'

const read = createWishReader(
  {
    makes: ['Mazda', 'Kia'],
    models: [
      { make: 'Toyota', model: 'HiLux' },
      { make: 'Ford', model: 'Ranger' },
    ],
    places: [
      { name: 'Parramatta', place: 'Parramatta' },
      { name: 'Harbour Motors Parramatta', place: 'Parramatta' },
    ],
  },
  2026,
)
const anything: Wish = {
  make: null,
  model: null,
  body: null,
  seats: null,
  fuel: null,
  years: null,
  maxKm: null,
  maxCents: null,
  place: null,
}

it.each<{ search: string; wish: Partial<Wish> }>([
  { search: 'Toyota · HiLux · price to 20000', wish: { make: 'Toyota', model: 'HiLux', maxCents: 2_000_000 } },
  { search: 'hilux under 30k', wish: { make: 'Toyota', model: 'HiLux', maxCents: 3_000_000 } },
  { search: 'Ute · price from 10000 to 25000', wish: { body: 'Ute', maxCents: 2_500_000 } },
  { search: 'Mazda · Parramatta', wish: { make: 'Mazda', place: 'Parramatta' } },
  { search: 'SUV · Harbour Motors Parramatta', wish: { body: 'SUV', place: 'Parramatta' } },
  { search: 'Mazda · Toyota', wish: {} },
  { search: 'SUV · km to 50000', wish: { body: 'SUV', maxKm: 50_000 } },
  { search: '7 seater under 15k', wish: { seats: 7, maxCents: 1_500_000 } },
  { search: '7 seats · Diesel · year from 2018', wish: { seats: 7, fuel: 'Diesel', years: { from: 2018, to: null } } },
  { search: 'ev under 40k', wish: { fuel: 'Electric', maxCents: 4_000_000 } },
  { search: 'ev with towbar', wish: {} },
  { search: 'manual hot hatch', wish: {} },
  { search: 'Ute · Manual', wish: {} },
  { search: 'hilux with bullbar', wish: { make: 'Toyota', model: 'HiLux' } },
  {
    search: 'diesel hilux 2018 or newer under 100000km',
    wish: { make: 'Toyota', model: 'HiLux', fuel: 'Diesel', years: { from: 2018, to: null }, maxKm: 100_000 },
  },
  { search: 'Diesel · Petrol · Mazda', wish: { make: 'Mazda' } },
  { search: 'dual cab · price to 20000', wish: { body: 'Ute', maxCents: 2_000_000 } },
  { search: 'jane citizen', wish: {} },
  { search: 'near a postcode', wish: {} },
  { search: '', wish: {} },
])('the search “$search” is read as a wish (ANL-01, SRC-06)', ({ search, wish }) => expect(read(search)).toEqual({ ...anything, ...wish }))

it('a wish names a car by make, model, body, seats or fuel, not by price, place, year or kilometres alone (ANL-01)', () => {
  expect(namesCar({ ...anything, body: 'Ute' })).toBe(true)
  expect(namesCar({ ...anything, seats: 7 })).toBe(true)
  expect(namesCar({ ...anything, maxCents: 1, maxKm: 1, place: 'Parramatta', years: { from: 2020, to: null } })).toBe(false)
})

it('an enquiry is a wish for a car like the one that was sold, at its price (ANL-01)', () =>
  expect(carWish({ make: 'Ford', model: 'Ranger', body: 'Ute', place: 'Ryde', priceCents: 5_000_000 })).toEqual({
    ...anything,
    ...{ make: 'Ford', model: 'Ranger', body: 'Ute', place: 'Ryde', maxCents: 5_000_000 },
  }))
