import type { FeedCar } from '@forecourt/data/stock-feeds/FeedCar'
import { parseFeed } from '@forecourt/services/stock-feeds/parseFeed'
import { expect, it } from 'vitest'
import { supplierFiles } from './supplierFiles'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', places: [], now: '2026-11-21T10:00:00Z', newId: () => 'id', makes: [], mapping: null },
}

const read = async (bytes: Uint8Array) => {
  const { batches, unread } = await parseFeed(bytes, context)
  const cars: FeedCar[] = []
  const problems: unknown[] = []
  for await (const batch of batches) {
    cars.push(...batch.cars)
    problems.push(...batch.problems)
  }
  return { cars, problems, unread }
}

it('a sample supplier file is imported without a mapping and without problems, at any time (ENT-01)', async () => {
  for (const [, file] of [supplierFiles('2026-11-21T10:00:00Z'), supplierFiles('2027-02-03T17:41:09Z')]) {
    const { cars, problems, unread } = await read(file?.bytes ?? Buffer.from(''))
    expect({ cars: cars.length, problems, unread }).toEqual({ cars: 14, problems: [], unread: [] })
    expect(cars.every(({ car }) => (car.driveAwayCents ?? 0) > (car.egcCents ?? 0) && car.vin !== null)).toBe(true)
  }
})

it('a sample supplier file loses a car, gains one and changes prices every five minutes, and stays the same in between', async () => {
  const [before, now] = supplierFiles('2026-11-21T10:04:59Z')
  expect(supplierFiles('2026-11-21T10:00:00Z')).toEqual([before, now])
  const pricesOf = async (bytes: Uint8Array | undefined) =>
    new Map((await read(bytes ?? Buffer.from(''))).cars.map(({ car }) => [car.stockNumber, car.driveAwayCents]))
  const [old, fresh] = [await pricesOf(before?.bytes), await pricesOf(now?.bytes)]
  const removed = [...old.keys()].filter((number) => !fresh.has(number))
  const changed = [...old].filter(([number, price]) => fresh.has(number) && fresh.get(number) !== price)
  expect([removed.length, fresh.size]).toEqual([1, 14])
  expect(changed.length).toBeGreaterThan(0)
})
