import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'

const places = [
  { locationId: 'darwin', called: ['Topend Motors Darwin', 'Darwin'] },
  { locationId: 'palmerston', called: ['Topend Motors Palmerston', 'Palmerston'] },
]
const statusOf = async (comments: string, location = '') => {
  const file = `Stock No,Make,Model,Year,Type,Location,Comments\nA1,Kia,Rio,2021,Used,${location},"${comments}"\n`
  const feed = await parseDecidedFeed(file, {
    ...{ dealershipId: 'd', locationId: 'darwin', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new', makes: [] },
    ...{ priceType: 'egc' as const, places },
  })
  if (feed instanceof FeedFault) throw feed
  return feed.cars[0]?.car.status
}

it.each([
  ['Located at our Alice Springs yard only.', ''],
  ['This car is at our Palmerston branch.', ''],
  ['Tidy. Parked at our Darwin yard', 'Palmerston'],
])('a car whose comments name another yard waits: “%s” (ENT-01)', async (comments, location) =>
  expect(await statusOf(comments, location)).toBe('draft'),
)

it.each([
  ['Located at our Darwin yard.', ''],
  ['Located in our Palmerston showroom.', 'Palmerston'],
  ['Located at our New showroom.', ''],
  ['Visit our Sydney showroom. Located in our undercover yard', ''],
])('a car whose comments name its own yard, or none, doesn’t: “%s” (ENT-01)', async (comments, location) =>
  expect(await statusOf(comments, location)).toBe('in_stock'),
)
