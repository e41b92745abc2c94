import { expect, test } from 'vitest'
import { type BulkCar, type BulkChange, bulkChanges, bulkTitle } from './bulkChange'

const car: BulkCar = {
  ...{ status: 'in_stock', reserved: false, preorder: false, tag: null, locationId: 'here', showOnDealerWebsite: true, offerId: null },
  ...{ driveAwayCents: 2_000_000, driveAwayBeforeCents: null, egcCents: null, egcBeforeCents: null },
}
const percent = (value: number, roundTo: number | null = null, setsWasPrice = false): BulkChange => ({
  ...{ kind: 'price', by: 'percent', value, roundTo, setsWasPrice },
})

const onePrice = (field: 'driveAwayCents' | 'egcCents', cents: number | null): BulkChange => ({ kind: 'onePrice', field, cents })

const cases: readonly { name: string; has?: Partial<BulkCar>; change: BulkChange; becomes: Partial<BulkCar> | string }[] = [
  { name: 'a price in percent', change: percent(-3), becomes: { driveAwayCents: 1_940_000 } },
  { name: 'a price rounded', change: percent(-3, 100_000), becomes: { driveAwayCents: 1_900_000 } },
  {
    name: 'a price that stores the previous price',
    change: percent(-3, null, true),
    becomes: { driveAwayCents: 1_940_000, driveAwayBeforeCents: 2_000_000 },
  },
  {
    name: 'an earlier previous price stays',
    has: { driveAwayBeforeCents: 2_500_000 },
    change: percent(-3, null, true),
    becomes: { driveAwayCents: 1_940_000, driveAwayBeforeCents: 2_500_000 },
  },
  { name: 'a higher price stores no previous price', change: percent(3, null, true), becomes: { driveAwayCents: 2_060_000 } },
  { name: 'both prices', has: { egcCents: 1_900_000 }, change: percent(-10), becomes: { driveAwayCents: 1_800_000, egcCents: 1_710_000 } },
  { name: 'no price', has: { driveAwayCents: null }, change: percent(-3), becomes: 'It has no price.' },
  { name: 'a price reduced to 0', change: percent(-100), becomes: 'Its price would be zero.' },
  { name: 'a car that is sold', has: { status: 'sold' }, change: percent(-3), becomes: 'It is sold.' },
  { name: 'prices too high', change: percent(50_000), becomes: 'The drive-away price is more than ten million dollars.' },
  {
    name: 'one price',
    has: { egcCents: 1_900_000 },
    change: onePrice('driveAwayCents', 1_950_000),
    becomes: { driveAwayCents: 1_950_000 },
  },
  { name: 'a first price', has: { driveAwayCents: null }, change: onePrice('egcCents', 1_900_000), becomes: { egcCents: 1_900_000 } },
  { name: 'a price removed', change: onePrice('driveAwayCents', null), becomes: { driveAwayCents: null } },
  {
    name: 'a price above the one with charges',
    change: onePrice('egcCents', 2_100_000),
    becomes: 'The price without government charges can’t be higher than the drive-away price, which includes them.',
  },
  { name: 'a tag', change: { kind: 'tag', tag: 'Sale' }, becomes: { tag: 'Sale' } },
  { name: 'a place', change: { kind: 'location', locationId: 'there' }, becomes: { locationId: 'there' } },
  { name: 'an offer', change: { kind: 'offer', offerId: 'winter' }, becomes: { offerId: 'winter' } },
  { name: 'off the websites', change: { kind: 'website', shown: false }, becomes: { showOnDealerWebsite: false } },
  { name: 'a sale', change: { kind: 'stage', to: 'sold' }, becomes: { status: 'sold', reserved: false, preorder: false } },
  { name: 'a car already in the stage', change: { kind: 'stage', to: 'in_stock' }, becomes: {} },
  {
    name: 'a stage the car can’t move to',
    has: { status: 'withdrawn' },
    change: { kind: 'stage', to: 'sold' },
    becomes: 'A car that is withdrawn can’t be changed to sold.',
  },
]

test.each(cases)('the console applies a bulk change to a car: $name (CAR-16)', ({ has = {}, change, becomes }) => {
  expect(bulkChanges({ ...car, ...has }, change)).toEqual(becomes)
})

const titles: readonly { change: BulkChange; name?: string; message: string }[] = [
  { change: percent(-3), message: 'Prices down by 3%' },
  {
    change: { kind: 'price', by: 'amount', value: 50_000, roundTo: 10_000, setsWasPrice: false },
    message: 'Prices up by $500, rounded to $100',
  },
  { change: onePrice('egcCents', 1_900_000), message: 'Price $19,000' },
  { change: onePrice('egcCents', null), message: 'Price removed' },
  { change: { kind: 'tag', tag: 'Sale' }, message: 'Tagged “Sale”' },
  { change: { kind: 'tag', tag: null }, message: 'Tag removed' },
  { change: { kind: 'location', locationId: 'x' }, name: 'Geelong', message: 'Moved to Geelong' },
  { change: { kind: 'offer', offerId: 'x' }, name: 'Winter', message: 'Attached to Winter' },
  { change: { kind: 'offer', offerId: null }, message: 'Offer removed' },
  { change: { kind: 'stage', to: 'sold' }, message: 'Marked as sold' },
  { change: { kind: 'website', shown: false }, message: 'Hidden from websites' },
]

test.each(titles)('a bulk change has the title “$message” (CAR-16)', ({ change, name = '', message }) => {
  expect(bulkTitle(change, name)).toBe(message)
})
