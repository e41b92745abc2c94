import { describe, expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { canCompare } from './savedCarNeeds'

describe('canCompare (FAV-02, FAV-03)', () => {
  it.each([
    ['a car in stock', {}, {}, true],
    ['a car in stock, if the site has no favourites', {}, { enabled: false }, true],
    ['a car of a site without comparison', {}, { compare: false }, false],
    ['a sold car', { status: 'sold' as const }, {}, false],
    ['a car without a price, if no price is required', { priceCents: null }, {}, true],
    ['a car without a price, if a price is required', { priceCents: null }, { showFor: ['priced' as const] }, false],
    ['a car at a price of 0, if a price is required', { priceCents: 0 }, { showFor: ['priced' as const] }, false],
    ['a new car, if only used cars can be saved', { carType: 'new' as const }, { showFor: ['used' as const] }, false],
    ['a car without pictures, if a picture is required', { images: [] }, { showFor: ['pictured' as const] }, false],
  ])('canCompare decides whether a shopper can compare $0: $3', (_name, car, favourites, can) =>
    expect(canCompare(buildCar(car), buildConfig({ favourites }))).toBe(can),
  )
})
