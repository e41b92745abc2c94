import { describe, expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { cardPlaces } from './placedCards'

const promos = (...positions: readonly number[]) =>
  buildConfig({ search: { promos: positions.map((position, index) => ({ id: `p${index}`, title: 'X', position })) } }).search.promos

const places = (input: Partial<Parameters<typeof cardPlaces>[0]>) =>
  cardPlaces({ promos: [], positions: [8, 17], showSimilar: true, carCount: 21, ...input }).map(
    ({ place, promo }) => `${place} ${promo?.id ?? 'similar'}`,
  )

describe('cards among the cars (SRC-42)', () => {
  it.each([
    { name: 'no promotion: the similar-car card takes the first place', input: {}, is: ['8 similar'] },
    { name: 'one promotion, then the similar-car card', input: { promos: promos(0) }, is: ['8 p0', '17 similar'] },
    { name: 'as many promotions as places leave no room for the similar-car card', input: { promos: promos(0, 0) }, is: ['8 p0', '17 p1'] },
    { name: 'more promotions than places: the first ones', input: { promos: promos(0, 0, 0) }, is: ['8 p0', '17 p1'] },
    { name: 'a fixed place', input: { promos: promos(12) }, is: ['8 similar', '12 p0'] },
    { name: 'a fixed place that is one of the site’s places', input: { promos: promos(0, 8) }, is: ['8 p1', '17 p0'] },
    { name: 'two with the same place: the second takes the next', input: { promos: promos(4, 4) }, is: ['4 p0', '8 p1', '17 similar'] },
    { name: 'no card wanted', input: { showSimilar: false }, is: [] },
    { name: 'no places', input: { positions: [] }, is: [] },
    { name: 'places out of order', input: { positions: [9, 4], promos: promos(0) }, is: ['4 p0', '9 similar'] },
    { name: 'the place right after the last car', input: { carCount: 7, promos: promos(0) }, is: ['8 p0', '9 similar'] },
    { name: 'too few cars for a promotion', input: { carCount: 6, promos: promos(0) }, is: ['7 similar'] },
    { name: 'one car', input: { carCount: 1 }, is: ['2 similar'] },
    { name: 'no cars', input: { carCount: 0, promos: promos(1) }, is: [] },
  ])('$name', ({ input, is }) => expect(places(input)).toEqual(is))
})
