import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { marketSaving } from './marketText'

const price = 2_499_000

it.each([
  ['exactly $500 below the state', { stateAverageCents: price + 50_000 }, { savingCents: 50_000, against: 'state' }],
  ['a cent less than $500 below it', { stateAverageCents: price + 49_999 }, null],
  ['a cent more', { stateAverageCents: price + 50_001 }, { savingCents: 50_001, against: 'state' }],
  ['the price itself', { stateAverageCents: price }, null],
  ['above the state', { stateAverageCents: price - 100_000 }, null],
  [
    'above the state average, below the national one: the state decides',
    { stateAverageCents: price - 1, nationalAverageCents: price + 200_000 },
    null,
  ],
  [
    'below both: the state average is named',
    { stateAverageCents: price + 60_000, nationalAverageCents: price + 200_000 },
    { savingCents: 60_000, against: 'state' },
  ],
  [
    'no state average, so the national average is used',
    { nationalAverageCents: price + 50_000 },
    { savingCents: 50_000, against: 'national' },
  ],
  ['no state average, and too little below the national one', { nationalAverageCents: price + 49_999 }, null],
  [
    'a state average of 0 counts as unknown',
    { stateAverageCents: 0, nationalAverageCents: price + 70_000 },
    { savingCents: 70_000, against: 'national' },
  ],
  ['averages below 0', { stateAverageCents: -1, nationalAverageCents: -1 }, null],
  ['no averages', {}, null],
] satisfies [name: string, market: Car['marketPrices'], saving: object | null][])(
  'marketSaving compares a price with the market (VDP-26): $0',
  (_name, market, saving) => {
    expect(marketSaving(buildCar({ priceCents: price, marketPrices: market }))).toEqual(saving)
  },
)

it.each([
  { name: 'no price', car: { priceCents: null } },
  { name: 'a price of $10, which isn’t shown (CAR-17)', car: { priceCents: 1000 } },
  { name: 'a sold car (VDP-29)', car: { status: 'sold' } },
  { name: 'a price without government charges, if no other is known', car: { priceType: 'egc' } },
] satisfies { name: string; car: Partial<Car> }[])('marketSaving makes no market comparison for $name (VDP-26)', ({ car }) => {
  expect(marketSaving(buildCar({ marketPrices: { stateAverageCents: 9_999_900 }, ...car }))).toBeNull()
})

it.each([
  { name: 'far enough below', driveAway: price + 60_000, saving: { savingCents: 70_000, against: 'state' } },
  { name: 'too little below, though its price without charges is not', driveAway: price + 100_000, saving: null },
] satisfies { name: string; driveAway: number; saving: object | null }[])(
  'marketSaving compares the drive-away price of a car that shows one without government charges (VDP-26): $name',
  ({ driveAway, saving }) => {
    const car = { priceCents: price, priceType: 'egc', egcCents: price, driveAwayCents: driveAway } as const
    expect(marketSaving(buildCar({ ...car, marketPrices: { stateAverageCents: price + 130_000 } }))).toEqual(saving)
  },
)
