import { describe, expect, it } from 'vitest'
import { exampleStockCsv } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'
import type { WholeFeed } from './testing/parseWholeFeed'

let next = 0
const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', makes: [], mapping: null, priceType: 'egc' as const },
  newId: () => `car-${next++}`,
  places: [{ locationId: 'm', called: ['Armidale'] }],
}
const attempt = (text: string, country: 'AU' | 'NZ' = 'AU') => parseDecidedFeed(text, { ...context, country })
const read = async (text: string, country?: 'AU' | 'NZ'): Promise<WholeFeed> => {
  const reading = await attempt(text, country)
  if (reading instanceof FeedFault) throw reading
  return reading
}
/** The cars themselves. */
const carsOf = async (text: string, country?: 'AU' | 'NZ') => {
  const { cars, ...reading } = await read(text, country)
  return { ...reading, cars: cars.map(({ car }) => car) }
}
const head = 'Stock number,Make,Model,Year,Type'

/** A car as Australian suppliers push it, in their schema. */
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
  it('a feed is parsed without a mapping when its headings are known (ENT-01)', async () => {
    const { cars, problems, unread } = await read(exampleStockCsv)
    expect({ problems, unread }).toEqual({ problems: [], unread: [] })
    expect(cars.map(({ row, car, photos }) => [row, car.name, photos])).toEqual([
      [2, '2021 Toyota Corolla Ascent Sport', null],
      [3, '2022 Ford Ranger XLT Double Cab', null],
      [4, '2026 Kia EV6 GT-Line', null],
    ])
  })

  it('a feed reads at least four fifths of the fields that dealer systems push (ENT-01)', async () => {
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
    { name: 'a make', line: 'A1,,Rio,2020,Used', heading: 'Make', value: '', message: 'The make is missing.' },
    { name: 'a valid year', line: 'A1,Kia,Rio,MYT20,Used', heading: 'Year', value: 'MYT20', message: '“MYT20” isn’t a year of a car.' },
    { name: 'make, model and year', line: 'Total,,,,', heading: 'Make', value: '', message: 'The make, model and year are missing.' },
  ])('a feed refuses a row without $name, and reports the reason (ENT-01)', async ({ line, heading, value, message }) => {
    const { cars, problems, rows } = await read(`${head}\n${line}\nB2,Kia,Rio,2021,Used`)
    expect(cars.map(({ car }) => car.stockNumber)).toEqual(['B2'])
    expect({ problems, rows }).toEqual({
      problems: [{ row: 2, stockNumber: line.split(',')[0], heading, value, message, refused: true }],
      rows: 2,
    })
  })

  it('a feed imports a car without its unreadable fields, and reports them (ENT-01)', async () => {
    const { cars, problems } = await read(`${head},Kms,VIN,Yard,Photos\nA1,Kia,Rio,2020,Used,low,SHORT,Moree,1.jpg`)
    expect(problems.map(({ heading, value, refused }) => [heading, value, refused])).toEqual([
      ['Kms', 'low', false],
      ['VIN', 'SHORT', false],
      ['Yard', 'Moree', false],
      ['Photos', '1.jpg', false],
    ])
    const [{ providedFields = [], car } = {}] = cars
    expect(['km', 'vin', 'locationId'].filter((field) => (providedFields as string[]).includes(field))).toEqual([])
    expect(car).toMatchObject({ km: null, vin: null, locationId: 'l' })
  })

  it('a feed leaves fields without a column unchanged, and clears a field with an empty cell (ENT-01)', async () => {
    const { cars } = await read(`${head},Kms,Status\nA1,Kia,Rio,2020,Used,,`)
    expect(cars[0]?.providedFields).toEqual(['stockNumber', 'make', 'makeSlug', 'name', 'model', 'modelSlug', 'year', 'carType', 'km'])
  })

  it('a feed reads photos from all numbered columns in order, up to sixty (ENT-01)', async () => {
    const numbers = Array.from({ length: 61 }, (_, index) => 61 - index)
    const address = (number: number) => `https://x.example/${number}.jpg`
    const { cars, unread } = await read(
      `${head},${numbers.map((number) => `Photo ${number}`)}\nA1,Kia,Rio,2020,Used,${numbers.map(address)}\nA2,Kia,Rio,2020,Used,${numbers.map((number) => (number % 20 === 0 ? address(number) : ''))}`,
    )
    expect(cars.map(({ photos }) => photos)).toEqual([numbers.slice(1).reverse().map(address), [20, 40, 60].map(address)])
    expect(unread).toEqual(['Photo 61'])
  })

  it('a feed refuses a second row with the same stock number, and both if they contradict each other (ENT-01)', async () => {
    const { cars, problems } = await read(`${head}\nA1,Kia,Rio,2020,Used\na1,Kia,Rio,2020,Used`)
    expect(cars).toHaveLength(1)
    expect(problems).toMatchObject([{ row: 3, message: 'The stock number a1 is already on row 2.', refused: true }])
    const other = await read(`${head}\nA1,Kia,Rio,2020,Used\na1,Kia,Rio,2021,Used`)
    expect(other.cars).toEqual([])
    const message = (row: number) => expect.stringContaining(`is also on row ${row} with a different “Year”`)
    expect(other.problems).toMatchObject([
      { row: 2, message: message(3), refused: true },
      { row: 3, message: message(2), refused: true },
    ])
  })

  it.each([
    { name: 'no heading for the year', text: 'Stock number,Make,Model\nA1,Kia,Rio', message: 'It is not clear which heading is “Year”.' },
    { name: 'no content', text: '', message: 'The file is empty.' },
  ])('a feed is refused as a whole with $name (ENT-01)', async ({ text, message }) =>
    expect(await attempt(text)).toMatchObject({ problem: message }),
  )
})

describe('the content of a file', () => {
  it('the content of a file includes New Zealand’s disclosures for a used car, and no others (CFG-02)', async () => {
    const { cars, problems, unread } = await carsOf(
      `${head},Plate,Rego expiry,WoF expiry,Odometer status,First registered NZ,Imported from,First registered overseas,Imported as damaged,Security interest,RUC paid to
K1,Mazda,Demio,2016,Used,KZB412,2026-11-30,15/09/2026,Accurate,2019,Japan,2016,No,no,
K2,Toyota,Hilux,2018,Used,LPP871,,,unknown,2018,,,,Yes,"145,000 km"
K3,Kia,Rio,2020,Used,,,,,,,,,,`,
      'NZ',
    )
    expect({ problems, unread }).toEqual({ problems: [], unread: [] })
    expect(cars.map(({ regoPlate, regoExpiry, disclosure }) => ({ regoPlate, regoExpiry, disclosure }))).toEqual([
      {
        regoPlate: 'KZB412',
        regoExpiry: '2026-11-30',
        disclosure: {
          wofExpiry: '2026-09-15',
          odometer: 'accurate',
          firstRegisteredHere: 2019,
          importedFrom: 'Japan',
          firstRegisteredThere: 2016,
          damagedAtImport: false,
          securityInterest: false,
        },
      },
      {
        regoPlate: 'LPP871',
        regoExpiry: null,
        disclosure: { odometer: 'unknown', firstRegisteredHere: 2018, securityInterest: true, rucPaidToKm: 145_000 },
      },
      { regoPlate: null, regoExpiry: null, disclosure: {} },
    ])
  })

  it.each([
    { name: 'semicolons', text: 'Stock No;Make;Model;Year;Type;Price\nA1;Kia;Rio;2020;Used;"12,990"' },
    { name: 'tabs', text: 'STOCK#\tMANUFACTURER\tModel\tModel Year\tType\tAdvertised Price\nA1\tKia\tRio\t2020\tUsed\t$12,990' },
    {
      name: 'a byte order mark and Windows line ends',
      text: '\ufeffstock,make,model,year,type,price\r\nA1,Kia,Rio,2020,Used,12990.00\r\n',
    },
  ])('the content of a file is read with $name (ENT-01)', async ({ text }) => {
    const { cars, problems } = await carsOf(text)
    expect(problems).toEqual([])
    expect(cars[0]).toMatchObject({ stockNumber: 'A1', make: 'Kia', makeSlug: 'kia', year: 2020, egcCents: 1_299_000 })
  })

  it('the content of a file is read from the more specific of two columns, and the other one is reported as unread (ENT-01)', async () =>
    expect(await carsOf(`${head},Description,Comments\nA1,Kia,Rio,2020,Used,Tidy,One owner`)).toMatchObject({
      ...{ cars: [{ dealerComments: 'One owner' }], unread: ['Description'] },
    }))

  it('the content of a file includes the filters for caravans, motorcycles and electric cars (ENT-02, ENT-03, CFG-06)', async () => {
    const { cars, problems } = await carsOf(
      `${head},Vehicle type,Sleeps,Length,Tare,ATM,Layout,Licence,Engine,Range,Battery,Drive type
V1,Jayco,Swan,2020,Used,Caravan,6,21.5 ft,"2,350 kg","2,850",Family bunks,,,,,
B1,Yamaha,MT-07,2021,Used,Motorcycle,,,,,,LAMS,655 cc,,,
E1,BYD,Atto 3,2024,Used,,,,,,,,,420 km,60.5 kWh,FWD`,
    )
    expect(problems).toEqual([])
    expect(cars).toMatchObject([
      {
        itemType: 'caravan',
        specifications: { sleeps: 6, bodyLength: 21.5, tareWeight: 2350, aggregateTrailerMass: 2850, layout: 'Family bunks' },
      },
      { itemType: 'motorcycle', engineSizeLitres: 0.655, variant: { licence: 'learner' }, specifications: {} },
      { itemType: 'car', drive: 'FWD', variant: { rangeKm: 420, batteryKwh: 60.5 } },
    ])
  })

  it('the content of a file has no price for a car whose price is empty, rather than zero', async () => {
    expect((await carsOf(`${head},Price\nA1,Kia,Rio,2020,Used,`)).cars[0]?.egcCents).toBeNull()
  })

  it('the content of a file marks no car as just arrived when its date in stock is unknown (CAR-11)', async () => {
    const { cars } = await carsOf(
      `${head},Date in stock\nA,Kia,Rio,2020,Used,30/05/2026\nB,Kia,Rio,2020,Used,\nC,Kia,Rio,2020,Used,1/1/2030`,
    )
    expect(cars.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(['2026-05-30', '2026-05-02', '2026-05-02'])
  })

  it.each([
    { column: 'Price', field: 'egcCents' },
    { column: 'Drive-Away Price', field: 'driveAwayCents' },
    { column: 'EGC', field: 'egcCents' },
    { column: 'Drive-Away Price,Was', before: '15000,', field: 'driveAwayBeforeCents' },
    { column: 'EGC,Was', before: '15000,', field: 'egcBeforeCents' },
  ] as const)('the content of a file keeps the cents of a price under $column (ENT-01)', async ({ column, field, ...rest }) => {
    const prices = {
      '$19,990.50': 1_999_050,
      '19990.07': 1_999_007,
      '1160.29': 116_029,
      '1264.35': 126_435,
      '1136.85': 113_685,
      '20000': 2_000_000,
    }
    for (const [text, cents] of Object.entries(prices)) {
      if ('before' in rest && cents < 1_500_000) continue
      const { cars, problems } = await carsOf(`${head},${column}\nA,Kia,Rio,2020,Used,${'before' in rest ? rest.before : ''}"${text}"`)
      expect([text, cars[0]?.[field], problems]).toEqual([text, cents, []])
    }
  })

  it('the content of a file has a drive-away price under the heading Drive-Away Price, and one without charges under Price (ENT-01)', async () => {
    expect((await carsOf(`${head},Drive-Away Price\nA,Kia,Rio,2020,Used,19990`)).cars[0]).toMatchObject({
      driveAwayCents: 1_999_000,
      egcCents: null,
    })
    expect((await carsOf(`${head},Price\nA,Kia,Rio,2020,Used,19990`)).cars[0]).toMatchObject({ driveAwayCents: null, egcCents: 1_999_000 })
  })

  it('the content of a file uses the drive-away and the EGC column before a price column without a type (ENT-01)', async () => {
    const { cars, problems, unread } = await carsOf(
      `${head},Price,DAP,EGC Price\nA,Kia,Rio,2020,Used,18000,19990,18500\nB,Kia,Rio,2020,Used,18000,,18500\nC,Kia,Rio,2020,Used,18000,,`,
    )
    // Beside an empty column for prices without charges, a price is probably none.
    expect([problems.map(({ row, heading }) => [row, heading]), unread]).toEqual([[[4, 'Price']], []])
    expect(cars.map(({ driveAwayCents, egcCents }) => [driveAwayCents, egcCents])).toEqual([
      [1_999_000, 1_850_000],
      [null, 1_850_000],
      [null, null],
    ])
  })

  it('the content of a file includes the further facts that dealer systems export (ENT-01, CAR-05)', async () => {
    const { cars, problems, unread } = await carsOf(
      `${head},NVIC,Interior Colour,Cylinders,Build Date,Compliance Date,Certified,Status,Show on dealer website
A,Kia,Rio,2020,Used,ABC123,Black,4,2020-03-01,1/5/2020,Y,Deposit taken,1
B,Kia,Rio,2020,Used,,,,,,,Sold,0`,
    )
    expect({ problems, unread }).toEqual({ problems: [], unread: [] })
    expect(cars).toMatchObject([
      {
        ...{ nvic: 'ABC123', interiorColour: 'Black', cylinders: 4, buildDate: '2020-03-01', complianceDate: '2020-05-01' },
        ...{ certified: true, status: 'in_stock', reserved: true, showOnDealerWebsite: true, soldAt: null },
      },
      { nvic: null, certified: false, status: 'sold', reserved: false, showOnDealerWebsite: false, soldAt: '2026-06-01T02:00:00.000Z' },
    ])
  })

  it('the content of a file does not repeat the make in the name of a car whose model begins with it (VDP-04)', async () => {
    expect((await carsOf(`${head}\nA1,Mazda,Mazda3,2018,Used\nA2,MG,MG4,2026,Used`)).cars.map(({ name }) => name)).toEqual([
      '2018 Mazda3',
      '2026 MG4',
    ])
  })

  it.each([
    {
      column: 'WoF expiry',
      value: 'soon',
      message: '“soon” was not recognised as a date for the end of the warrant. Use the format 31/08/2026.',
    },
    { column: 'Odometer status', value: 'maybe', message: '“maybe” was not recognised as whether the odometer is accurate.' },
    { column: 'Security interest', value: 'ask', message: '“ask” was not recognised as yes or no.' },
    { column: 'Price', value: 'ask', message: '“ask” was not recognised as a price in dollars.' },
    { column: 'Price', value: '-5', message: '“-5” was not recognised as a price in dollars.' },
    { column: 'KM', value: 'low', message: '“low” was not recognised as a number of kilometres.' },
    { column: 'Vehicle type', value: 'boat', message: '“boat” was not recognised as the kind of vehicle.' },
    { column: 'Licence', value: 'class C', message: '“class C” was not recognised as the motorcycle licence.' },
    { column: 'Sleeps', value: 'many', message: '“many” was not recognised as a number of berths.' },
    { column: 'VIN', value: 'SHORT', message: '“SHORT” isn’t a VIN: a VIN has 17 letters and digits.' },
  ])('the content of a file reports the value $value under $column as not understood (ENT-01)', async ({ column, value, message }) => {
    const { problems } = await read(`${head},${column}\nA1,Kia,Rio,2020,Used,${value}`)
    expect(problems[0]?.message).toBe(message)
    // Its words may be bad news, so the car waits.
    expect(problems.length).toBe(column === 'Security interest' || value === 'soon' ? 2 : 1)
  })
})

describe('makes and models of a file', () => {
  const makes = [
    { name: 'Volkswagen', models: ['Tiguan', 'Golf'] },
    { name: 'Mazda', models: ['CX-3', 'CX-30'] },
  ]
  it('a reading that its status contradicts is removed from the car too (ENT-01, CFG-02)', async () => {
    const file = `${head},Kms,Odometer status\nA,Mazda,CX-3,2020,Used,61200,Tampered`
    const reading = await parseDecidedFeed(file, { ...context, makes })
    if (reading instanceof FeedFault) throw reading
    expect(reading.cars[0]?.car.km).toBeNull()
    expect(reading.cars[0]?.providedFields).toContain('km')
  })
  const names = async (text: string, mapping: FeedMapping | null = null) => {
    const reading = await parseDecidedFeed(`${head}\n${text}`, { ...context, makes, mapping })
    if (reading instanceof FeedFault) throw reading
    return {
      cars: reading.cars.map(({ car: { make, model, makeSlug } }) => `${make} ${model} ${makeSlug}`),
      questions: reading.questions(),
    }
  }

  it('makes and models of a file use the platform’s spelling when it knows them; an unknown make is asked, not published (ENT-01, MOD-03)', async () => {
    const rows = ['A,VOLKSWAGEN,golf,2020,Used', 'B,volkswagen,Tiguann,2021,Used', 'C,MAZ,CX 3,2021,Used', 'D,XYZ,Journey,2022,Used']
    const { cars, questions } = await names(rows.join('\n'))
    expect(cars).toEqual(['Volkswagen Golf volkswagen', 'Volkswagen Tiguann volkswagen', 'Mazda CX-3 mazda'])
    expect(questions).toMatchObject([{ column: 'make', text: 'XYZ', suggestion: null, mayBeLeftOut: false }])
  })

  it.each([
    { answer: null, cars: [], questions: [['Wolkswagon', 'Volkswagen']] },
    { answer: 'Volkswagen', cars: ['Volkswagen Golf volkswagen'], questions: [] },
    { answer: 'Wolkswagon', cars: ['Wolkswagon Golf wolkswagon'], questions: [] },
  ])(
    'makes and models of a file follow the answer of staff when a make resembles a known one: $answer (ENT-01)',
    async ({ answer, cars, questions }) => {
      const source = (heading: string) => ({ from: [heading], steps: [] })
      const mapping: FeedMapping = {
        ...{ version: 1, only: [] },
        columns: {
          ...{ stockNumber: source('Stock number'), model: source('Model'), year: source('Year'), carType: source('Type') },
          make: { from: ['Make'], steps: answer === null ? [] : [{ do: 'lookup', table: { Wolkswagon: answer } }] },
        },
      }
      const read = await names('A,Wolkswagon,Golf,2020,Used', mapping)
      expect(read.cars).toEqual(cars)
      expect(read.questions.map(({ text, suggestion }) => [text, suggestion])).toEqual(questions)
    },
  )
})

it('a stock number of two locations is refused with the way to tell the cars apart (ENT-01)', async () => {
  const file = (numbers: string) => `Branch,Stock no,Make,Model,Year,Type\n${numbers}`
  const cars = 'Armidale,1,Kia,Rio,2020,Used\nMoree,1,Mazda,CX-5,2021,Used\n'
  const { problems, cars: added } = await read(file(cars))
  expect(added).toHaveLength(1)
  expect(problems.find(({ refused }) => refused)?.message).toBe(
    'The stock number 1 is already on row 2, of a car at “Armidale”. If each location has its own numbers, read the stock number from “Branch” and “Stock no” together.',
  )
  const { problems: same } = await read(file(cars.replace('Moree', 'Armidale')))
  expect(same.filter(({ refused }) => refused).map(({ message }) => message)).toEqual([
    'The stock number 1 is also on row 3 with a different “Make”, “Model” and “Year”, and it is not clear which one is right.',
    'The stock number 1 is also on row 2 with a different “Make”, “Model” and “Year”, and it is not clear which one is right.',
  ])
  const source = (...from: string[]) => ({ from, steps: [] })
  const together: FeedMapping = {
    ...{ version: 1, only: [] },
    columns: {
      ...{ make: source('Make'), model: source('Model'), year: source('Year'), carType: source('Type'), location: source('Branch') },
      stockNumber: { ...source('Branch', 'Stock no'), join: '-' },
    },
  }
  const reading = await parseDecidedFeed(file(cars), { ...context, mapping: together })
  expect(reading instanceof FeedFault || reading.cars.map(({ car }) => car.stockNumber)).toEqual(['Armidale-1', 'Moree-1'])
})
