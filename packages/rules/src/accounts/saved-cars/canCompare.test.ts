import { describe, expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { canCompare } from './canCompare'

describe('canCompare (FAV-02, FAV-03)', () => {
  it.each([
    { name: 'a car in stock', car: {}, favourites: {}, can: true },
    { name: 'a car in stock where nothing is saved', car: {}, favourites: { enabled: false }, can: true },
    { name: 'a car of a site that compares none', car: {}, favourites: { compare: false }, can: false },
    { name: 'a sold car', car: { status: 'sold' as const }, favourites: {}, can: false },
    { name: 'a car without a price, where it needs none', car: { priceCents: null }, favourites: {}, can: true },
    {
      name: 'a car without a price, where it needs one',
      car: { priceCents: null },
      favourites: { showFor: ['priced' as const] },
      can: false,
    },
    { name: 'a car at a price of 0, where it needs one', car: { priceCents: 0 }, favourites: { showFor: ['priced' as const] }, can: false },
    {
      name: 'a new car, where only used ones are kept',
      car: { carType: 'new' as const },
      favourites: { showFor: ['used' as const] },
      can: false,
    },
    { name: 'a car without pictures, where it needs one', car: { images: [] }, favourites: { showFor: ['pictured' as const] }, can: false },
  ])('$name: $can', ({ car, favourites, can }) => {
    expect(canCompare(buildCar(car), buildConfig({ favourites }))).toBe(can)
  })
})
