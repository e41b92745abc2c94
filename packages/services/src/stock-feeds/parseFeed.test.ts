import { describe, expect, it } from 'vitest'
import { exampleStockCsv } from '../stock-import/stockColumns'
import { FeedFault } from './FeedRecords'
import { parseWholeFeed, type WholeFeed } from './testing/parseWholeFeed'

let next = 0
const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', makes: [], mapping: null },
  newId: () => `car-${next++}`,
  places: [{ locationId: 'm', called: ['Armidale'] }],
}
const attempt = (text: string) => parseWholeFeed(text, context)
const read = async (text: string): Promise<WholeFeed> => {
  const reading = await attempt(text)
  if (reading instanceof FeedFault) throw reading
  return reading
}
const head = 'Stock number,Make,Model,Year,Type'

/** A car as suppliers of Australia push it, in the words of their schema. */
const pushed = {
  ...{ rego: 'ABC123', dealership_name: 'North', provider_name: 'DMS', external_dealership_identifier: '77', rego_expiry: '31/12/2026' },
  ...{ stocknum: 'A1', vin: 'JTNK43BE103012345', location_code: 'Armidale', odometer: '42310', dapprice: '24990', egcprice: '23490' },
  ...{ make: 'Toyota', model: 'Corolla', badge: 'Ascent', series: 'ZRE', year: '2021', cylinders: '4', engine_type: 'Piston' },
  ...{ engine_capacity: '1.8', induction: 'Aspirated', fuel_type: 'Petrol', engine_number: 'X', body: 'Hatch', colour: 'White' },
  ...{ redbook_code: '', nvic_code: 'N1', interior_colour: 'Black', transmission: 'Automatic', fuel: 'Petrol', certified: 'false' },
  ...{ doors: '5', seats: '5', drive: 'FWD', dealercomments: 'One owner', features: ['Sunroof', 'Tow bar'], status: 'available' },
  ...{ car_type: 'used', item_type: 'car', compliance_date: '2021-03-01', build_date: '2021-02-01', show_on_dealer_website: true },
  ...{ images: ['https://x.example/1.jpg', 'https://x.example/2.jpg'], external_video_url: '' },
}

describe('a feed', () => {
  it('is read without anybody mapping it where its headings are known (ENT-01)', async () => {
    const { cars, problems, unread } = await read(exampleStockCsv)
    expect({ problems, unread }).toEqual({ problems: [], unread: [] })
    expect(cars.map(({ row, car, photos }) => [row, car.name, photos])).toEqual([
      [2, '2021 Toyota Corolla Ascent Sport', null],
      [3, '2022 Ford Ranger XLT Double Cab', null],
      [4, '2026 Kia EV6 GT-Line', null],
    ])
  })

  it('takes what dealers’ systems push as they push it, four fifths of it at least (ENT-01)', async () => {
    const { cars, problems, headings, unread } = await read(JSON.stringify(pushed))
    expect(problems).toEqual([])
    expect(unread.length / headings.length).toBeLessThanOrEqual(0.2)
    expect(cars[0]).toMatchObject({
      car: {
        ...{ stockNumber: 'A1', vin: 'JTNK43BE103012345', locationId: 'm', km: 42_310, driveAwayCents: 2_499_000 },
        ...{ nvic: 'N1', interiorColour: 'Black', cylinders: 4, doors: 5, seats: 5, drive: 'FWD', engineSizeLitres: 1.8 },
        ...{
          standardEquipment: ['Sunroof', 'Tow bar'],
          status: 'in_stock',
          carType: 'used',
          regoExpiry: '2026-12-31',
          buildDate: '2021-02-01',
        },
      },
      photos: ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
    })
  })

  it.each([
    { name: 'a make', line: 'A1,,Rio,2020,Used', heading: 'Make', value: '', says: 'The make is missing.' },
    { name: 'a year of a car', line: 'A1,Kia,Rio,MY20,Used', heading: 'Year', value: 'MY20', says: '“MY20” isn’t a year of a car.' },
    { name: 'anything', line: 'Total,,,,', heading: 'Make', value: '', says: 'The make, model and year are missing.' },
  ])('gives no car of a row without $name, and says which and why (ENT-01)', async ({ line, heading, value, says }) => {
    const { cars, problems, rows } = await read(`${head}\n${line}\nB2,Kia,Rio,2021,Used`)
    expect(cars.map(({ car }) => car.stockNumber)).toEqual(['B2'])
    expect({ problems, rows }).toEqual({
      problems: [{ row: 2, stockNumber: line.split(',')[0], heading, value, says, refused: true }],
      rows: 2,
    })
  })

  it('takes a car whose field can’t be read, leaves that field alone and says so (ENT-01)', async () => {
    const { cars, problems } = await read(`${head},Kms,VIN,Yard,Photos\nA1,Kia,Rio,2020,Used,low,SHORT,Moree,1.jpg`)
    expect(problems.map(({ heading, value, refused }) => [heading, value, refused])).toEqual([
      ['Kms', 'low', false],
      ['VIN', 'SHORT', false],
      ['Yard', 'Moree', false],
      ['Photos', '1.jpg', false],
    ])
    const [{ says = [], car } = {}] = cars
    expect(['km', 'vin', 'locationId'].filter((field) => (says as string[]).includes(field))).toEqual([])
    expect(car).toMatchObject({ km: null, vin: null, locationId: 'l' })
  })

  it('has no say in what it has no column for, and says of an empty cell that there is none (ENT-01)', async () => {
    const { cars } = await read(`${head},Kms,Status\nA1,Kia,Rio,2020,Used,,`)
    expect(cars[0]?.says).toEqual(['stockNumber', 'make', 'makeSlug', 'name', 'model', 'modelSlug', 'year', 'carType', 'km'])
  })

  it('takes pictures from all of their columns, by their numbers, and at most sixty (ENT-01)', async () => {
    const numbers = Array.from({ length: 61 }, (_, place) => 61 - place)
    const address = (number: number) => `https://x.example/${number}.jpg`
    const { cars, unread } = await read(
      `${head},${numbers.map((number) => `Photo ${number}`)}\nA1,Kia,Rio,2020,Used,${numbers.map(address)}\nA2,Kia,Rio,2020,Used,${numbers.map((number) => (number % 20 === 0 ? address(number) : ''))}`,
    )
    expect(cars.map(({ photos }) => photos)).toEqual([numbers.slice(1).reverse().map(address), [20, 40, 60].map(address)])
    expect(unread).toEqual(['Photo 61'])
  })

  it('has a car once (ENT-01)', async () => {
    const { cars, problems } = await read(`${head}\nA1,Kia,Rio,2020,Used\na1,Kia,Rio,2021,Used`)
    expect(cars).toHaveLength(1)
    expect(problems[0]).toMatchObject({ row: 3, says: 'The stock number a1 is on row 2 already.', refused: true })
  })

  it.each([
    { name: 'no heading for the year', text: 'Stock number,Make,Model\nA1,Kia,Rio', says: 'Nothing says which heading is “Year”.' },
    { name: 'nothing in it', text: '', says: 'The file is empty.' },
  ])('is refused as a whole with $name (ENT-01)', async ({ text, says }) => expect(await attempt(text)).toMatchObject({ problem: says }))
})
