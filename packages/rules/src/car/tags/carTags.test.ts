import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { carTag } from './carTags'

const now = '2026-03-10T10:00:00Z'
const everything = buildConfig({ tags: { showFuel: true, certifiedBadgeImage: '/media/certified.png' } })
const plain = buildConfig()

/** A car to which every tag applies; each row removes the strongest one. */
const withEveryTag = {
  status: 'sold',
  simpleFuel: 'Hybrid',
  reserved: true,
  certified: true,
  carType: 'used',
  tag: ' Manager’s special ',
  createdAt: now,
} satisfies Partial<Car>

it.each([
  ['sold first (CAR-03)', {}, { kind: 'text', text: 'JUST SOLD', tone: 'sold' }],
  ['withdrawn as sold (CAR-03)', { status: 'withdrawn' }, { kind: 'text', text: 'JUST SOLD', tone: 'sold' }],
  ['then fuel (CAR-06)', { status: 'coming_soon' }, { kind: 'text', text: 'Hybrid', tone: 'fuel' }],
  ['then reserved (CAR-07)', { status: 'coming_soon', simpleFuel: null }, { kind: 'text', text: 'RESERVED', tone: 'reserved' }],
  [
    'then the certified badge (CAR-08)',
    { status: 'coming_soon', simpleFuel: null, reserved: false },
    { kind: 'image', image: '/media/certified.png', alt: 'Certified' },
  ],
  [
    'then the dealer’s tag (CAR-09)',
    { status: 'coming_soon', simpleFuel: null, reserved: false, certified: false },
    { kind: 'text', text: 'Manager’s special', tone: 'dealer' },
  ],
  [
    'then coming soon (CAR-10)',
    { status: 'coming_soon', simpleFuel: null, reserved: false, certified: false, tag: null },
    { kind: 'text', text: 'COMING SOON', tone: 'comingSoon' },
  ],
  [
    'then just arrived (CAR-11)',
    { status: 'in_stock', simpleFuel: null, reserved: false, certified: false, tag: '  ' },
    { kind: 'text', text: 'JUST ARRIVED', tone: 'justArrived' },
  ],
  [
    'otherwise none (CAR-12)',
    { status: 'in_stock', simpleFuel: null, reserved: false, certified: false, tag: null, createdAt: '2025-01-01T00:00:00Z' },
    null,
  ],
] satisfies [name: string, car: Partial<Car>, tag: unknown][])('tags a car by priority: $0', (_name, car, tag) => {
  expect(carTag(buildCar({ ...withEveryTag, ...car }), everything, now)).toEqual(tag)
})

it('a car card skips the fuel tag and the certified badge if the site has neither (CAR-06, CAR-08)', () => {
  expect(carTag(buildCar({ ...withEveryTag, status: 'in_stock', reserved: false }), plain, now)).toEqual({
    kind: 'text',
    text: 'Manager’s special',
    tone: 'dealer',
  })
})

it('a car card shows the certified badge only on used cars (CAR-08)', () => {
  expect(carTag(buildCar({ certified: true, carType: 'demo', createdAt: '2025-01-01T00:00:00Z' }), everything, now)).toBeNull()
})

it.each([
  { name: 'a second short of 8 days', createdAt: '2026-03-02T10:00:01Z', shown: true },
  { name: 'exactly 8 days', createdAt: '2026-03-02T10:00:00Z', shown: false },
  { name: 'a clock a little ahead', createdAt: '2026-03-10T10:00:05Z', shown: true },
  { name: 'an invalid date', createdAt: 'new', shown: false },
])('a car shows just arrived for 8 days (CAR-11): $name', ({ createdAt, shown }) => {
  expect(carTag(buildCar({ createdAt }), plain, now)?.kind).toBe(shown ? 'text' : undefined)
})

it('a car card never shows just arrived on a car that is still to be ordered (CAR-11)', () => {
  expect(carTag(buildCar({ createdAt: now, preorder: true }), plain, now)).toBeNull()
})

it('a car card never shows just arrived when it lasts 0 days, and uses the site’s words (CAR-11, CAR-13)', () => {
  const tags = buildConfig({ tags: { justArrivedDays: 0, comingSoonText: 'COMING EARLY 2027' } })
  expect(carTag(buildCar({ createdAt: now }), tags, now)).toBeNull()
  expect(carTag(buildCar({ status: 'coming_soon' }), tags, now)).toMatchObject({ text: 'COMING EARLY 2027' })
})

it.each([
  { name: 'just sold', soldAt: '2026-03-09T10:00:00Z', later: 'SOLD', text: 'JUST SOLD' },
  { name: 'sold longer ago than sold cars stay listed', soldAt: '2026-01-29T10:00:00Z', later: 'SOLD', text: 'SOLD' },
  { name: 'sold long ago, if the site has only one text', soldAt: '2026-01-29T10:00:00Z', later: '', text: 'JUST SOLD' },
])('tags a car $name as: $text (CAR-03)', ({ soldAt, later, text }) => {
  const settings = buildConfig({ tags: { soldLaterText: later }, stock: { soldVisibleDays: 3 } })
  expect(carTag(buildCar({ status: 'sold', soldAt }), settings, now)).toEqual({ kind: 'text', text, tone: 'sold' })
})
