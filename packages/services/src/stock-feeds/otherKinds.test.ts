import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new' },
  ...{ makes: [], priceType: 'egc' as const },
}
const read = async (file: string) => {
  const feed = await parseWholeFeed(file, context)
  if (feed instanceof FeedFault) throw feed
  return { feed, first: feed.cars[0] }
}
const head = 'Stock No,Year,Type,Price,Make,Model'

it.each([
  { headings: 'Body', cells: 'Avan,Owen,Camper trailer' },
  { headings: 'Body', cells: 'Polaris,Sportsman,' },
  { headings: 'Body', cells: 'Yamaha,WaveRunner VX,' },
  { headings: 'Body', cells: 'Isuzu,FRR 107,Pantech' },
  { headings: 'Body', cells: 'Mitsubishi,Canter,Prime mover' },
  { headings: 'Vehicle Class', cells: 'Kia,Rio,Tractor' },
  { headings: 'Class', cells: 'Kia,Rio,Horse float' },
])('a vehicle that may not be a car waits: $headings with “$cells” (ENT-01)', async ({ headings, cells }) => {
  const { first } = await read(`${head},${headings}\nA1,2019,Used,15990,${cells}\n`)
  expect(first).toMatchObject({ isIncomplete: true, car: { status: 'draft' } })
})

it('a body that contradicts the kind of vehicle is left out (ENT-01)', async () => {
  const { first } = await read(`${head},Veh Type,Body\nA1,2019,Used,15990,Kia,Sportage,Ute,Hatch\n`)
  expect(first?.car.simpleBody).toBeNull()
  const { first: same } = await read(`${head},Veh Type,Body\nA1,2019,Used,15990,Kia,Sportage,SUV,SUV\n`)
  expect(same?.car.simpleBody).toBe('SUV')
})

it.each(['lastOwner', 'customer', 'trade_in', 'enquiries', 'driver'])('nothing of “%s” is the car’s (ENT-01)', async (name) => {
  const car = { stock: 'A1', make: 'Kia', model: 'Rio', year: 2021, condition: 'used', price: 15_990 }
  const person = { licence: '7654321', colour: 'Teal', body: 'Brawny', transmission: 'Zz 99', doors: 5 }
  const { feed } = await read(JSON.stringify([{ ...car, [name]: person }]))
  expect(JSON.stringify([feed.cars, feed.problems, feed.questions()])).not.toMatch(/7654321|Teal|Brawny|Zz 99/)
  expect(feed.cars[0]?.car.doors).toBeNull()
})

it.each([
  { headings: 'Tax Included', cells: 'false', egcCents: null },
  { headings: 'taxInclusive', cells: 'N', egcCents: null },
  { headings: 'Tax Excluded', cells: 'yes', egcCents: null },
  { headings: 'Tax Included', cells: 'true', egcCents: 1_599_000 },
  { headings: 'On Road Costs', cells: 'Incl.', egcCents: null },
  { headings: 'ORCs', cells: 'Yes', egcCents: null },
  { headings: 'ORC', cells: 'Excluded', egcCents: 1_599_000 },
])('“$cells” under “$headings” decides whether the price is advertised (CAR-14)', async ({ headings, cells, egcCents }) => {
  const { first } = await read(`${head},${headings}\nA1,2019,Used,15990,Kia,Rio,${cells}\n`)
  expect(first?.car).toMatchObject({ egcCents, driveAwayCents: null })
})

it('a model with a note in brackets, and an interior in abbreviations, are not advertised (ENT-01)', async () => {
  const { feed } = await read(
    `${head},Interior Colour\nA1,2019,Used,15990,Kia,Rio (Sam’s),Black\nA2,2019,Used,15990,Kia,Rio (YB),Gry Lthr\nA3,2019,Used,15990,Kia,Rio,Blue stitching\nA4,2019,Used,15990,Kia,Rio,Black leather with red stitching\n`,
  )
  expect(feed.cars.map(({ car }) => [car.stockNumber, car.model, car.interiorColour])).toEqual([
    ['A2', 'Rio (YB)', null],
    ['A3', 'Rio', null],
    ['A4', 'Rio', 'Black leather with red stitching'],
  ])
})

it('short headings of stock lists are read, and a weekly payment is no sale (ENT-01)', async () => {
  const { first } = await read('Stock Ref,Yr,Type,Cash Price,Make,Model,Monthly Payment\nA1,2019,Used,15990,Kia,Rio,320\n')
  expect(first?.car).toMatchObject({ year: 2019, egcCents: 1_599_000, status: 'in_stock' })
})

it.each([
  { stock: '0', status: 'draft' },
  { stock: '1', status: 'in_stock' },
])('a product with $stock in stock is “$status” (ENT-01, CAR-05)', async ({ stock, status }) => {
  const { first } = await read(`SKU,Regular price,Sale price,Stock,Make,Model,Year,Condition\nW1,15990,14990,${stock},Kia,Rio,2020,Used\n`)
  expect(first?.car).toMatchObject({ stockNumber: 'W1', status, egcCents: 1_499_000, egcBeforeCents: null })
})
