import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseWholeFeed } from './testing/parseWholeFeed'

const car = { stock_no: 'A1', make: 'Kia', model: 'Rio', year: 2021, type: 'Used', status: 'Available' }
/** Reads one car of a JSON file; every unread column is decided not to matter. */
const read = async (fields: object, priceType: 'driveAway' | 'egc' = 'egc') => {
  const text = JSON.stringify([{ ...car, ...fields }])
  const context = {
    ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [], mapping: null },
    priceType,
  }
  const first = await parseWholeFeed(text, context)
  if (first instanceof FeedFault) throw first
  const decided = Object.fromEntries(first.unread.map((heading) => [heading, { ignores: 'all' as const, holds: [] }]))
  const feed = await parseWholeFeed(text, { ...context, mapping: { ...first.mapping, decided } })
  if (feed instanceof FeedFault) throw feed
  const [{ car: found } = { car: null }] = feed.cars
  return { price: found?.driveAwayCents ?? found?.egcCents ?? null, messages: feed.problems.map(({ message }) => message) }
}
const isWithheld = async (...input: Parameters<typeof read>) => {
  const { price, messages } = await read(...input)
  return price === null && messages.some((message) => /price|GST/.test(message))
}

it.each<object>([
  { price: 15990, valueAddedTaxIncluded: false },
  { offers: { price: 15990, valueAddedTaxIncluded: false } },
  { offers: { price: 15990, priceSpecification: { valueAddedTaxIncluded: false } } },
  { price: 15990, tax: { included: false } },
  { price: 15990, pricing: { gst: { type: 'exclusive' } } },
  { price: 15990, vatIncluded: 'No' },
  { price: 15990, includesTax: false },
  { price: 15990, taxTreatment: 'TAX_EXCLUDED' },
  { price: 15990, tax_type: 'ex GST' },
  { price: 15990, price_excludes_gst: true },
  { price: 15990, gst: 'net' },
  { price: '15990 ex GST' },
  { price: '15,990 +GST' },
])('a price without GST is never a retail price: %j (CAR-14)', async (fields) => expect(await isWithheld(fields)).toBe(true))

it.each<object>([
  { 'Price ex GST': 15990 },
  { 'Price + GST': 15990 },
  { 'Price (ex GST)': 15990 },
  { pricing: { exGst: { price: 15990 } } },
  { price: { exGst: 15990 } },
  { price: { gstExclusive: { value: 15990 } } },
  { price: { excl_gst: { amount: 15990 } } },
  { 'Retail excl GST': 15990 },
])('a heading without GST is no price: %j (CAR-14)', async (fields) => expect((await read(fields)).price).toBe(null))

it.each<object>([
  { price: 15990, valueAddedTaxIncluded: true },
  { price: 15990, tax: { included: 'yes' } },
  { price: 15990, taxTreatment: 'inclusive' },
  { price: 15990, gst: 'Inc' },
  { price: 15990, taxType: 'margin scheme' },
  { price: 15990, 'Tax code': '2' },
])('a price with GST is read: %j (CAR-14)', async (fields) => expect((await read(fields)).price).toBe(1_599_000))

it.each<[object, ('driveAway' | 'egc')?]>([
  [{ price: 15990, was_price: 14990 }],
  [{ driveaway: 15990, was_price: 14990 }],
  [{ price: 15990, all_in_price: 17990 }, 'driveAway'],
  [{ price: 15990, vehicle_all_in_price: 14990 }, 'driveAway'],
  [{ price: 15990, vehicle_all_in_price: 14990 }, 'egc'],
  [{ price: 3199, purchase_cost: 26000 }],
  [{ price: 229900, cost: 21000 }],
])('of two prices that contradict each other, none is advertised: %j (CAR-14)', async (fields, type) =>
  expect(await isWithheld(fields, type)).toBe(true),
)

it.each<[object, ('driveAway' | 'egc')?]>([
  [{ price: 15990, was_price: 16990 }],
  [{ price: 15990, was_price: 15990 }],
  [{ driveaway: 17490, egc: 15990, was_price: 16990 }],
  [{ price: 15990, all_in_price: 15990 }, 'driveAway'],
  [{ price: 15990, all_in_price: 17990 }, 'egc'],
  [{ price: 15990, cost: 14000 }],
  [{ price: 15990, cost: 0 }],
])('two prices that may both be right are read: %j (CAR-14)', async (fields, type) =>
  expect((await read(fields, type)).price).not.toBe(null),
)

it.each([
  [2026, 5_990, 6_990],
  [2021, 3_199, 3_990],
  [2010, 990, 1_290],
])('a car from %i for $%i isn’t likely, and one for $%i is (ENT-01)', async (year, low, likely) => {
  expect(await isWithheld({ year, price: low })).toBe(true)
  expect((await read({ year, price: likely })).price).toBe(likely * 100)
})
