import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { isListed } from './listing'

const now = '2026-03-10T10:00:00Z'
const plain = buildConfig().stock

it.each([
  { name: 'in stock', car: {}, listed: true },
  { name: 'coming soon', car: { status: 'coming_soon' }, listed: true },
  { name: 'reserved', car: { reserved: true }, listed: true },
  { name: 'draft', car: { status: 'draft' }, listed: false },
  { name: 'withdrawn', car: { status: 'withdrawn' }, listed: false },
  { name: 'withdrawn with a recent sale', car: { status: 'withdrawn', soldAt: now }, listed: false },
  { name: 'not for dealer websites', car: { showOnDealerWebsite: false }, listed: false },
  { name: 'sold now', car: { status: 'sold', soldAt: now }, listed: true },
  { name: 'sold a second less than 3 days ago', car: { status: 'sold', soldAt: '2026-03-07T10:00:01Z' }, listed: true },
  { name: 'sold exactly 3 days ago', car: { status: 'sold', soldAt: '2026-03-07T10:00:00Z' }, listed: false },
  { name: 'sold long ago', car: { status: 'sold', soldAt: '2020-01-01T00:00:00Z' }, listed: false },
  { name: 'sold without a date', car: { status: 'sold', soldAt: null }, listed: false },
  { name: 'sold on an invalid date', car: { status: 'sold', soldAt: 'yesterday' }, listed: false },
] satisfies { name: string; car: Partial<Car>; listed: boolean }[])(
  'a site lists cars by status and sale (SRC-31, SRC-32, SRC-33): $name',
  ({ car, listed }) => {
    expect(isListed(buildCar(car), plain, now)).toBe(listed)
  },
)

it('the stock list lists only the car types of the site (CFG-12)', () => {
  const { stock } = buildConfig({ stock: { carTypes: ['used'] } })
  expect(isListed(buildCar({ carType: 'used' }), stock, now)).toBe(true)
  expect(isListed(buildCar({ carType: 'demo' }), stock, now)).toBe(false)
})

it('the stock list lists only cars with enough photos (CFG-12)', () => {
  const { stock } = buildConfig({ stock: { minImageCount: 2 } })
  const [image] = buildCar().images
  expect(isListed(buildCar(), stock, now)).toBe(true)
  expect(isListed(buildCar({ images: image ? [image] : [] }), stock, now)).toBe(false)
  expect(isListed(buildCar({ images: [] }), plain, now)).toBe(true)
})

it('the stock list never lists sold cars when they stay for 0 days (SRC-32)', () => {
  const { stock } = buildConfig({ stock: { soldVisibleDays: 0 } })
  expect(isListed(buildCar({ status: 'sold', soldAt: now }), stock, now)).toBe(false)
})
