import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'

const head = 'StockNo,VIN,Make,Model,Year,Type,Kms,Price,Status,Updated'
const row = (number: string, km: number, status: string, day: string) =>
  `${number},MNAUMFF50HW123456,Ford,Ranger,2017,Used,${km},25990,${status},${day}`
const read = async (...rows: readonly string[]) => {
  const feed = await parseDecidedFeed(`${[head, ...rows].join('\n')}\n`, {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-11-28T02:00:00.000Z', newId: () => 'new', mapping: null, makes: [] },
    priceType: 'egc',
  })
  if (feed instanceof FeedFault) throw feed
  return [feed.cars.map(({ car }) => `${car.stockNumber} ${car.status}`), feed.problems.map((each) => [each.stockNumber, each.message])]
}
const [old, again] = [row('G1203', 99_000, 'Sold', '10/01/2024'), row('G1290', 138_000, 'In stock', '26/11/2026')]
const message = 'The sale of this car is older than row'

it('an old sale of a car that is for sale again doesn’t keep it off the website (ENT-01, CAR-05)', async () => {
  expect(await read(old, again)).toEqual([['G1290 in_stock'], [['G1203', `${message} 3, where it is for sale again.`]]])
  expect(await read(again, old)).toEqual([['G1290 in_stock'], [['G1203', `${message} 2, where it is for sale again.`]]])
})

it.each([
  ['the sale is newer', row('G1203', 138_000, 'Sold', '27/11/2026'), again],
  ['the days are close', row('G1203', 138_000, 'Sold', '10/11/2026'), again],
  ['a day is missing', row('G1203', 99_000, 'Sold', ''), again],
  ['the number is the same', row('G1290', 99_000, 'Sold', '10/01/2024'), again],
  ['neither is sold', row('G1203', 99_000, 'In stock', '10/01/2024'), again],
])('two rows of one car are both refused if %s (ENT-01, CAR-05)', async (_case, one, other) => {
  const [cars, problems] = await read(one, other)
  expect([cars, problems?.length]).toEqual([[], 2])
})
