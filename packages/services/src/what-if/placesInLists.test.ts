import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { createStockIndex } from '@forecourt/search/createStockIndex'
import { expect, it } from 'vitest'
import { compareStock, placesInLists } from './placesInLists'

const site = { config: buildConfig(), dealershipIds: [], now: '2026-03-10T10:00:00.000Z' }
const car = (id: string, priceCents: number, more: Partial<Car> = {}) =>
  buildCar({ id, slug: id, stockNumber: id, priceCents, driveAwayCents: priceCents, priceType: 'driveAway', ...more })
const cars = [car('a', 1_000_000), car('b', 2_000_000), car('c', 3_000_000, { model: 'Yaris', modelSlug: 'yaris' })]

it('a lower price moves a car in the list by price and not in the list of another model (SRC-17)', async () => {
  const cheap = car('c', 900_000, { model: 'Yaris', modelSlug: 'yaris' })
  const places = placesInLists(await compareStock(createStockIndex(cars), [cheap]), [cheap], site)
  expect(
    places
      .get('c')
      ?.map(({ before, after, cars: all }) => [before, after, all])
      .slice(1),
  ).toEqual([
    [3, 1, 3],
    [1, 1, 1],
  ])
})

it('a price further below the market average moves a car up in the recommended order (SRC-17, SRC-44)', async () => {
  const market = { marketPrices: { stateAverageCents: 2_000_000 } }
  const stock = [car('first', 1_900_000, market), car('second', 2_000_000, market)]
  const lower = car('second', 1_700_000, market)
  const places = placesInLists(await compareStock(createStockIndex(stock), [lower]), [lower], site)
  expect(places.get('second')?.[0]).toMatchObject({ before: 2, after: 1 })
})

it('a car that the site doesn’t list has no position in its lists (SRC-31)', async () => {
  const withdrawn = { ...cars[0], status: 'withdrawn' } as Car
  const places = placesInLists(await compareStock(createStockIndex(cars), [withdrawn]), [withdrawn], site)
  expect(places.get('a')?.every(({ before, after }) => before !== null && after === null)).toBe(true)
})
