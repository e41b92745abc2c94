import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'c', priceType: 'egc' as const },
  makes: [{ name: 'Kia', models: ['Rio'] }],
}
const yearOf = async (headings: string, cells: string) => {
  const feed = await parseDecidedFeed(`Stock No,Make,Model,Type,Price,Km,${headings}\nA1,Kia,Rio,Used,18990,50000,${cells}\n`, context)
  if (feed instanceof FeedFault) throw feed
  return feed.cars.map(({ car }) => `${car.year} ${car.status}`)
}

it.each([
  ['Build,MY', 'Dec-20,2021', '2020 in_stock'],
  ['Build date,Model Year', '11/2018,2019', '2018 in_stock'],
  ['Built,MY', '02/2019,MY18.5', '2019 in_stock'],
  ['Build,MY', '2018,MY19.5', '2018 in_stock'],
  ['Build date,Model Year', ',2019', '2019 in_stock'],
  // “Year” is the year by which the dealer calls the car.
  ['Build date,Year', '11/2018,2019', '2019 in_stock'],
  ['Build date,Model Year', '11/2016,2019', '2019 draft'],
])('of %s with “%s” the year is %s (ENT-01, CAR-05)', async (headings, cells, year) =>
  expect(await yearOf(headings, cells)).toEqual([year]),
)
