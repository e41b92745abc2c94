import { describe, expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { cardPositions } from './placedCards'

const promos = (...positions: readonly number[]) =>
  buildConfig({ search: { promos: positions.map((position, index) => ({ id: `p${index}`, title: 'X', position })) } }).search.promos

const positioned = (input: Partial<Parameters<typeof cardPositions>[0]>) =>
  cardPositions({ promos: [], positions: [8, 17], showSimilar: true, carCount: 21, ...input }).map(
    ({ position, promo }) => `${position} ${promo?.id ?? 'similar'}`,
  )

describe('cards among the cars (SRC-42)', () => {
  it.each([
    { name: 'no promotion: the similar-car card takes the first position', input: {}, is: ['8 similar'] },
    { name: 'one promotion, then the similar-car card', input: { promos: promos(0) }, is: ['8 p0', '17 similar'] },
    {
      name: 'as many promotions as positions leave no room for the similar-car card',
      input: { promos: promos(0, 0) },
      is: ['8 p0', '17 p1'],
    },
    { name: 'more promotions than positions: the first ones', input: { promos: promos(0, 0, 0) }, is: ['8 p0', '17 p1'] },
    { name: 'a fixed position', input: { promos: promos(12) }, is: ['8 similar', '12 p0'] },
    { name: 'a fixed position that is one of the site’s positions', input: { promos: promos(0, 8) }, is: ['8 p1', '17 p0'] },
    { name: 'two with the same position: the second takes the next', input: { promos: promos(4, 4) }, is: ['4 p0', '8 p1', '17 similar'] },
    { name: 'no card wanted', input: { showSimilar: false }, is: [] },
    { name: 'no positions', input: { positions: [] }, is: [] },
    { name: 'positions out of order', input: { positions: [9, 4], promos: promos(0) }, is: ['4 p0', '9 similar'] },
    { name: 'the position right after the last car', input: { carCount: 7, promos: promos(0) }, is: ['8 p0', '9 similar'] },
    { name: 'too few cars for a promotion', input: { carCount: 6, promos: promos(0) }, is: ['7 similar'] },
    { name: 'one car', input: { carCount: 1 }, is: ['2 similar'] },
    { name: 'no cars', input: { carCount: 0, promos: promos(1) }, is: [] },
  ])('$name', ({ input, is }) => expect(positioned(input)).toEqual(is))
})
