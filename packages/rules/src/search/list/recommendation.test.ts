import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { appealParts, appealWeights, carAppeal, carReadiness } from './recommendation'

const photo = { key: 'photo', alt: '' }

it.each([
  { name: 'with photos and a price', car: {}, readiness: 5 },
  { name: 'with only a weekly price', car: { priceCents: null, subscriptionPriceCents: 28_900 }, readiness: 5 },
  { name: 'without a price', car: { priceCents: null }, readiness: 4 },
  { name: 'with a price of 0', car: { priceCents: 1000 }, readiness: 4 },
  { name: 'coming soon', car: { status: 'coming_soon' }, readiness: 4 },
  { name: 'reserved', car: { reserved: true }, readiness: 3 },
  { name: 'without photos', car: { images: [] }, readiness: 2 },
  { name: 'coming soon without photos', car: { status: 'coming_soon', images: [] }, readiness: 2 },
  { name: 'reserved, without photos', car: { reserved: true, images: [] }, readiness: 1 },
  { name: 'sold', car: { status: 'sold' }, readiness: 0 },
  { name: 'withdrawn', car: { status: 'withdrawn' }, readiness: 0 },
] as const)('the tier of a car $name is $readiness (SRC-17, SRC-44)', ({ car, readiness }) => {
  expect(carReadiness(buildCar(car))).toBe(readiness)
})

describe('carAppeal (SRC-17)', () => {
  const base = { priceCents: 2_000_000, priceType: 'driveAway', marketPrices: {}, images: [photo] } as const
  const difference = (better: Partial<Car>, worse: Partial<Car> = {}) =>
    carAppeal(buildCar({ ...base, ...better })) - carAppeal(buildCar({ ...base, ...worse }))

  it.each([
    { name: 'two weeks of freshness', car: { createdAt: '2026-01-24T02:00:00.000Z' }, points: 1 },
    { name: 'a second photo', car: { images: [photo, photo] }, points: 2 },
    { name: 'at most 12 photos', car: { images: Array.from({ length: 40 }, () => photo) }, points: 22 },
    { name: '10 % below the market', car: { marketPrices: { stateAverageCents: 2_222_223 } }, points: 20 },
    { name: 'no more than 15 % below the market', car: { marketPrices: { stateAverageCents: 9_000_000 } }, points: 30 },
    { name: '10 % above the market', car: { priceCents: 2_200_000, marketPrices: { stateAverageCents: 2_000_000 } }, points: -20 },
    {
      name: 'the national average, if the state’s is unknown',
      car: { marketPrices: { stateAverageCents: 0, nationalAverageCents: 2_500_000 } },
      points: 30,
    },
    {
      name: 'no market comparison of a price before charges',
      car: { priceType: 'egc', driveAwayCents: null, marketPrices: { stateAverageCents: 2_500_000 } },
      points: 0,
    },
    { name: 'an unknown colour', car: { colour: null }, points: -1 },
  ] satisfies readonly { readonly name: string; readonly car: Partial<Car>; readonly points: number }[])(
    'carAppeal counts $name as $points points',
    ({ car, points }) => expect(difference(car)).toBe(points),
  )

  it('carAppeal depends on a price only in comparison with the market', () => {
    const price = fc.integer({ min: 0, max: 50_000_000 })
    fc.assert(fc.property(price, price, (one, other) => difference({ priceCents: one }, { priceCents: other }) === 0))
  })

  it('carAppeal never puts the older of two otherwise equal cars first', () => {
    const added = fc.date({ min: new Date('2015-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(added, fc.integer({ min: 1, max: 400 }), (newer, points) => {
        const older = new Date(newer.getTime() - points * appealWeights.freshnessDays * 86_400_000)
        return difference({ createdAt: newer.toISOString() }, { createdAt: older.toISOString() }) === points
      }),
    )
  })

  it('carAppeal is the sum of its parts', () => {
    const car = buildCar(base)
    expect(Object.values(appealParts(car)).reduce((sum, part) => sum + part, 0)).toBe(carAppeal(car))
  })
})
