import { expect, it } from 'vitest'
import { shortYears, shortYearsMeaning } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new' },
  ...{ makes: [], priceType: 'egc' as const },
}
const read = async (file: string) => {
  const feed = await parseDecidedFeed(file, context)
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

it.each([
  { headings: 'Sts', cells: 'SLD' },
  { headings: 'Sts', cells: 'DEP' },
  { headings: 'Sts', cells: 'W/S' },
  { headings: 'car_mark_as_sold', cells: 'on' },
  { headings: 'Listing State', cells: 'Unsuccessful' },
  { headings: 'Retail/Wholesale', cells: 'W' },
  { headings: 'Sell Thru', cells: 'Trade' },
  { headings: 'Disposal', cells: 'Auction' },
  { headings: 'WOVR', cells: 'Inspected WO' },
  { headings: 'WOVR', cells: 'see file' },
  { headings: 'Odo Note', cells: 'Odometer discrepancy' },
  { headings: 'Odo Status', cells: 'Tampered/Unverified' },
  { headings: 'Int Notes', cells: 'workshop - do not advertise till gearbox sorted' },
  { headings: 'Seller Notes', cells: 'front hit' },
  { headings: 'Grade', cells: 'Cat S' },
  { headings: 'Category', cells: 'Wrecked cars' },
  { headings: 'Title', cells: '2019 Kia Rio - damaged' },
  { headings: 'Import History', cells: 'Imported damaged' },
  { headings: 'Damage', cells: 'Hail' },
  { headings: 'Faults', cells: 'Timing chain noise' },
  { headings: 'Condition Report', cells: 'Engine seized' },
  { headings: 'Sold As', cells: 'Unregistered' },
])('an entry “$cells” under “$headings” makes the car wait (ENT-01, CAR-05)', async ({ headings, cells }) => {
  const { first } = await read(`${head},Kms,${headings}\nA1,2019,Used,15990,Kia,Rio,61200,${cells}\n`)
  expect(first?.car.status).toBe('draft')
})

it.each([
  { headings: 'Retail/Wholesale', cells: 'Retail' },
  { headings: 'WOVR', cells: 'Clear' },
  { headings: 'WOVR', cells: 'No' },
  { headings: 'Damage', cells: 'None' },
  { headings: 'Faults', cells: 'Nil' },
  { headings: 'Grade', cells: 'A' },
  { headings: 'Category', cells: 'Used cars' },
  { headings: 'Title', cells: '2019 Kia Rio S Auto' },
  { headings: 'Condition Report', cells: 'No accident damage. Excellent' },
  { headings: 'Seller Notes', cells: 'Non-smoker. Not damaged' },
])('an entry “$cells” under “$headings” changes nothing (ENT-01)', async ({ headings, cells }) => {
  const { first } = await read(`${head},Kms,${headings}\nA1,2019,Used,15990,Kia,Rio,61200,${cells}\n`)
  expect(first?.car).toMatchObject({ status: 'in_stock', egcCents: 1_599_000 })
})

it.each([
  { headings: 'Adv', cells: 'N', shown: false, egcCents: 1_599_000, driveAwayCents: null },
  { headings: 'PT', cells: 'TR', shown: true, egcCents: null, driveAwayCents: null },
  { headings: 'PT', cells: 'DA', shown: true, egcCents: null, driveAwayCents: 1_599_000 },
  { headings: 'car_price_form_label', cells: 'Drive away', shown: true, egcCents: null, driveAwayCents: 1_599_000 },
])('a short heading is read: “$headings” with “$cells” (ENT-01, CAR-14)', async ({ headings, cells, shown, egcCents, driveAwayCents }) => {
  const { first } = await read(`${head},${headings}\nA1,2019,Used,15990,Kia,Rio,${cells}\n`)
  expect(first?.car).toMatchObject({ showOnDealerWebsite: shown, egcCents, driveAwayCents })
})

it.each([
  { headings: 'Class', cells: 'Hatch', car: { itemType: 'car', simpleBody: 'Hatch', carType: 'used' } },
  { headings: 'Class,Body', cells: 'SUV,Hatch', car: { itemType: 'car', simpleBody: null, carType: 'used' } },
  { headings: 'Class', cells: 'Used', car: { itemType: 'car', carType: 'used' } },
  { headings: 'Class', cells: 'Demo', car: { status: 'draft' } },
  { headings: 'Class', cells: 'Van', car: { status: 'draft' } },
  { headings: 'Class', cells: 'GXL', car: { status: 'in_stock', badge: 'GXL' } },
  { headings: 'Class,Badge', cells: 'GXL,Sport', car: { status: 'in_stock', badge: 'Sport' } },
  { headings: 'Class', cells: 'SR5', car: { status: 'in_stock', badge: 'SR5' } },
  { headings: 'Class', cells: 'HCV', car: { status: 'draft', badge: null } },
  { headings: 'Class', cells: 'MA', car: { status: 'draft', badge: null } },
  { headings: 'Class', cells: 'Luxury', car: { status: 'draft', badge: null } },
])('“$cells” under “$headings” is read by what it says (ENT-01)', async ({ headings, cells, car }) => {
  const { first } = await read(`${head},${headings}\nA1,2019,Used,15990,Kia,Rio,${cells}\n`)
  expect(first?.car).toMatchObject(car)
})

it('a file whose class says new or used needs no other column for it (ENT-01)', async () => {
  const { first } = await read('Stock No,Year,Make,Model,Class\nA1,2019,Kia,Rio,Used\n')
  expect([first?.isIncomplete, first?.car.carType, first?.providedFields.includes('carType')]).toEqual([undefined, 'used', true])
})

it('a car with the cost price under “invoice” beside “msrp” is advertised (ENT-01)', async () => {
  const { first } = await read(`${head},msrp,invoice\nA1,2019,Used,15990,Kia,Rio,29990,12990\n`)
  expect(first?.car.status).toBe('in_stock')
  const other = await read(`${head},invoice\nA1,2019,Used,15990,Kia,Rio,12990\n`)
  expect(other.first?.car.status).toBe('draft')
})

it.each([
  { headings: 'Sticker', cells: 'Drive Away' },
  { headings: 'Info', cells: 'Price includes on road costs' },
  { headings: 'Terms', cells: 'Price is drive away' },
  { headings: 'Comments', cells: 'Drive away price' },
  { headings: 'Comments', cells: 'Great car. Price is drive away.' },
  { headings: 'Comments', cells: 'Low kms. Now $15990*' },
  { headings: 'Rebate', cells: '2000' },
  { headings: 'Factory bonus', cells: '$1500' },
])('“$cells” under “$headings” leaves out a price without charges (CAR-14)', async ({ headings, cells }) => {
  const { first } = await read(`${head},${headings}\nA1,2019,Used,15990,Kia,Rio,${cells}\n`)
  expect(first?.car).toMatchObject({ status: 'in_stock', egcCents: null, driveAwayCents: null })
})

it.each([
  { headings: 'Includes', cells: 'Drive away', driveAwayCents: 1_599_000, egcCents: null },
  { headings: 'Price includes', cells: 'on-road costs', driveAwayCents: 1_599_000, egcCents: null },
  { headings: 'Price includes', cells: 'All government charges', driveAwayCents: 1_599_000, egcCents: null },
  { headings: 'Includes', cells: 'Excl. on roads', driveAwayCents: null, egcCents: 1_599_000 },
  { headings: 'Price includes,Includes', cells: 'Drive away,EGC', driveAwayCents: null, egcCents: null },
  { headings: 'Price Type,Includes', cells: 'EGC,Drive away', driveAwayCents: null, egcCents: null },
])(
  '“$cells” under “$headings” is the price type, unless the row says another (CAR-14)',
  async ({ headings, cells, driveAwayCents, egcCents }) => {
    const { first } = await read(`${head},${headings}\nA1,2019,Used,15990,Kia,Rio,${cells}\n`)
    expect(first?.car).toMatchObject({ status: 'in_stock', driveAwayCents, egcCents })
  },
)

it('a price type under an unread heading needs no decision, and other entries there do (ENT-01, CAR-14)', async () => {
  const file = `${head},Includes\nA1,2019,Used,15990,Kia,Rio,Drive away\nA2,2019,Used,15990,Kia,Rio,Tow bar\n`
  const feed = await parseWholeFeed(file, context)
  if (feed instanceof FeedFault) throw feed
  expect(feed.cars.map(({ car }) => [car.status, car.driveAwayCents])).toEqual([
    ['in_stock', 1_599_000],
    ['draft', null],
  ])
  expect(feed.columnQuestions().map(({ texts }) => texts.map(({ text }) => text))).toEqual([['Tow bar']])
})

it.each([
  { year: '2019/20', choices: ['2019', '2020'], suggestion: null, answer: '2020' },
  { year: '2026.5', choices: ['2026'], suggestion: '2026', answer: '2026' },
])(
  'the year “$year” is one question for all its cars, which wait until it is answered (ENT-01)',
  async ({ year, choices, suggestion, answer }) => {
    const file = `${head}\nA1,${year},Used,15990,Kia,Rio\nA2,${year},Used,16990,Kia,Rio\n`
    const { feed } = await read(file)
    expect(feed.cars).toEqual([])
    expect(feed.problems).toMatchObject([
      { row: 2, refused: true, waits: true },
      { row: 3, refused: true, waits: true },
    ])
    expect(feed.questions()).toMatchObject([{ column: 'year', text: year, cars: 2, choices, suggestion }])
    const steps = [{ do: 'lookup' as const, table: { [year]: answer } }]
    const mapping = { ...feed.mapping, columns: { ...feed.mapping.columns, year: { from: ['Year'], steps } } }
    const answered = await parseDecidedFeed(file, { ...context, mapping })
    if (answered instanceof FeedFault) throw answered
    expect(answered.cars.map(({ car }) => car.year)).toEqual([Number(answer), Number(answer)])
  },
)

it('years of two digits are one question, whose answer is for all of them (ENT-01)', async () => {
  const file = `Stock No,MY,Type,Price,Make,Model\nA1,19,Used,15990,Kia,Rio\nA2,'07,Used,16990,Kia,Rio\nA3,98,Used,2990,Kia,Rio\nA4,26.5,New,25990,Kia,Rio\nA5,MY25.5,New,24990,Kia,Rio\n`
  const { feed } = await read(file)
  expect(feed.cars.map(({ car }) => [car.stockNumber, car.year])).toEqual([['A5', 2025]])
  const [question] = feed.questions()
  expect(feed.questions()).toEqual([
    { ...question, column: 'year', text: shortYears, cars: 4, suggestion: shortYearsMeaning, mayBeLeftOut: false },
  ])
  const steps = [{ do: 'lookup' as const, table: { [shortYears]: shortYearsMeaning } }]
  const mapping = { ...feed.mapping, columns: { ...feed.mapping.columns, year: { from: ['MY'], steps } } }
  const answered = await parseDecidedFeed(file, { ...context, mapping })
  if (answered instanceof FeedFault) throw answered
  expect(answered.cars.map(({ car }) => car.year)).toEqual([2019, 2007, 1998, 2026, 2025])
})

it.each([...(['Status', 'Sold', 'Condition', 'Colour', 'Comments', 'Badge'] as const).map((headings) => ({ headings }))])(
  'stars under “$headings” are neither a value nor nothing (ENT-01)',
  async ({ headings }) => {
    const { feed, first } = await read(`Stock No,Year,Price,Make,Model,${headings}\nA1,2019,15990,Kia,Rio,***\n`)
    expect(feed.problems.some(({ value, message }) => `${value}${message}`.includes('***'))).toBe(true)
    expect(JSON.stringify([first?.car.dealerComments, first?.car.badge, first?.car.colour])).not.toContain('*')
  },
)

it('stars beside columns for new and used cars are a grade (ENT-01)', async () => {
  const { first, feed } = await read('Stock No,Year,Used,Condition,Price,Make,Model\nA1,2019,Y,****,15990,Kia,Rio\n')
  expect([first?.car.carType, first?.car.status, feed.questions()]).toEqual(['used', 'in_stock', []])
})

it.each([
  { headings: 'Sticker', cells: 'EGC' },
  { headings: 'Price includes', cells: 'Mats and a full tank' },
  { headings: 'Info', cells: 'On road ready' },
  { headings: 'Comments', cells: 'Drive away pricing available' },
  { headings: 'Comments', cells: 'Drive away today' },
  { headings: 'Rebate', cells: '0' },
])('“$cells” under “$headings” leaves a price without charges (CAR-14)', async ({ headings, cells }) => {
  const { first } = await read(`${head},${headings}\nA1,2019,Used,15990,Kia,Rio,${cells}\n`)
  expect(first?.car).toMatchObject({ status: 'in_stock', egcCents: 1_599_000 })
})

it.each([
  { headings: 'Ex Taxi', cells: 'Y' },
  { headings: 'Ex-Rental', cells: 'Yes' },
  { headings: 'Former Use', cells: 'Police' },
  { headings: 'Previous Use', cells: 'Hire car' },
  { headings: 'Info', cells: 'Ex rental' },
  { headings: 'Notes', cells: 'Former police car' },
  { headings: 'Roadworthy', cells: 'No RWC' },
  { headings: 'RWC', cells: 'N' },
  { headings: 'Info', cells: 'Sold without roadworthy' },
  { headings: 'Info', cells: 'Unregistered' },
  { headings: 'Colour', cells: 'White ex taxi' },
  { headings: 'Comments', cells: 'Ex rental. Boss wants 14k minimum' },
])('a car waits if “$cells” under “$headings” isn’t shown (ENT-01)', async ({ headings, cells }) => {
  const { first } = await read(`${head},${headings}\nA1,2019,Used,15990,Kia,Rio,${cells}\n`)
  expect(first?.car.status).toBe('draft')
})

it.each([
  { headings: 'Ex Taxi', cells: 'N' },
  { headings: 'Previous Use', cells: 'Private' },
  { headings: 'RWC', cells: 'Yes' },
  { headings: 'Info', cells: 'Not ex rental' },
  { headings: 'Info', cells: 'Excellent rego' },
  { headings: 'Comments', cells: 'Ex rental' },
  { headings: 'Comments', cells: 'Sold unregistered with no RWC' },
  { headings: 'Features', cells: 'Sunroof; Ex rental' },
])('a car is advertised with “$cells” under “$headings” (ENT-01)', async ({ headings, cells }) => {
  const { first } = await read(`${head},${headings}\nA1,2019,Used,15990,Kia,Rio,${cells}\n`)
  expect(first?.car.status).toBe('in_stock')
})

it.each(['Truck', 'Trailer', 'Boat', 'Tractor', 'Parts car', 'Machinery'])(
  'what a category such as “%s” is, is asked, and its vehicles wait (ENT-01)',
  async (category) => {
    const { feed } = await read(`${head},Category\nA1,2019,Used,15990,Isuzu,NPR 65,${category}\nA2,2019,Used,15990,Kia,Rio,Car\n`)
    expect(feed.cars.map(({ car, isIncomplete = false }) => [car.status, isIncomplete])).toEqual([
      ['draft', true],
      ['in_stock', false],
    ])
    expect(feed.questions()).toMatchObject([{ column: 'itemType', text: category, mayBeLeftOut: false }])
  },
)

it.each(['Motorbike', 'Caravan'])('“%s” under “Category” is the kind of vehicle (ENT-01)', async (category) => {
  const { first } = await read(`${head},Category\nA1,2019,Used,15990,Honda,CB500X,${category}\n`)
  expect(first?.car.itemType).toBe(category === 'Caravan' ? 'caravan' : 'motorcycle')
})

it.each(['8x5 tandem', 'Box trailer', '481 boat'])('a model such as “%s” is no car without a question (ENT-01)', async (model) => {
  const { first } = await read(`${head}\nA1,2024,Used,3990,Custom,${model}\n`)
  expect(first).toMatchObject({ isIncomplete: true, car: { status: 'draft' } })
})

it.each([
  ['Toyota', 'CLLA', 'Corolla'],
  ['Hyundai', 'IONQ5', 'Ioniq 5'],
  ['Kia', 'CRV', 'Carnival'],
  ['Subaru', 'FOR', 'Forester'],
])('an abbreviation of a model is asked about once: %s “%s” (ENT-01, MOD-03)', async (make, model, suggestion) => {
  const file = `${head}\nA1,2019,Used,15990,${make},${model}\nA2,2019,Used,16990,${make},${model}\n`
  const { feed } = await read(file)
  expect(feed.cars).toEqual([])
  expect(feed.problems).toMatchObject([
    { refused: true, waits: true },
    { refused: true, waits: true },
  ])
  expect(feed.questions()).toMatchObject([{ column: 'model', text: model, cars: 2, suggestion, mayBeLeftOut: false }])
  for (const answer of [suggestion, model]) {
    const steps = [{ do: 'lookup' as const, table: { [model]: answer } }]
    const mapping = { ...feed.mapping, columns: { ...feed.mapping.columns, model: { from: ['Model'], steps } } }
    const answered = await parseDecidedFeed(file, { ...context, mapping })
    if (answered instanceof FeedFault) throw answered
    expect(answered.cars.map(({ car }) => car.model)).toEqual([answer, answer])
  }
})

it.each([
  ['Tesla', 'Model', ['Model 3', 'Model S', 'Model X', 'Model Y']],
  ['Toyota', 'Coro', ['Corolla', 'Corolla Cross']],
  ['Holden', 'COL', ['Colorado', 'Colorado 7']],
  ['Mazda', 'CX', ['CX-3', 'CX-5']],
  ['Audi', 'A', ['A3', 'A4']],
  ['Volkswagen', 'ID', ['ID.3', 'ID.4']],
])('a text that begins several models has no suggestion: %s “%s” (ENT-01, MOD-03)', async (make, model, models) => {
  const { feed } = await read(`${head}\nA1,2019,Used,15990,${make},${model}\n`)
  expect(feed.problems).toMatchObject([{ refused: true, waits: true }])
  expect(feed.questions()).toMatchObject([{ column: 'model', text: model, suggestion: null, mayBeLeftOut: false }])
  expect(feed.questions()[0]?.choices).toEqual(expect.arrayContaining([...models, model]))
})

it.each([
  ['GWM', 'Ute'],
  ['Toyota', 'Corolla Cross Hybrid'],
  ['Toyota', 'Crown'],
  ['Nissan', 'Note'],
  ['Mazda', '3'],
  ['BMW', '320i'],
  ['Mercedes-Benz', 'C200'],
  ['Mitsubishi', 'Eclipse Cross'],
  ['Ram', '1500 Quad Cab'],
  ['Chevrolet', 'Trailblazer'],
])('a model that isn’t an abbreviation is read: %s %s (ENT-01, MOD-03)', async (make, model) => {
  const { feed, first } = await read(`${head}\nA1,2019,Used,15990,${make},${model}\n`)
  expect([first?.car.model, first?.car.status, feed.questions()]).toEqual([model, 'in_stock', []])
})

it.each([
  { headings: 'price_is_from', cells: 'true', egcCents: null },
  { headings: 'Price from', cells: 'Yes', egcCents: null },
  { headings: 'From price', cells: '1', egcCents: null },
  { headings: 'Price indicative', cells: 'Y', egcCents: null },
  { headings: 'price_is_from', cells: 'false', egcCents: 1_599_000 },
])('a price that is only the lowest isn’t advertised: “$cells” under “$headings” (CAR-14)', async ({ headings, cells, egcCents }) => {
  const { first } = await read(`${head},${headings}\nA1,2019,Used,15990,Kia,Rio,${cells}\n`)
  expect(first?.car.egcCents).toBe(egcCents)
})

it.each([
  ['Fiat', '500', '500X'],
  ['Mitsubishi', 'Eclipse', 'Eclipse Cross'],
])('a name that may be a model of its own has no suggestion: %s “%s” (ENT-01, MOD-03)', async (make, model, longer) => {
  const feed = await parseDecidedFeed(`${head}\nA1,2019,Used,15990,${make},${model}\n`, {
    ...context,
    makes: [{ name: make, models: [longer] }],
  })
  if (feed instanceof FeedFault) throw feed
  expect(feed.questions()).toMatchObject([{ column: 'model', text: model, suggestion: null }])
})

it('a text that ends within a word of a model suggests it (ENT-01, MOD-03)', async () => {
  const feed = await parseDecidedFeed(`${head}\nA1,2019,Used,15990,Ford,Trans\n`, {
    ...context,
    makes: [{ name: 'Ford', models: ['Transit'] }],
  })
  if (feed instanceof FeedFault) throw feed
  expect(feed.questions()).toMatchObject([{ column: 'model', text: 'Trans', suggestion: 'Transit' }])
})

it.each([
  ['Toyota', 'Carolla', 'Corolla'],
  ['Hyundai', 'Lantra', 'Elantra'],
])('a text that resembles a model is asked about without a suggestion: %s “%s” (ENT-01, MOD-03)', async (make, model, near) => {
  const { feed } = await read(`${head}\nA1,2019,Used,15990,${make},${model}\n`)
  expect(feed.problems).toMatchObject([{ refused: true, waits: true }])
  expect(feed.questions()).toMatchObject([{ column: 'model', text: model, suggestion: null, choices: [near, model] }])
})

it.each([
  { year: 2016, kms: '1200', km: null },
  { year: 2016, kms: '12000', km: 12_000 },
  { year: 2024, kms: '900', km: 900 },
])('$kms km of a car from $year is read as $km (ENT-01)', async ({ year, kms, km }) => {
  const { first } = await read(`Stock No,Year,Type,Price,Make,Model,Kms\nA1,${year},Used,15990,Kia,Rio,${kms}\n`)
  expect(first?.car.km).toBe(km)
})

it('a price is read under “Sell Price” if no other heading is a price (ENT-01, CAR-14)', async () => {
  const { first } = await read('Stock No,Year,Type,Make,Model,Sell Price\nA1,2019,Used,Kia,Rio," $ 15,990.00 "\n')
  expect(first?.car.egcCents).toBe(1_599_000)
  const { first: other } = await read('Stock No,Year,Type,Make,Model,Price,Sell Price\nA1,2019,Used,Kia,Rio,15990,14990\n')
  expect(other?.car.egcCents).not.toBe(1_499_000)
})
