import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { carAppeal } from './recommendation'
import { whyOrder } from './whyOrder'

const now = '2026-03-10T10:00:00.000Z'
const why = (car: Partial<Car>, config = buildConfig()) => whyOrder(buildCar(car), config, now)
const part = (title: string, car: Partial<Car>) => why(car).parts.find((each) => each.title === title)
const photo = { key: 'photo', alt: '' }
const priced = { priceType: 'driveAway', priceCents: 2_000_000 } as const

it.each([
  { title: 'Photos', car: { images: [photo, photo, photo] }, value: '3 photos; 12 count', points: 6 },
  {
    title: 'Price against the market',
    car: { ...priced, marketPrices: { stateAverageCents: 2_222_223 } },
    value: '10% below the market average',
    points: 20,
  },
  {
    title: 'Price against the market',
    car: { ...priced, marketPrices: { stateAverageCents: 1_000_000 } },
    value: '15% or more above the market average',
    points: -30,
  },
  { title: 'Price against the market', car: { ...priced, marketPrices: {} }, value: 'No market average is known', points: 0 },
  {
    title: 'Price against the market',
    car: { priceType: 'egc', driveAwayCents: null },
    value: 'No drive-away price to compare',
    points: 0,
  },
  {
    title: 'Freshness',
    car: { createdAt: '2026-02-10T10:00:00.000Z' },
    value: 'Added 10 February 2026; a point less every 14 days',
    points: -2,
  },
] satisfies readonly { readonly title: string; readonly car: Partial<Car>; readonly value: string; readonly points: number }[])(
  '$title: $value counts $points points (SRC-17)',
  ({ title, car, value, points }) => expect(part(title, car)).toEqual({ title, value, points }),
)

it('the explanation of a car’s position names the group, with the best group first, and the dealer’s own rank (SRC-44)', () => {
  expect(why({ images: [photo], customRank: 3 })).toMatchObject({
    group: 'In stock with photos and a price',
    groupPlace: 1,
    groups: 6,
    rank: 3,
  })
  expect(why({ images: [] })).toMatchObject({ group: 'Without photos', groupPlace: 4 })
})

it('the explanation of a car’s position says when lists open with another order (SRC-17)', () => {
  expect(why({})).toMatchObject({ isRecommended: true, opensWith: 'Recommended' })
  expect(why({}, buildConfig({ search: { defaultSort: 'newest' } }))).toMatchObject({ isRecommended: false, opensWith: 'Newest' })
})

it('the explanation of a car’s position orders any two cars as the list does (SRC-17)', () => {
  const car = fc.record({
    createdAt: fc.date({ min: new Date('2020-01-01'), max: new Date(now), noInvalidDate: true }).map((date) => date.toISOString()),
    images: fc.array(fc.constant(photo), { maxLength: 20 }),
    priceCents: fc.integer({ min: 500_000, max: 9_000_000 }),
    colour: fc.constantFrom('White', null),
  })
  fc.assert(
    fc.property(car, car, (one, other) => {
      const built = [one, other].map((each) =>
        buildCar({ ...each, priceType: 'driveAway', marketPrices: { stateAverageCents: 3_000_000 } }),
      )
      const [first, second] = built.map((each) => whyOrder(each, buildConfig(), now).total)
      const [appeal, otherAppeal] = built.map(carAppeal)
      expect((first ?? 0) - (second ?? 0)).toBe((appeal ?? 0) - (otherAppeal ?? 0))
    }),
  )
})
