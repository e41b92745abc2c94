import { shownPrice } from '@forecourt/rules/pricing/shownPrice'
import { describe, expect, it } from 'vitest'
import { parseStockCsv } from './parseStockCsv'
import { exampleStockCsv, type ImportColumn } from './stockColumns'

let next = 0
const read = (text: string, columns: Readonly<Record<string, ImportColumn>> = {}) =>
  parseStockCsv(text, { dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => `car-${next++}`, columns })
const head = 'Stock number,Make,Model,Year,Type'

describe('a file of cars', () => {
  it('gives each line as a car (ENT-01)', () => {
    const { cars, problems, unknownColumns } = read(exampleStockCsv)
    expect({ problems, unknownColumns }).toEqual({ problems: [], unknownColumns: [] })
    expect(cars).toHaveLength(3)
    expect(cars[0]).toMatchObject({
      slug: '2021-toyota-corolla-ascent-sport-a1001',
      name: '2021 Toyota Corolla Ascent Sport',
      carType: 'used',
      status: 'in_stock',
      driveAwayCents: 2_499_000,
      driveAwayBeforeCents: 2_699_000,
      egcCents: null,
      regoExpiry: '2027-03-31',
      standardEquipment: ['Reversing camera', 'Apple CarPlay', 'Adaptive cruise control'],
      km: 42_310,
      body: 'hatch',
      simpleTransmission: 'Automatic',
      dealerComments: 'One owner, full history',
      dealershipId: 'd',
      locationId: 'l',
    })
  })

  it('names a car whose model begins with its make as people do (VDP-04)', () => {
    expect(read(`${head}\nA1,Mazda,Mazda3,2018,Used\nA2,MG,MG4,2026,Used`).cars.map(({ name }) => name)).toEqual([
      '2018 Mazda3',
      '2026 MG4',
    ])
  })

  it('takes what New Zealand wants said of a used car, and leaves out what the file does not say (CFG-02)', () => {
    const { cars, problems, unknownColumns } = read(
      `${head},Plate,Rego expiry,WoF expiry,Odometer status,First registered NZ,Imported from,First registered overseas,Imported as damaged,Security interest,RUC paid to
K1,Mazda,Demio,2016,Used,KZB412,2026-11-30,15/09/2026,Accurate,2019,Japan,2016,No,no,
K2,Toyota,Hilux,2018,Used,LPP871,,,unknown,2018,,,,Yes,"145,000 km"
K3,Kia,Rio,2020,Used,,,,,,,,,,`,
    )
    expect({ problems, unknownColumns }).toEqual({ problems: [], unknownColumns: [] })
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
  ])('is read with $name (ENT-01)', ({ text }) => {
    const { cars, problems } = read(text)
    expect(problems).toEqual([])
    expect(cars[0]).toMatchObject({ stockNumber: 'A1', make: 'Kia', makeSlug: 'kia', year: 2020, egcCents: 1_299_000 })
  })

  it.each([
    { name: 'without a make', line: 'A1,,Rio,2020,Used', says: 'The make is missing.' },
    { name: 'that is the sum beneath the table', line: 'Total,,,,', says: 'The make, model and year are missing.' },
    { name: 'of a year to come', line: 'A1,Kia,Rio,2029,Used', says: '“2029” isn’t a year of a car.' },
    { name: 'of a year too long ago', line: 'A1,Kia,Rio,1899,Used', says: '“1899” isn’t a year of a car.' },
    { name: 'with words for a year', line: 'A1,Kia,Rio,MY20,Used', says: '“MY20” isn’t a year of a car.' },
  ])('passes over a car $name, says where, and keeps the others (ENT-01)', ({ line, says }) => {
    const { cars, problems } = read(`${head}\n${line}\nB2,Kia,Rio,2021,Used`)
    expect(problems).toEqual([{ line: 2, message: says }])
    expect(cars.map(({ stockNumber }) => stockNumber)).toEqual(['B2'])
  })

  it.each([
    { column: 'WoF expiry', value: 'soon', says: '“soon” isn’t understood as a day for the end of the warrant. Write it like 31/08/2026.' },
    { column: 'Odometer status', value: 'maybe', says: '“maybe” isn’t understood as whether the odometer is accurate.' },
    { column: 'Security interest', value: 'ask', says: '“ask” isn’t understood as yes or no.' },
    { column: 'Price', value: 'ask', says: '“ask” isn’t understood as a price in dollars.' },
    { column: 'Price', value: '-5', says: '“-5” isn’t understood as a price in dollars.' },
    { column: 'KM', value: 'low', says: '“low” isn’t understood as a number of kilometres.' },
    { column: 'Type', value: 'as new', says: '“as new” isn’t understood as new, used or demo.' },
    { column: 'Vehicle type', value: 'boat', says: '“boat” isn’t understood as the kind of vehicle.' },
    { column: 'Licence', value: 'class C', says: '“class C” isn’t understood as the motorcycle licence.' },
    { column: 'Sleeps', value: 'many', says: '“many” isn’t understood as a number of berths.' },
    { column: 'VIN', value: 'SHORT', says: '“SHORT” isn’t a VIN: a VIN has 17 letters and digits.' },
  ])('refuses $value as $column (ENT-01)', ({ column, value, says }) => {
    expect(read(`${head},${column}\nA1,Kia,Rio,2020,Used,${value}`).problems).toEqual([{ line: 2, message: says }])
  })

  it('reads the surest of two columns for one thing, unless another is chosen, and says which it leaves (ENT-01)', () => {
    const text = `${head},Special price,Price\nA1,Kia,Rio,2020,Used,15000,16000`
    expect(read(text)).toMatchObject({ cars: [{ egcCents: 1_600_000 }], unknownColumns: ['Special price'] })
    const { cars, unknownColumns } = read(text, { 'Special price': 'price' })
    expect({ price: cars[0]?.egcCents, unknownColumns }).toEqual({ price: 1_500_000, unknownColumns: ['Price'] })
  })

  it('reads what caravans, motorcycles and electric cars are chosen by (ENT-02, ENT-03, CFG-06)', () => {
    const { cars, problems } = read(
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

  it('takes a price that is missing for one on request, never for nothing', () => {
    expect(read(`${head},Price\nA1,Kia,Rio,2020,Used,`).cars[0]?.egcCents).toBeNull()
  })

  it('takes a stock number once', () => {
    const { cars, problems } = read(`${head}\nA1,Kia,Rio,2020,Used\na1,Kia,Rio,2020,Used`)
    expect(cars).toHaveLength(1)
    expect(problems).toEqual([{ line: 3, message: 'The stock number a1 is on line 2 already.' }])
  })

  it.each([
    { name: 'nothing', text: '', says: /empty/ },
    { name: 'no column for the make', text: 'Stock,Model,Year\nA1,Rio,2020,Used', says: /need a column for Make/ },
    { name: 'too many cars', text: `${head}\n${'A,Kia,Rio,2020,Used\n'.repeat(5001)}`, says: /more than 5000/ },
    { name: 'almost two megabytes of lines with a letter each', text: `${head}\n${'a\n'.repeat(900_000)}`, says: /more than 5000/ },
    { name: 'almost two megabytes of headings', text: 'a,'.repeat(900_000), says: /can't be read as a table/ },
    { name: 'too many columns', text: `${head}${',x'.repeat(200)}\nA,Kia,Rio,2020,Used`, says: /at most 200/ },
  ])('is refused with $name (ENT-01)', ({ text, says }) => {
    const { cars, problems } = read(text)
    expect(cars).toEqual([])
    expect(problems[0]?.message).toMatch(says)
  })

  it('puts each car where the file says it stands, and names places nobody knows (ENT-01, ENT-07)', () => {
    const places = [
      { locationId: 'l', called: ['Tamworth'] },
      { locationId: 'm', called: ['Armidale'] },
    ]
    const { cars, unknownPlaces } = parseStockCsv(
      `${head},Yard\nA,Kia,Rio,2020,Used,armidale\nB,Kia,Rio,2020,Used,\nC,Kia,Rio,2020,Used,Moree`,
      {
        dealershipId: 'd',
        locationId: 'l',
        places,
        now: '2026-06-01T02:00:00.000Z',
        newId: () => `car-${next++}`,
      },
    )
    expect(cars.map(({ locationId }) => locationId)).toEqual(['m', 'l', 'l'])
    expect(unknownPlaces).toEqual(['Moree'])
  })

  it('calls no car just arrived of which it doesn’t know when it came (CAR-11)', () => {
    const { cars } = read(`${head},Date in stock\nA,Kia,Rio,2020,Used,30/05/2026\nB,Kia,Rio,2020,Used,\nC,Kia,Rio,2020,Used,1/1/2030`)
    expect(cars.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual(['2026-05-30', '2026-05-02', '2026-05-02'])
  })

  it.each([
    { column: 'Price', field: 'egcCents' },
    { column: 'Drive-Away Price', field: 'driveAwayCents' },
    { column: 'EGC', field: 'egcCents' },
    { column: 'Drive-Away Price,Was', before: '15000,', field: 'driveAwayBeforeCents' },
    { column: 'EGC,Was', before: '15000,', field: 'egcBeforeCents' },
  ] as const)('keeps the cents under $column (ENT-01)', ({ column, field, ...rest }) => {
    const prices = {
      '$19,990.50': 1_999_050,
      '19990.07': 1_999_007,
      '160.29': 16_029,
      '264.35': 26_435,
      '1136.85': 113_685,
      '20000': 2_000_000,
    }
    for (const [text, cents] of Object.entries(prices)) {
      if ('before' in rest && cents < 1_500_000) continue
      const { cars, problems } = read(`${head},${column}\nA,Kia,Rio,2020,Used,${'before' in rest ? rest.before : ''}"${text}"`)
      expect([text, cars[0]?.[field], problems]).toEqual([text, cents, []])
    }
  })

  it('takes a price under Drive away for one with all charges (ENT-01)', () => {
    expect(read(`${head},Drive-Away Price\nA,Kia,Rio,2020,Used,19990`).cars[0]).toMatchObject({ driveAwayCents: 1_999_000, egcCents: null })
    expect(read(`${head},Price\nA,Kia,Rio,2020,Used,19990`).cars[0]).toMatchObject({ driveAwayCents: null, egcCents: 1_999_000 })
  })

  it('takes a drive-away price and one without charges, each before one that doesn’t say (ENT-01)', () => {
    const { cars, problems, unknownColumns } = read(
      `${head},Price,DAP,EGC Price\nA,Kia,Rio,2020,Used,18000,19990,18500\nB,Kia,Rio,2020,Used,18000,,18500\nC,Kia,Rio,2020,Used,18000,,`,
    )
    expect({ problems, unknownColumns }).toEqual({ problems: [], unknownColumns: [] })
    expect(cars.map(({ driveAwayCents, egcCents }) => [driveAwayCents, egcCents])).toEqual([
      [1_999_000, 1_850_000],
      [null, 1_850_000],
      [null, 1_800_000],
    ])
  })

  it('takes what dealers’ systems say of a car beside that (ENT-01, CAR-05)', () => {
    const { cars, problems, unknownColumns } = read(
      `${head},NVIC,Interior Colour,Cylinders,Build Date,Compliance Date,Certified,Status,Show on dealer website
A,Kia,Rio,2020,Used,ABC123,Black,4,2020-03-01,1/5/2020,Y,Deposit taken,1
B,Kia,Rio,2020,Used,,,,,,,Sold,0`,
    )
    expect({ problems, unknownColumns }).toEqual({ problems: [], unknownColumns: [] })
    expect(cars).toMatchObject([
      {
        ...{ nvic: 'ABC123', interiorColour: 'Black', cylinders: 4, buildDate: '2020-03-01', complianceDate: '2020-05-01' },
        ...{ certified: true, status: 'in_stock', reserved: true, showOnDealerWebsite: true, soldAt: null },
      },
      { nvic: null, certified: false, status: 'sold', reserved: false, showOnDealerWebsite: false, soldAt: '2026-06-01T02:00:00.000Z' },
    ])
  })

  it('names the columns it passes over', () => {
    expect(read(`${head},Row in the yard\nA1,Kia,Rio,2020,Used,4`).unknownColumns).toEqual(['Row in the yard'])
  })

  it('reads no further than the first car too many, whatever comes behind it', () => {
    const cars = Array.from({ length: 5_001 }, (_none, at) => `S${at},Kia,Rio,2020,Used`).join('\n')
    // Read, these lines would be refused as no table: one is longer than any car, in the other a quote never ends.
    const beyond = `${'x'.repeat(100_000)}\n"${'a\n'.repeat(100_000)}`
    expect(read(`${head}\n${beyond}`).problems[0]?.message).toContain("can't be read as a table")
    expect(read(`${head}\n${cars}\n${beyond}`).problems).toEqual([
      { line: 1, message: 'The file has more than 5000 cars, which is as many as can be read at once.' },
    ])
  })

  it('says no more of a hopeless file than anybody would read', () => {
    expect(read(`${head}\n${',,,\n'.repeat(400)}`).problems).toHaveLength(50)
  })
})

const makes = [
  { name: 'Volkswagen', models: ['Tiguan', 'Golf'] },
  { name: 'Mazda', models: ['CX-3', 'CX-30'] },
]
const readWith = (text: string, more: Partial<Parameters<typeof parseStockCsv>[1]>) =>
  parseStockCsv(text, { dealershipId: 'd', locationId: 'l', now: '2026-11-20T02:00:00.000Z', newId: () => `car-${next++}`, ...more })

describe('makes and models of a file', () => {
  it('are those the platform knows, and a make mistyped is read as the one it is near (ENT-01, MOD-03)', () => {
    const { cars, doubts } = readWith(`${head}\nA,Wolkswagon,golf,2020,Used\nB,Wolkswagon,Golf,2021,Used\nC,VOLKSWAGEN,Golf,2021,Used`, {
      makes,
    })
    expect(cars.map(({ make, model, makeSlug }) => `${make} ${model} ${makeSlug}`)).toEqual(Array(3).fill('Volkswagen Golf volkswagen'))
    expect(doubts).toEqual([
      {
        key: 'make:wolkswagon',
        kind: 'make',
        make: '',
        written: 'Wolkswagon',
        suggestion: 'Volkswagen',
        readAs: 'Volkswagen',
        cars: 2,
      },
    ])
  })

  it('stay as a person says they are (ENT-01)', () => {
    const names = { 'make:wolkswagon': 'Wolkswagon', 'model:volkswagen:tiguann': 'Tiguan' }
    const { cars } = readWith(`${head}\nA,Wolkswagon,Golf,2020,Used\nB,Volkswagen,Tiguann,2021,Used`, { makes, names })
    expect(cars.map(({ make, model }) => `${make} ${model}`)).toEqual(['Wolkswagon Golf', 'Volkswagen Tiguan'])
  })

  it('are doubted where a model is near one of its make, and only said where nothing is near a make (ENT-01)', () => {
    const { cars, doubts } = readWith(`${head}\nA,Volkswagen,Tiguann,2020,Used\nB,Mazda,CX-8,2021,Used\nC,Jayco,Journey,2022,Used`, {
      makes,
    })
    expect(cars.map(({ make, model }) => `${make} ${model}`)).toEqual(['Volkswagen Tiguann', 'Mazda CX-8', 'Jayco Journey'])
    expect(doubts.map(({ key, suggestion, readAs }) => [key, suggestion, readAs])).toEqual([
      ['model:volkswagen:tiguann', 'Tiguan', 'Tiguann'],
      ['make:jayco', null, 'Jayco'],
    ])
  })
})

describe('how a file is read', () => {
  it('follows a person for headings nobody knows (ENT-01)', () => {
    const text = 'Ref,Make,Model,Year,Ask,Type\nA1,Mazda,CX-3,2020,15990,Used'
    expect(readWith(text, {})).toMatchObject({ cars: [], unknownColumns: ['Ref', 'Ask'], missingColumns: ['stockNumber'] })
    const { cars, unknownColumns } = readWith(text, { columns: { Ref: 'stockNumber', Ask: 'price', Year: 'year' } })
    expect(unknownColumns).toEqual([])
    expect(cars[0]).toMatchObject({ stockNumber: 'A1', egcCents: 1_599_000 })
  })

  it.each([
    { name: 'a heading', text: `${head},Drive away price\nA,Kia,Rio,2020,Used,9990`, says: true, priceType: 'driveAway' },
    { name: 'a column', text: `${head},Price,Price type\nA,Kia,Rio,2020,Used,9990,EGC`, says: true, priceType: 'egc' },
    { name: 'a person, where the file doesn’t', text: `${head},Price\nA,Kia,Rio,2020,Used,9990`, says: false, priceType: 'driveAway' },
  ])('says by $name whether prices include charges (CAR-14)', ({ text, says, priceType }) => {
    const { cars, saysPriceType } = readWith(text, { priceType: 'driveAway' })
    const [car] = cars
    expect([car && shownPrice(car, 'driveAway').priceType, saysPriceType]).toEqual([priceType, says])
  })

  it('takes the day a car came as Excel writes it, and refuses what is none instead of making one up (CAR-11)', () => {
    const { cars, problems } = readWith(`${head},Date in stock\nA,Kia,Rio,2020,Used,3 Nov 2026\nB,Kia,Rio,2020,Used,soon`, {})
    expect(cars.map(({ createdAt }) => createdAt)).toEqual(['2026-11-03T00:00:00.000Z'])
    expect(problems).toEqual([{ line: 3, message: '“soon” isn’t understood as a day for its arrival in stock. Write it like 31/08/2026.' }])
  })

  it('says what to do with a workbook instead of a table', () => {
    expect(readWith('PK\u0003\u0004\u0014\u0000', {}).problems).toEqual([
      { line: 1, message: expect.stringMatching(/Excel workbook.*CSV UTF-8/) },
    ])
  })
})
