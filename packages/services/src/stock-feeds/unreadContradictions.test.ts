import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { suggestedMapping } from './suggestedMapping'
import { parseDecidedFeed } from './testing/parseDecidedFeed'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new', makes: [] },
  ...{ priceType: 'driveAway' as const, cameNow: false },
}
const head = 'Stock number,Make,Model,Year,Type,Status,Price,Kms,Transmission,Fuel,Drive,Body,Seats,Doors'
const [used, fresh] = [
  'A1,Kia,Niro,2020,Used,Available,24990,48000,Automatic,Petrol,FWD,Hatch,5,5',
  'A1,Kia,Niro,2026,New,Available,24990,9,Automatic,Petrol,FWD,Hatch,5,5',
]
const electric = 'A1,Kia,EV6,2025,Used,Available,54990,9000,Automatic,Electric,AWD,SUV,5,5'
const read = async (heading: string, text: string, car: string) => {
  const feed = await parseDecidedFeed(`${head},${heading}\n${car},"${text}"\n`, context)
  if (feed instanceof FeedFault) throw feed
  return feed
}

it.each([
  ['Title', '2020 Kia Niro 6sp Manual', used],
  ['Title', '2020 Kia Niro EV', used],
  ['Title', '2020 Kia Niro Hybrid', used],
  ['Title', '2020 Kia Niro PHEV', used],
  ['specs.fuel.secondary', 'Electric', used],
  ['Fuel type 2', 'Electric', used],
  ['fuel.code', 'D', used],
  ['transmission.code', 'M', used],
  ['Trans code', 'M', used],
  ['Headline', 'Kia Niro 112,000 kms', used],
  ['Title', 'Kia Niro $19,990 drive away', used],
  ['Title', 'Kia Niro $19,990', used],
  ['Title', '2026 Kia Niro DEMO', fresh],
  ['listing.title', 'Kia Niro 7 seater', used],
  ['Short description', 'Six speed manual, low kms', used],
  ['Short description', 'Dealer demonstrator', fresh],
  ['Gears', '6 Speed Manual', used],
  ['Gear box', 'Manual', used],
  ['Gear type', 'MT', used],
  ['Fuel system', 'Turbo Diesel', used],
  ['Fuel info', 'EV', used],
  ['Propulsion', 'Electric', used],
  ['Drive mode', '4x4', used],
  ['Driven wheels', 'Rear', used],
  ['Body shape', 'Sedan', used],
  ['Condition', 'New', used],
  ['Condition', 'Demo', fresh],
  ['Stock category', 'Demo', fresh],
  ['Sale type', 'Used', fresh],
  ['Odometer', '112000', used],
  ['Number of seats', '7', used],
  ['Fuel consumption', '7.1 l/100 km', electric],
  ['L/100km combined', '7.1', electric],
  ['Date registered', '2023-02-02', fresh],
])('an entry that contradicts a column makes the car wait, and is asked about: “%s” with “%s” (ENT-01)', async (heading, text, car) => {
  const { cars, columnQuestions } = await read(heading, text, car)
  expect(cars[0]?.car.status).toBe('draft')
  expect(columnQuestions()).toMatchObject([{ heading, texts: [{ text, isFlagged: true, isContradictory: true }] }])
})

it.each([
  ['Title', '2020 Kia Niro S Auto', used],
  ['Title', 'Kia Niro with service manual', used],
  ['Title', '2020 Kia Niro Mild Hybrid', used],
  ['Title', '2020 Kia Niro Hybrid', used.replace('Petrol', 'Hybrid')],
  ['specs.fuel.secondary', 'Electric', used.replace('Petrol', 'Hybrid')],
  ['transmission.code', 'A', used],
  ['Drive side', 'R', used],
  ['Title', 'Kia Niro electric windows, demo available', fresh],
  ['Title', 'Kia Niro $24,990 drive away', used],
  ['Title', 'Kia Niro, save $2,000', used],
  ['Short description', 'Auto with manual mode. Electric tailgate. Near a petrol station', used],
  ['Gears', '6', used],
  ['Gear type', 'CVT', used],
  ['Fuel system', 'Direct injection', used],
  ['Fuel info', 'ULP', used],
  ['Drive mode', 'Eco', used],
  ['Condition', 'Excellent', used],
  ['Stock category', 'Demo', used],
  ['Sale type', 'Retail', fresh],
  ['Odometer', '48000', used],
  ['Fuel consumption', '15.2 kWh/100km', electric],
  ['Fuel consumption', '6.4', used],
  ['Date registered', '2026-02-02', fresh],
])('an entry that contradicts no column doesn’t: “%s” with “%s” (ENT-01)', async (heading, text, car) => {
  const { cars, columnQuestions } = await read(heading, text, car)
  expect(cars[0]?.car.status).toBe('in_stock')
  expect(columnQuestions()).toEqual([])
})

it('a car waits if an entry of an unread column contradicts its cells and the user keeps the suggestion (ENT-01)', async () => {
  const file = `${head},Gears\n${used},6 Speed Manual\n`
  const { mapping } = suggestedMapping([...head.split(','), 'Gears'])
  const first = await parseWholeFeed(file, { ...context, mapping })
  if (first instanceof FeedFault) throw first
  const [question] = first.columnQuestions()
  expect(question?.texts).toEqual([{ text: '6 Speed Manual', cars: 1, isFlagged: true, isContradictory: true }])
  for (const kept of [{ holds: ['6 Speed Manual'] }, { holds: [], contradictory: ['6 speed manual'] }]) {
    const held = await parseWholeFeed(file, { ...context, mapping: { ...mapping, decided: { Gears: { ignores: [], ...kept } } } })
    if (held instanceof FeedFault) throw held
    expect([held.cars[0]?.car.status, held.columnQuestions()]).toEqual(['draft', []])
  }
  const allowed = await parseWholeFeed(file, {
    ...context,
    mapping: { ...mapping, decided: { Gears: { ignores: ['6 speed manual'], holds: [] } } },
  })
  if (allowed instanceof FeedFault) throw allowed
  expect(allowed.cars[0]?.car.status).toBe('in_stock')
})
