import type { Car } from '@forecourt/rules/entities/Car'
import { explain } from '@forecourt/rules/parts/explain'
import { shows } from '@forecourt/rules/parts/Part'
import { shownPrice } from '@forecourt/rules/pricing/shownPrice'
import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import type { Vocabulary } from '@forecourt/rules/stock/vocabulary/createVocabulary'
import { drives } from '@forecourt/rules/stock/vocabulary/drives'
import { fuels } from '@forecourt/rules/stock/vocabulary/fuels'
import { itemTypes } from '@forecourt/rules/stock/vocabulary/itemTypes'
import { licences } from '@forecourt/rules/stock/vocabulary/licences'
import { odometerStatuses } from '@forecourt/rules/stock/vocabulary/odometerStatuses'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { transmissions } from '@forecourt/rules/stock/vocabulary/transmissions'
import { visibilities } from '@forecourt/rules/stock/vocabulary/visibilities'
import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDecidedFeed } from '../stock-feeds/testing/parseDecidedFeed'
import { createCarReader } from '../stock-import/createCarReader'
import { parseLine } from '../stock-import/parseLine'
import type { ImportColumn, StockLine } from '../stock-import/stockColumns'
import type { MarketCarContext, MarketFormat, MarketValue } from './MarketFormat'
import { findMarketFormat, marketFormats } from './marketFormats'
import { marketWriter } from './marketWriter'

const location = buildLocation({ id: 'location-1', slug: 'parramatta' })
const config = buildConfig({})
const context = (car: Partial<Car> = {}, more: Partial<MarketCarContext> = {}): MarketCarContext => ({
  car: buildCar(car),
  location,
  config,
  origin: 'https://harbour.example',
  now: '2026-06-01T02:00:00.000Z',
  sharedVins: new Map(),
  storeCodes: {},
  ...more,
})
const formatOf = (id: string): MarketFormat => {
  const format = findMarketFormat(id)
  if (!format) throw new Error(`There is no format ${id}.`)
  return format
}
const rowOf = (id: string, given: MarketCarContext): Record<string, MarketValue> =>
  Object.fromEntries(formatOf(id).columns.map(({ name, value }) => [name, value(given)]))
const why = (id: string, given: MarketCarContext) => explain(formatOf(id).part, given)

/** Rules of each format: required columns, allowed words, maximum length. */
const facts: {
  readonly [id: string]: {
    required: string[]
    values?: Record<string, readonly string[]>
    longest?: Record<string, number>
    forms?: Record<string, RegExp>
  }
} = {
  'google-vehicle-ads': {
    required: [
      'id',
      'VIN',
      'store_code',
      'brand',
      'model',
      'year',
      'mileage',
      'condition',
      'price',
      'vehicle_price_type',
      'image_link',
      'link',
      'vehicle_fulfillment(option:store_code)',
    ],
    values: {
      condition: ['new', 'used'],
      vehicle_price_type: ['drive_away_price', 'estimated_drive_away_price', 'excluding_government_charges_price'],
      body_style: ['convertible', 'coupe', 'crossover', 'full size van', 'hatchback', 'minivan', 'sedan', 'station wagon', 'suv', 'truck'],
      engine: ['gasoline', 'diesel', 'electric', 'hybrid'],
      'certified_pre-owned': ['yes', 'no'],
    },
    longest: { id: 50, title: 150, description: 5000, store_code: 64, link: 2000, image_link: 2000 },
    forms: {
      VIN: /^[A-HJ-NPR-Z0-9]{17}$/,
      price: /^\d+(\.\d\d)? (AUD|NZD)$/,
      mileage: /^\d+ km$/,
      link: /^https:/,
      'vehicle_fulfillment(option:store_code)': /^in_store:\S+$/,
    },
  },
  'meta-automotive': {
    required: [
      'vehicle_id',
      'vin',
      'make',
      'model',
      'year',
      'body_style',
      'description',
      'exterior_color',
      'image[0].url',
      'image[0].tag[0]',
      'mileage.value',
      'mileage.unit',
      'price',
      'address',
      'state_of_vehicle',
      'title',
      'url',
    ],
    values: {
      body_style: ['CONVERTIBLE', 'COUPE', 'HATCHBACK', 'MINIVAN', 'TRUCK', 'SUV', 'SEDAN', 'VAN', 'WAGON', 'CROSSOVER', 'OTHER'],
      state_of_vehicle: ['NEW', 'USED', 'CPO'],
      'mileage.unit': ['KM'],
      transmission: ['AUTOMATIC', 'MANUAL', 'OTHER'],
      fuel_type: ['DIESEL', 'ELECTRIC', 'GASOLINE', 'HYBRID', 'OTHER'],
      drivetrain: ['4X4', 'AWD', 'FWD', 'RWD', 'OTHER'],
      availability: ['AVAILABLE', 'PENDING'],
    },
    longest: { vehicle_id: 100, vin: 17, description: 5000 },
    forms: { vin: /^[A-HJ-NPR-Z0-9]{17}$/, price: /^\d+(\.\d\d)? (AUD|NZD)$/, date_first_on_lot: /^\d{4}-\d\d-\d\d$/, url: /^https:/ },
  },
  'dealer-studio': {
    required: ['Stock number', 'Car type', 'Make', 'Model', 'Year'],
    values: { 'Car type': ['new', 'used', 'demo'] },
    forms: { 'Rego expiry': /^\d\d\/\d\d\/\d{4}$/ },
  },
  'dms-payload': {
    required: ['stocknum', 'make', 'model', 'year', 'status'],
    values: { status: ['available', 'reserved', 'coming soon'] },
    forms: { rego_expiry: /^\d\d\/\d\d\/\d{4}$/ },
  },
  'trade-me': {
    required: ['stockNumber', 'title', 'priceNzd', 'photos'],
    longest: { stockNumber: 20, plate: 6, title: 80, description: 2048 },
  },
  'stock-csv': { required: ['stock_number', 'title', 'url', 'make', 'model', 'year', 'location'] },
}

const problemsOf = (id: string, row: Record<string, MarketValue>): string[] => {
  const { required = [], values = {}, longest = {}, forms = {} } = facts[id] ?? {}
  const filled = (name: string) => row[name] !== null && row[name] !== undefined && row[name] !== ''
  return [
    ...required.filter((name) => !filled(name)).map((name) => `${name} is missing`),
    ...Object.entries(values).flatMap(([name, known]) =>
      !filled(name) || known.includes(String(row[name])) ? [] : [`${name} is ${row[name]}`],
    ),
    ...Object.entries(longest).flatMap(([name, max]) => (String(row[name] ?? '').length > max ? [`${name} is too long`] : [])),
    ...Object.entries(forms).flatMap(([name, form]) =>
      !filled(name) || form.test(String(row[name])) ? [] : [`${name} is “${row[name]}”`],
    ),
  ]
}

const titles = ({ entries }: Vocabulary<unknown>): readonly string[] => entries.map(({ title }) => title)

const any = fc.record({
  carType: fc.constantFrom('new', 'used', 'demo'),
  itemType: fc.constantFrom('car', 'motorcycle', 'caravan'),
  status: fc.constantFrom('draft', 'in_stock', 'coming_soon', 'sold', 'withdrawn'),
  vin: fc.constantFrom(null, 'JTNK43BE103012345', 'jtnk43be103012345', 'NZ-7AT0', 'JTNK43BE10301234O'),
  driveAwayCents: fc.option(fc.integer({ min: 0, max: 90_000_000 })),
  egcCents: fc.option(fc.integer({ min: 0, max: 90_000_000 })),
  priceCents: fc.option(fc.integer({ min: 0, max: 90_000_000 })),
  priceType: fc.constantFrom('driveAway', 'egc'),
  km: fc.option(fc.integer({ min: 0, max: 900_000 })),
  colour: fc.option(fc.string({ unit: 'grapheme' })),
  body: fc.constantFrom(null, 'suv', 'ute', 'cabChassis', 'bus', 'motorhome', 'van', 'hatch', 'convertible', 'ev'),
  simpleBody: fc.constantFrom(null, 'SUV', 'Ute', 'People Mover', 'Station Wagon', 'Cat’s pyjamas'),
  fuel: fc.constantFrom(null, 'Diesel', 'Unleaded Petrol', 'Steam'),
  simpleFuel: fc.constantFrom(null, 'Electric', 'Hybrid', 'PHEV'),
  simpleTransmission: fc.constantFrom(null, 'Automatic', 'Manual'),
  drive: fc.constantFrom(null, '4WD', 'Front Wheel Drive', 'Sideways'),
  name: fc.string({ unit: 'grapheme', maxLength: 400 }).map((name) => `2021 ${name}`),
  dealerComments: fc.option(fc.string({ unit: 'grapheme', maxLength: 9000 })),
  stockNumber: fc.string({ minLength: 1, maxLength: 30 }),
  regoPlate: fc.option(fc.string({ maxLength: 12 })),
  images: fc.constantFrom([], [{ key: 'cars/1.webp', alt: '' }]),
  certified: fc.boolean(),
}) as fc.Arbitrary<Partial<Car>>

/** All values of each stock field, in a dealer file's words. */
const choices = {
  ...{ transmission: titles(transmissions), fuel: titles(fuels), body: titles(bodies), drive: titles(drives), carType: titles(carTypes) },
  ...{ itemType: titles(itemTypes), status: titles(statuses), website: titles(visibilities), priceType: titles(priceTypes) },
  ...{ licence: titles(licences), odometerStatus: titles(odometerStatuses), certified: titles(yesOrNo) },
} satisfies { readonly [Column in ImportColumn]?: readonly string[] }

/** A car imported from a row with these values. */
const stocked = (filled: StockLine): MarketCarContext => {
  const line: StockLine = {
    ...{ stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2026', carType: 'Used', price: '19990', km: '900', colour: 'White' },
    ...{ vin: 'JTNK43BE103012345', rego: 'ABC123', engine: '1.4', priceType: 'Drive away', ...filled },
  }
  const now = '2026-06-01T02:00:00.000Z'
  const { values, problems } = parseLine(line, now)
  expect(problems.filter(({ isAskedOnce }) => isAskedOnce)).toEqual([])
  const car = createCarReader({ dealershipId: 'd', locationId: 'location-1', now, newId: () => 'car-1' })(values, false)
  return context({ ...car, ...shownPrice(car, 'driveAway'), images: [{ key: 'cars/1.webp', alt: '' }] })
}

/** Problems of an exported car: empty required columns and unknown values. */
const writtenProblems = (format: MarketFormat, given: MarketCarContext): string[] => {
  const values = format.columns.map(({ value }) => value(given))
  const row = marketWriter(format).row(format.columns, values)
  const wrong = /\b(?:undefined|NaN|\[object Object\])\b/.exec(row)?.[0]
  return [...(wrong ? [`“${wrong}” is written`] : []), ...(shows(format.part, given) ? problemsOf(format.id, rowOf(format.id, given)) : [])]
}

describe('an export file for a marketplace', () => {
  it.each(marketFormats.filter(({ id }) => facts[id]))('$title: a marketplace accepts every car in the file (ENT-01)', ({ id, part }) => {
    fc.assert(
      fc.property(any, (car) => {
        const given = context(car)
        if (shows(part, given)) expect(problemsOf(id, rowOf(id, given))).toEqual([])
      }),
      { numRuns: runs(150) },
    )
    expect(problemsOf(id, rowOf(id, context({ regoPlate: 'ABC123' })))).toEqual([])
  })

  it.each(marketFormats)('$title: contains every value that a stock field can have (ENT-01, ENT-33)', (format) => {
    const all = Object.entries(choices).flatMap(([name, values]) => values.map((value) => ({ [name]: value })))
    expect(shows(format.part, stocked({}))).toBe(true)
    for (const filled of all) expect(writtenProblems(format, stocked(filled))).toEqual([])
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, fc.constantFrom(...values)]))),
        (filled) => {
          expect(writtenProblems(format, stocked(filled))).toEqual([])
        },
      ),
      { numRuns: runs(150) },
    )
  })

  it.each(marketFormats)('$title: explains why a car is left out by the requirements that exclude it (ENT-01)', ({ id, part, file }) => {
    fc.assert(
      fc.property(any, (car) => {
        const { shown, because } = explain(part, context(car))
        expect(shown).toBe(shows(part, context(car)))
        for (const { message, title } of because) expect([message, title]).not.toContain('')
      }),
      { numRuns: runs(60) },
    )
    expect(why(id, context({ status: 'sold' })).because.length).toBeGreaterThan(0)
    expect(file).toMatch(/^[a-z-]+\.(?:csv|tsv|json|xml)$/)
  })

  it('an export file for a marketplace has a unique id, title and file name (ENT-01)', () => {
    for (const of of ['id', 'title', 'file'] as const)
      expect(new Set(marketFormats.map((format) => format[of])).size).toBe(marketFormats.length)
  })
})

describe('Google vehicle ads', () => {
  it.each<{ name: string; car: Partial<Car>; message: RegExp }>([
    { name: 'a caravan', car: { itemType: 'caravan' }, message: /Only cars are accepted/ },
    { name: 'a bus', car: { body: 'bus' }, message: /passenger cars and utes/ },
    { name: 'no VIN', car: { vin: null }, message: /no VIN\./ },
    { name: 'a short chassis number', car: { vin: 'ZRE172-1' }, message: /shorter chassis number/ },
    {
      name: 'a new car without a drive-away price',
      car: { carType: 'new', priceCents: 1_900_000, priceType: 'egc' },
      message: /drive-away price/,
    },
    { name: 'no photo', car: { images: [] }, message: /no photo/ },
    { name: 'no price', car: { priceCents: null }, message: /no price/ },
    { name: 'a used car without an odometer reading', car: { km: null }, message: /odometer/ },
  ])('Google vehicle ads leave out $name, and say why (ENT-01)', ({ car, message }) => {
    const { shown, because } = why('google-vehicle-ads', context(car))
    expect(shown).toBe(false)
    expect(because.map((each) => each.message).join(' ')).toMatch(message)
  })

  it('Google vehicle ads use the displayed price of a used car, and the drive-away price of a new car (CAR-14)', () => {
    const both = { driveAwayCents: 3_000_000, egcCents: 2_800_000 }
    const prices = (car: Partial<Car>) => {
      const { price, vehicle_price_type } = rowOf('google-vehicle-ads', context({ ...both, ...car }))
      return [price, vehicle_price_type]
    }
    expect(prices({ priceCents: 2_800_000, priceType: 'egc' })).toEqual(['28000 AUD', 'excluding_government_charges_price'])
    expect(prices({ priceCents: 3_000_000, priceType: 'driveAway' })).toEqual(['30000 AUD', 'drive_away_price'])
    expect(prices({ carType: 'new', priceCents: 2_800_000, priceType: 'egc' })).toEqual(['30000 AUD', 'drive_away_price'])
  })

  it('Google vehicle ads list a VIN once, with the first car that has it (ENT-01)', () => {
    const shared = new Map([['JTNK43BE103012345', 'car-1']])
    expect(why('google-vehicle-ads', context({}, { sharedVins: shared })).shown).toBe(true)
    expect(why('google-vehicle-ads', context({ id: 'car-2' }, { sharedVins: shared })).because[0]?.message).toMatch(/same VIN/)
  })

  it('Google vehicle ads use Google’s store code for a location, and call a ute a truck (ENT-07)', () => {
    expect(rowOf('google-vehicle-ads', context({ body: 'ute' }, { storeCodes: { 'location-1': 'HM-Parra' } }))).toMatchObject({
      store_code: 'HM-Parra',
      'vehicle_fulfillment(option:store_code)': 'in_store:HM-Parra',
      body_style: 'truck',
    })
  })
})

describe('prices in market feeds', () => {
  const both = { driveAwayCents: 3_000_050, driveAwayBeforeCents: 3_200_005, egcCents: 2_800_025, egcBeforeCents: 2_900_000 }
  const shown = {
    egc: { priceCents: both.egcCents, priceType: 'egc', beforePriceCents: both.egcBeforeCents },
    driveAway: { priceCents: both.driveAwayCents, priceType: 'driveAway', beforePriceCents: both.driveAwayBeforeCents },
  } as const
  const plainPrices = { drive_away_price: '30000.50', egc_price: '28000.25' }
  it.each([
    {
      id: 'stock-csv',
      as: 'egc',
      message: { ...plainPrices, price: '28000.25', price_type: 'excluding_government_charges', price_before: '29000' },
    },
    {
      id: 'stock-csv',
      as: 'driveAway',
      message: { ...plainPrices, price: '30000.50', price_type: 'drive_away', price_before: '32000.05' },
    },
    { id: 'dealer-studio', as: 'egc', message: { 'DAP Price': '30000.50', 'EGC Price': '28000.25' } },
    { id: 'dms-payload', as: 'egc', message: { dapprice: '30000.50', egcprice: '28000.25' } },
    { id: 'trade-me', as: 'egc', message: { priceNzd: '28000.25', includesOnRoadCosts: false } },
    { id: 'trade-me', as: 'driveAway', message: { priceNzd: '30000.50', includesOnRoadCosts: true } },
    { id: 'meta-automotive', as: 'egc', message: { price: '29000 AUD', sale_price: '28000.25 AUD' } },
    { id: 'meta-automotive', as: 'driveAway', message: { price: '32000.05 AUD', sale_price: '30000.50 AUD' } },
    { id: 'google-vehicle-ads', as: 'egc', message: { price: '28000.25 AUD', vehicle_price_type: 'excluding_government_charges_price' } },
    { id: 'google-vehicle-ads', as: 'driveAway', message: { price: '30000.50 AUD', vehicle_price_type: 'drive_away_price' } },
  ] as const)('$id labels each price and keeps its cents when the site shows $as (CAR-14)', ({ id, as, message }) => {
    expect(rowOf(id, context({ ...both, ...shown[as] }))).toMatchObject(message)
  })
})

describe('the Trade Me market feed', () => {
  it.each<{ name: string; car: Partial<Car>; message: RegExp }>([
    { name: 'a telephone number in the comments', car: { dealerComments: 'Call 021 555 0123' }, message: /phone number/ },
    { name: 'a web address', car: { dealerComments: 'See www.x.example' }, message: /web address/ },
    { name: 'a demo above 10,000 km', car: { carType: 'demo', km: 10_001 }, message: /up to 10000 km/ },
    { name: 'a new car above 500 km', car: { carType: 'new', km: 501 }, message: /up to 500 km/ },
    { name: 'a motorcycle without an engine size', car: { itemType: 'motorcycle', engineSizeLitres: null }, message: /engine size/ },
    { name: 'a long stock number', car: { stockNumber: 'A'.repeat(21) }, message: /20 characters/ },
  ])('the Trade Me market feed refuses a car with $name (ENT-01)', ({ car, message }) => {
    expect(
      why('trade-me', context({ regoPlate: null, ...car }))
        .because.map((each) => each.message)
        .join(' '),
    ).toMatch(message)
  })
})

describe('the mandatory text about a price', () => {
  it('the mandatory text about a price is included however long the dealer’s comments are (CAR-14)', () => {
    const text = String(rowOf('meta-automotive', context({ dealerComments: 'Long. '.repeat(3000) })).description)
    expect(text.length).toBeLessThanOrEqual(5000)
    expect(text).toMatch(/Price: Drive away\. Stock number N1001\./)
  })
})

describe('an export file', () => {
  const nasty = { name: '=HYPERLINK("x")\t& <b>', colour: '-1+1', dealerComments: 'One\nowner; "full" history\u0001', stockNumber: '@A1' }
  const write = (id: string, ...cars: MarketCarContext[]) => {
    const { columns, ...format } = formatOf(id)
    const writer = marketWriter(format)
    return `${writer.begin(columns)}${cars
      .map((car) =>
        writer.row(
          columns,
          columns.map(({ value }) => value(car)),
        ),
      )
      .join(writer.between)}${writer.end}`
  }

  it('an export file contains no spreadsheet formula and keeps its columns, whatever a car’s name contains (ENT-01)', () => {
    const csv = write('stock-csv', context(nasty))
    expect(csv).toContain(`"'=HYPERLINK(""x"")`)
    expect(csv).toContain("'-1+1")
    const tsv = write('google-vehicle-ads', context(nasty))
      .replace(/\r?\n$/, '')
      .split('\n')
    expect(tsv).toHaveLength(2)
    expect(new Set(tsv.map((line) => line.split('\t').length)).size).toBe(1)
  })

  it.each(['stock-csv', 'stock-json', 'stock-xml', 'dealer-studio', 'dms-payload'])(
    '%s can be imported again with the same values (ENT-01)',
    async (id) => {
      const standardEquipment = ['Seats & mirrors, heated', 'Tyres <2 years']
      const cars = [
        context({ id: 'a', stockNumber: 'A1', dealerComments: 'One & only <3', standardEquipment }),
        context({
          ...{ id: 'b', stockNumber: 'A2', vin: 'JTNK43BE103012346', regoPlate: 'ABC13D', km: null },
          priceCents: 2_000_000,
          priceType: 'egc',
          standardEquipment,
        }),
      ]
      const read = await parseDecidedFeed(write(id, ...cars), {
        ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', makes: [], mapping: null, newId: () => 'new' },
        places: [{ locationId: 'm', called: ['parramatta', 'Harbour Motors Parramatta'] }],
      })
      if ('problem' in read) throw new Error(read.problem)
      expect(read.problems).toEqual([])
      expect(read.cars.map(({ car }) => [car.stockNumber, car.make, car.model, car.year, car.km, car.vin, car.standardEquipment])).toEqual([
        ['A1', 'Toyota', 'Corolla', 2021, 42_310, 'JTNK43BE103012345', standardEquipment],
        ['A2', 'Toyota', 'Corolla', 2021, null, 'JTNK43BE103012346', standardEquipment],
      ])
      expect(read.cars[0]?.photos).toHaveLength(2)
      if (id !== 'stock-xml')
        expect(read.cars.map(({ car }) => [car.driveAwayCents, car.egcCents])).toEqual([
          [2_499_000, null],
          [null, 2_000_000],
        ])
    },
  )

  it('an export file is valid without cars (ENT-01)', () => {
    expect(JSON.parse(write('stock-json'))).toEqual([])
    expect(write('stock-xml')).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n</listings>\n')
  })
})
