import { describe, expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { canCompare } from './savedCarNeeds'

describe('canCompare (FAV-02, FAV-03)', () => {
  it.each([
    ['a car in stock', {}, {}, true],
    ['a car in stock where nothing is saved', {}, { enabled: false }, true],
    ['a car of a site that compares none', {}, { compare: false }, false],
    ['a sold car', { status: 'sold' as const }, {}, false],
    ['a car without a price, where it needs none', { priceCents: null }, {}, true],
    ['a car without a price, where it needs one', { priceCents: null }, { showFor: ['priced' as const] }, false],
    ['a car at a price of 0, where it needs one', { priceCents: 0 }, { showFor: ['priced' as const] }, false],
    ['a new car, where only used ones are kept', { carType: 'new' as const }, { showFor: ['used' as const] }, false],
    ['a car without pictures, where it needs one', { images: [] }, { showFor: ['pictured' as const] }, false],
  ])('$0: $3', (_name, car, favourites, can) => expect(canCompare(buildCar(car), buildConfig({ favourites }))).toBe(can))
})
