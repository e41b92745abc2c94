import { describe, expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new' },
  ...{ makes: [], priceType: 'egc' as const, places: [{ locationId: 'l', called: ['Bluegum Motors', 'Dubbo'] }] },
}
const head = 'Stock No,Make,Model,Year,Type'

const parseAll = async (file: string) => {
  const feed = await parseDecidedFeed(file, context)
  if (feed instanceof FeedFault) throw feed
  return feed
}

/** Advertised values of each car, by stock number. */
const read = async (file: string) => {
  const feed = await parseAll(file)
  const cars = feed.cars.map(({ car }) => {
    const { status, showOnDealerWebsite: isShown, driveAwayCents, egcCents, km, regoPlate } = car
    return { number: car.stockNumber, is: isShown ? status : 'hidden', driveAwayCents, egcCents, km, regoPlate, car }
  })
  return { ...feed, cars }
}

/** Result of one car with further columns. */
const one = async (headings: string, cells: string) => read(`${head},${headings}\nA1,Kia,Rio,2021,Used,${cells}\n`)

describe('a column that hides cars from the website', () => {
  it.each([
    { headings: 'Sold', cells: 'Y', is: 'sold' },
    { headings: 'Sold', cells: 'N', is: 'in_stock' },
    { headings: 'Sold?', cells: '', is: 'in_stock' },
    { headings: 'Is Sold', cells: 'true', is: 'sold' },
    { headings: 'Date Sold', cells: '20/05/2026', is: 'sold' },
    { headings: 'Sold Date', cells: '00/00/0000', is: 'in_stock' },
    { headings: 'Delivered', cells: '45231', is: 'sold' },
    { headings: 'Sold', cells: 'maybe', is: 'draft' },
    { headings: 'Sold To', cells: 'HARRISON P & J', is: 'draft' },
    { headings: 'Sold To', cells: 'TBA', is: 'in_stock' },
    { headings: 'Sale Date', cells: '21/05/2026', is: 'sold' },
    { headings: 'Date of sale', cells: '', is: 'in_stock' },
    { headings: 'Status,Sale Date', cells: 'Available,21/05/2026', is: 'sold' },
    { headings: 'Status,Sold', cells: 'Available,Y', is: 'sold' },
    { headings: 'Status,Date Sold', cells: 'Withdrawn,20/05/2026', is: 'withdrawn' },
    { headings: 'Sold,Delivered', cells: 'N,22/05/2026', is: 'sold' },
    { headings: 'Hide from web', cells: 'Y', is: 'hidden' },
    { headings: 'Hide from web', cells: 'N', is: 'in_stock' },
    { headings: 'hidden', cells: 'true', is: 'hidden' },
    { headings: 'Do not advertise', cells: '1', is: 'hidden' },
    { headings: 'deleted', cells: '0', is: 'in_stock' },
    { headings: 'deleted_at', cells: '2026-05-20 10:00:00', is: 'hidden' },
    { headings: 'Hide', cells: 'X', is: 'hidden', asks: 'X' },
    { headings: 'Active', cells: 'N', is: 'hidden' },
    { headings: 'Active,Visible', cells: 'Y,0', is: 'hidden' },
    { headings: 'Show on website,Hide from web', cells: 'Y,Y', is: 'hidden' },
    { headings: 'Available', cells: 'No', is: 'hidden' },
    { headings: 'Available,Sold', cells: 'Yes,No', is: 'in_stock' },
  ])(
    'a column that hides cars from the website makes a car $is if it has “$headings” with “$cells” (ENT-01, CAR-05)',
    async ({ headings, cells, is, asks }) => {
      const { cars, unread, questions } = await one(headings, cells)
      expect(cars[0]?.is).toBe(is)
      expect(unread).toEqual([])
      if (asks) expect(questions()).toMatchObject([{ text: asks, mayBeLeftOut: false, choices: ['Yes', 'No'] }])
    },
  )

  it('a column that hides cars from the website is also read in JSON and XML (ENT-01)', async () => {
    const json = '[{"stock":"A1","make":"Kia","model":"Rio","year":2021,"condition":"used","flags":{"sold":true}}]'
    expect((await read(json)).cars[0]?.is).toBe('sold')
    const xml =
      '<s><c><stock>A1</stock><make>Kia</make><model>Rio</model><year>2021</year><condition>Used</condition><hidden>1</hidden></c></s>'
    expect((await read(xml)).cars[0]?.is).toBe('hidden')
  })
})

describe('a column that says a car is reserved', () => {
  it.each([
    { headings: 'Reserved', cells: 'Y', status: 'in_stock', reserved: true },
    { headings: 'On Hold', cells: 'N', status: 'in_stock', reserved: false },
    { headings: 'Deposit Taken', cells: '20/05/2026', status: 'in_stock', reserved: true },
    { headings: 'Under Offer,Sold', cells: 'Y,Y', status: 'sold', reserved: false },
    { headings: 'Status,Reserved', cells: 'Withdrawn,Y', status: 'withdrawn', reserved: false },
    { headings: 'Reserved', cells: 'Smith', status: 'draft', reserved: false },
    { headings: 'Reserved For', cells: 'P Brown', status: 'draft', reserved: false },
    { headings: 'Hold For', cells: 'J Smith', status: 'draft', reserved: false },
    { headings: 'Hold For', cells: '', status: 'in_stock', reserved: false },
    { headings: 'Held until', cells: '20/05/2026', status: 'in_stock', reserved: true },
    { headings: 'Deposit', cells: '2000', status: 'draft', reserved: false },
    { headings: 'Deposit Amount', cells: '"$1,000"', status: 'draft', reserved: false },
    { headings: 'Deposit', cells: '0', status: 'in_stock', reserved: false },
    { headings: 'Deposit', cells: '', status: 'in_stock', reserved: false },
    { headings: 'Hold For,Deposit', cells: ',0.00', status: 'in_stock', reserved: false },
  ])(
    'a column that says a car is reserved makes a car $status, reserved $reserved: “$headings” with “$cells” (ENT-01, CAR-05)',
    async ({ headings, cells, status, reserved }) => {
      expect((await one(headings, cells)).cars[0]?.car).toMatchObject({ status, reserved })
    },
  )
})

describe('text that says a car is not available', () => {
  it.each([
    { headings: 'Price', cells: 'SOLD', is: 'draft' },
    { headings: 'Price', cells: 'Under offer', is: 'draft' },
    { headings: 'Price', cells: 'POA', is: 'in_stock' },
    { headings: 'Comments', cells: 'SOLD', is: 'draft' },
    { headings: 'Comments', cells: '*** SOLD ***', is: 'draft' },
    { headings: 'Location', cells: 'Sold', is: 'draft' },
    { headings: 'Comments', cells: 'Sold with 12 months registration', is: 'in_stock' },
    { headings: 'Price,Status', cells: 'SOLD,Sold', is: 'sold' },
    { headings: 'Price,', cells: '15990,SOLD', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,Sold - awaiting delivery', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,Sold new here in 2019', is: 'in_stock' },
    { headings: 'Status,Yard notes', cells: 'Withdrawn,SOLD', is: 'withdrawn' },
    { headings: 'Price,Yard notes', cells: '15990,SOLD - Smith p/u Friday', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,sold 14/5', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,Deposit taken $500 (Nguyen)', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,Under offer', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,HOLD for Sarah til Mon', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,STF - ANZ', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,"2 keys, sold new by us"', is: 'in_stock' },
    { headings: 'Price,Yard notes', cells: '15990,Deposit refunded', is: 'in_stock' },
    { headings: 'Comments', cells: '*** UNDER OFFER *** Call us for a similar car', is: 'draft' },
    { headings: 'Comments', cells: 'SOLD TO BILL - sorry', is: 'draft' },
    { headings: 'Comments', cells: 'Sold new by us and serviced here since', is: 'in_stock' },
    { headings: 'Status,Deal Stage', cells: 'In Stock,Delivered', is: 'draft' },
    { headings: 'Status,Deal Stage', cells: 'In Stock,Wholesale', is: 'draft' },
    { headings: 'Status,Sub Status', cells: 'In Stock,Deposit', is: 'draft' },
    { headings: 'Status,Deal Stage', cells: 'In Stock,Prospect', is: 'in_stock' },
    { headings: 'Status,Photo Status', cells: 'In Stock,Pending', is: 'in_stock' },
    { headings: 'Vehicle Status', cells: 'Wholesale', is: 'withdrawn' },
    { headings: 'Rego', cells: 'On hold', is: 'in_stock' },
    { headings: 'Rego Status', cells: 'On hold', is: 'in_stock' },
    { headings: 'Location', cells: 'In Transit', is: 'draft' },
    { headings: 'Location', cells: 'On Water', is: 'draft' },
    { headings: 'Location', cells: 'Wholesale', is: 'draft' },
    { headings: 'Location', cells: 'Dubbo', is: 'in_stock' },
    { headings: 'Location', cells: 'Pickles Auction', is: 'draft' },
    { headings: 'Location', cells: 'With customer', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,Wholesale only', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,WHOLESALE - Dave', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,Wholesale prices to the public', is: 'in_stock' },
    { headings: 'Price,Yard notes', cells: '15990,Gone to auction', is: 'draft' },
    { headings: 'Price,Yard notes', cells: '15990,Auction grade 4.5', is: 'in_stock' },
    { headings: 'Price,Yard notes', cells: '15990,Contract signed 14/5', is: 'draft' },
    { headings: 'Status,Deal Stage', cells: 'In Stock,Contract Signed', is: 'draft' },
    { headings: 'Price,Delivery Date', cells: '15990,29/05/2026', is: 'draft' },
    { headings: 'Price,Delivery Date', cells: '15990,', is: 'in_stock' },
    { headings: 'Price,Delivery Date', cells: '15990,01/01/1900', is: 'in_stock' },
    { headings: 'Status,Delivery Date', cells: 'In transit,29/08/2026', is: 'coming_soon' },
  ])(
    'text that says a car is not available makes a car $is: “$headings” with “$cells” (ENT-01, CAR-05)',
    async ({ headings, cells, is }) => {
      expect((await one(headings, cells)).cars[0]?.is).toBe(is)
    },
  )

  it.each([
    { headings: 'Post Status', cells: 'publish', is: 'in_stock' },
    { headings: 'Post Status', cells: 'draft', is: 'draft' },
    { headings: 'post_status', cells: 'private', is: 'draft' },
    { headings: 'Listing Status', cells: 'Paused', is: 'draft' },
    { headings: 'Listing State', cells: 'EXPIRED', is: 'draft' },
    { headings: 'State', cells: 'SA', is: 'in_stock' },
    { headings: 'Visibility', cells: 'Private', is: 'draft' },
    { headings: 'Visibility in catalog', cells: 'hidden', is: 'draft' },
    { headings: 'Visibility', cells: 'public', is: 'in_stock' },
    { headings: 'Status,Availability', cells: 'Active,Reserved', is: 'draft' },
    { headings: 'Status,Availability', cells: 'Active,Out of stock', is: 'draft' },
    { headings: 'Status,Availability', cells: 'Active,In stock', is: 'in_stock' },
    { headings: 'Status,Current Status', cells: 'Active,Withdrawn', is: 'draft' },
    { headings: 'Status,Ribbon', cells: 'Active,Reserved', is: 'draft' },
    { headings: 'Status,Sticker', cells: 'Active,Just Sold!', is: 'draft' },
    { headings: 'Status,Banner', cells: 'Active,Sale Agreed', is: 'draft' },
    { headings: 'Status,Banner', cells: 'Active,New Arrival', is: 'in_stock' },
    { headings: 'Status,Tags', cells: 'Active,"special, sold"', is: 'draft' },
    { headings: 'Status,Tags', cells: 'Active,"special, low kms"', is: 'in_stock' },
    { headings: 'Status,Status History', cells: 'Active,In Stock > Reserved > Sold', is: 'draft' },
    { headings: 'Status,Status History', cells: 'Active,Reserved > In Stock', is: 'in_stock' },
    { headings: 'Qty', cells: '0', is: 'draft' },
    { headings: 'Stock on hand', cells: '1', is: 'in_stock' },
    { headings: 'In stock?', cells: 'No', is: 'draft' },
    { headings: 'In stock?', cells: '1', is: 'in_stock' },
    { headings: 'ETA', cells: '15/08/2026', is: 'draft' },
    { headings: 'ETA', cells: '15/05/2026', is: 'in_stock' },
    { headings: 'Status,ETA', cells: 'In transit,15/08/2026', is: 'coming_soon' },
    { headings: 'WOVR', cells: 'Statutory Write-Off', is: 'draft' },
    { headings: 'Written Off', cells: 'Y', is: 'draft' },
    { headings: 'WOVR', cells: 'Clear', is: 'in_stock' },
    { headings: 'Pickup Date', cells: '30/05/2026', is: 'draft' },
    { headings: 'Settlement Date', cells: '30/05/2026', is: 'draft' },
    { headings: 'Contract Date', cells: '30/05/2026', is: 'draft' },
    { headings: 'Auction Date', cells: '12/06/2026', is: 'draft' },
    { headings: 'Next Step', cells: 'Send to auction', is: 'draft' },
    { headings: 'Workshop', cells: 'In workshop - engine out', is: 'draft' },
    { headings: 'Wholesale', cells: 'Y', is: 'draft' },
    { headings: 'Wholesale', cells: 'N', is: 'in_stock' },
    { headings: 'Trade Only', cells: 'Yes', is: 'draft' },
    { headings: 'Loan Car', cells: 'x', is: 'draft' },
    { headings: 'Courtesy Car', cells: '0', is: 'in_stock' },
    { headings: 'Sold Price', cells: '"24,500"', is: 'draft' },
    { headings: 'Sold Price', cells: '$0.00', is: 'in_stock' },
  ])(
    'text that says a car is not available makes a car $is in a column that is not imported: “$headings” with “$cells” (ENT-01, CAR-05)',
    async ({ headings, cells, is }) => {
      expect((await one(headings, cells)).cars[0]?.is).toBe(is)
    },
  )

  it.each([
    { headings: 'Badge', cells: 'Ascent (SOLD)', is: 'draft' },
    { headings: 'Badge', cells: 'Ascent UNDER OFFER', is: 'draft' },
    { headings: 'Badge', cells: 'Ascent *DEPOSIT TAKEN*', is: 'draft' },
    { headings: 'Colour', cells: 'White - ON HOLD', is: 'draft' },
    { headings: 'Colour', cells: 'Marigold', is: 'in_stock' },
    { headings: 'Price', cells: '21990 SOLD', is: 'draft' },
    { headings: 'Comments', cells: 'One owner. Not sold', is: 'in_stock' },
    { headings: 'Comments', cells: 'Ex-fleet unsold', is: 'in_stock' },
    { headings: 'Comments', cells: 'One owner. SORRY THIS VEHICLE HAS BEEN SOLD.', is: 'draft' },
    { headings: 'Comments', cells: '<p><strong>SOLD</strong></p><p>Great car</p>', is: 'draft' },
    { headings: 'Comments', cells: '&lt;b&gt;Sold&lt;/b&gt;', is: 'draft' },
    { headings: 'Comments', cells: 'No longer available. See our other stock.', is: 'draft' },
    { headings: 'Comments', cells: 'This car is now SOLD - thanks Bill and everyone else who called about it', is: 'draft' },
    { headings: 'Comments', cells: 'Low kms and a great car for the family. Sale pending.', is: 'draft' },
    { headings: 'Comments', cells: 'Low kms and a full service history. Deposit has been taken on this one', is: 'draft' },
    { headings: 'Comments', cells: 'JUST SOLD!! Call us for the next one', is: 'draft' },
    { headings: 'Comments', cells: 'Not for sale - loan car of the service department', is: 'draft' },
    { headings: 'Comments', cells: 'Do not advertise until RWC done', is: 'draft' },
    { headings: 'Comments', cells: 'Parts only - wrecking', is: 'draft' },
    { headings: 'Comments', cells: '"Never sold before, one owner. Not under offer. Unsold stock pricing."', is: 'in_stock' },
    { headings: 'Comments', cells: 'Sale of our demonstrators on now. Pending rego.', is: 'in_stock' },
    { headings: 'Comments', cells: 'Tidy car. Pending', is: 'draft' },
    { headings: 'Comments', cells: 'Tidy car. Currently u/o', is: 'draft' },
    { headings: 'Comments', cells: "Del'd 24/11", is: 'draft' },
    { headings: 'Comments', cells: 'We sold this car new and have serviced it since. 500 sold this year!', is: 'in_stock' },
    { headings: 'Comments', cells: 'It has been sold and serviced by us since new. Hold on to your hat.', is: 'in_stock' },
    { headings: 'Comments', cells: 'Sold & serviced locally. Finance available. Sold with RWC.', is: 'in_stock' },
    { headings: 'Comments', cells: 'Northside Motors. All rights reserved', is: 'in_stock' },
    { headings: 'Comments', cells: 'All rights reserved', is: 'in_stock' },
    { headings: 'Comments', cells: 'Cars like this are no longer available new', is: 'in_stock' },
  ])(
    'text that says a car is not available makes a car $is within a longer text: “$cells” under “$headings” (ENT-01, CAR-05)',
    async ({ headings, cells, is }) => {
      expect((await one(headings, cells)).cars[0]?.is).toBe(is)
    },
  )

  it('text that says a car is not available is found after a model or a stock number (ENT-01, CAR-05)', async () => {
    const rows = ['A1,Kia,Rio - SOLD', 'A2-SOLD,Kia,Rio', 'A3,Kia,Rio'].map((row) => `${row},2021,Used,15990\n`).join('')
    expect((await read(`${head},Price\n${rows}`)).cars.map(({ is }) => is)).toEqual(['draft', 'draft', 'in_stock'])
  })

  it('text that says a car is not available is found in a JSON status with a name and a number (ENT-01, CAR-05)', async () => {
    const cars = ['Available', 'Reserved', 'Delivered', 'In transit', 'Draft', 'Hm'].map((name, id) => ({
      ...{ stock: `A${id}`, make: 'Kia', model: 'Rio', year: 2021, condition: { id: 2, name: 'Used' }, status: { id, name } },
      transmission: { id: 1, label: 'Manual' },
    }))
    const { cars: found } = await read(JSON.stringify(cars))
    expect(found.map(({ is, car }) => [is, car.reserved, car.carType, car.simpleTransmission])).toEqual([
      ['in_stock', false, 'used', 'Manual'],
      ['in_stock', true, 'used', 'Manual'],
      ['sold', false, 'used', 'Manual'],
      ['coming_soon', false, 'used', 'Manual'],
      ['draft', false, 'used', 'Manual'],
      ['draft', false, 'used', 'Manual'],
    ])
  })

  it.each([
    { car: { saleInformation: { soldDate: '2026-05-12' } }, is: 'sold' },
    { car: { isDraft: true }, is: 'hidden' },
    { car: { isDraft: false }, is: 'in_stock' },
    { car: { advertised: true, publish: { ownSite: false } }, is: 'hidden' },
    { car: { status: 'Active', flags: { sold: false }, sale: { soldDate: '2026-05-12' } }, is: 'sold' },
    { car: { reservation: { active: true } }, is: 'reserved' },
    { car: { reservation: { active: false } }, is: 'in_stock' },
    { car: { listing: { state: 'PAUSED' } }, is: 'draft' },
  ])('text that says a car is not available makes a car $is in JSON: $car (ENT-01, CAR-05)', async ({ car, is }) => {
    const file = JSON.stringify([{ stock: 'A1', make: 'Kia', model: 'Rio', year: 2021, condition: 'used', ...car }])
    const [found] = (await read(file)).cars
    expect(found?.car.reserved ? 'reserved' : found?.is).toBe(is)
  })

  it('applies, in a row of its section, to the cars below until the next such row (ENT-01, CAR-05)', async () => {
    const sections = ['USED VEHICLES', 'A1', 'SOLD - AWAITING DELIVERY', 'A2', 'A3', 'On hold', 'A4', 'In stock', 'A5', 'DUE IN', 'A6']
    const rows = sections.map((each) => (each.length > 2 ? `${each},,,,,` : `${each},Kia,Rio,2021,Used,15990`)).join('\n')
    expect((await read(`${head},Price\n${rows}\n`)).cars.map(({ number, is }) => `${number} ${is}`)).toEqual([
      'A1 in_stock',
      'A2 draft',
      'A3 draft',
      'A4 draft',
      'A5 in_stock',
      'A6 draft',
    ])
  })
})

describe('columns for the website under other headings', () => {
  it.each([
    { headings: 'Own Website', cells: 'N', is: 'hidden' },
    { headings: 'Dealer Website', cells: 'N', is: 'hidden' },
    { headings: 'Dealer Website', cells: 'Y', is: 'in_stock' },
    { headings: 'Dealer Website', cells: 'https://old.example/cars/1', is: 'in_stock' },
    { headings: 'Website', cells: 'www.old.example', is: 'in_stock' },
    { headings: 'Own Website', cells: 'maybe', is: 'hidden' },
  ])('“$headings” with “$cells” makes a car $is (ENT-01)', async ({ headings, cells, is }) => {
    expect((await one(headings, cells)).cars[0]?.is).toBe(is)
  })
})

describe('names and amounts of buyers', () => {
  const file = (headings: string) =>
    `${head},${headings}\nA1,Kia,Rio,2021,Used,P Brown,500\nA2,Kia,Rio,2021,Used,J Smith,\nA3,Kia,Rio,2021,Used,,1000\nA4,Kia,Rio,2021,Used,,0\nA5,Kia,Rio,2021,Used,No,\nA6,Kia,Rio,2021,Used,TBA,\n`
  it.each([
    { headings: 'Hold For,Deposit', column: 'reserved' as const, is: { status: 'in_stock', reserved: true } },
    { headings: 'Sold To,Sold to customer', column: 'sold' as const, is: { status: 'sold', reserved: false } },
    { headings: 'Purchaser,Deal No', column: 'sold' as const, is: { status: 'sold', reserved: false } },
    { headings: 'Customer,Sold Price', column: 'sold' as const, is: { status: 'sold', reserved: false } },
    { headings: 'Buyer,Sold For', column: 'sold' as const, is: { status: 'sold', reserved: false } },
  ])('names and amounts of buyers cause one question for all cars: “$headings” (ENT-01)', async ({ headings, column, is }) => {
    const { questions, mapping, cars } = await read(file(headings))
    expect(questions()).toMatchObject([{ column, text: 'Any name or amount', cars: 3, mayBeLeftOut: false }])
    expect(cars.map((car) => car.is)).toEqual(['draft', 'draft', 'draft', 'in_stock', 'in_stock', 'in_stock'])
    const source = { from: [], ...mapping.columns[column] }
    const steps = [{ do: 'lookup' as const, table: { 'Any name or amount': 'Yes' } }]
    const answered = await parseDecidedFeed(file(headings), {
      ...context,
      mapping: { ...mapping, columns: { ...mapping.columns, [column]: { ...source, steps } } },
    })
    if (answered instanceof FeedFault) throw answered
    const free = { status: 'in_stock', reserved: false }
    expect(answered.questions()).toEqual([])
    expect(answered.cars.map(({ car: { status, reserved } }) => ({ status, reserved }))).toEqual([is, is, is, free, free, free])
  })
})

describe('a refused row', () => {
  const notes = 'Stock No,Make,Model,Year,Type,Price,Status,Yard notes'
  it.each([
    { name: 'no make', row: 'A1,,Rio,2021,Used,15990,Sold,', isGone: true },
    { name: 'no year and the status of a deposit', row: 'A1,Kia,Rio,,Used,15990,Deposit taken,', isGone: true },
    { name: 'no make and the status withdrawn', row: 'A1,,Rio,2021,Used,15990,Withdrawn,', isGone: true },
    { name: 'no make and a wholesale note', row: 'A1,,Rio,2021,Used,15990,Available,Wholesale only', isGone: true },
    { name: 'no make and an unknown status', row: 'A1,,Rio,2021,Used,15990,Zz9,', isGone: true },
    { name: 'no make and “SOLD” as its price', row: 'A1,,Rio,2021,Used,SOLD,Available,', isGone: true },
    { name: 'no make and the status available', row: 'A1,,Rio,2021,Used,15990,Available,two keys', isGone: undefined },
    { name: 'an extra cell and the status sold', row: 'A1,Kia,Rio,2021,Used,15,990,Sold,two keys', isGone: true },
    { name: 'an extra cell and a note that it is sold', row: 'A1,Kia,Rio,2021,Used,15,990,Available,Sold to Smith', isGone: true },
    { name: 'an extra cell and the status available', row: 'A1,Kia,Rio,2021,Used,15,990,Available,two keys', isGone: undefined },
  ])('a refused row with $name reports its car as not for sale: $isGone (ENT-01, CAR-05)', async ({ row, isGone }) => {
    const { problems } = await read(`${notes}\n${row}\nB1,Kia,Rio,2021,Used,9990,Available,\n`)
    expect(problems.map((problem) => [problem.stockNumber, problem.refused, problem.isGone])).toEqual([['A1', true, isGone]])
  })

  const vin = 'KNADC512345678901'
  it.each([
    { name: 'status', rows: ['A1,Kia,Rio,2021,Used,15990,Available,', 'A1,Kia,Rio,2021,Used,15990,Sold,'], isGone: true },
    { name: 'note', rows: ['A1,Kia,Rio,2021,Used,15990,Available,', 'A1,Kia,Rio,2021,Used,15990,Available,SOLD'], isGone: true },
    { name: 'price', rows: ['A1,Kia,Rio,2021,Used,15990,Available,', 'A1,Kia,Rio,2021,Used,16990,Available,'], isGone: undefined },
    { name: 'a missing make', rows: ['A1,Kia,Rio,2021,Used,15990,Available,', 'A1,,Rio,2021,Used,15990,Sold,'], isGone: true },
    { name: 'an extra cell', rows: ['A1,Kia,Rio,2021,Used,15990,Available,', 'A1,Kia,Rio,2021,Used,15,990,Sold,x'], isGone: true },
    {
      name: 'an extra cell in the first row',
      rows: ['a1,Kia,Rio,2021,Used,15,990,Sold,x', 'A1,Kia,Rio,2021,Used,15990,Available,'],
      isGone: true,
    },
  ])(
    'a refused row with a second row of the same car that differs in $name reports both as not for sale: $isGone (ENT-01, CAR-05)',
    async ({ rows, isGone }) => {
      const { cars, problems } = await read(`${notes}\n${rows.join('\n')}\nB1,Kia,Rio,2021,Used,9990,Available,\n`)
      expect(cars.map(({ number }) => number)).toEqual(['B1'])
      expect(problems.map((problem) => [problem.refused, problem.isGone])).toEqual([
        [true, isGone],
        [true, isGone],
      ])
    },
  )
  it('a refused row with a second row of the same VIN reports both as not for sale (ENT-01, CAR-05)', async () => {
    const rows = [`A1,Kia,Rio,2021,Used,15990,Available,${vin}`, `A2,Kia,Rio,2021,Used,15990,Sold,${vin}`]
    const { cars, problems } = await read(`${head},Price,Status,VIN\n${rows.join('\n')}\n`)
    expect([cars, problems.map(({ stockNumber, isGone }) => [stockNumber, isGone])]).toEqual([
      [],
      [
        ['A1', true],
        ['A2', true],
      ],
    ])
  })
})

describe('a row with more values than headings', () => {
  it('a row with more values than headings is refused, because its values may be under the wrong headings, and its car is not changed (ENT-01)', async () => {
    const { cars, problems } = await read(`${head},Price,Kms\nA1,Kia,Rio,2021,Used,21,990,38,210\nA2,Kia,Rio,2021,Used,21990,38210,,\n`)
    expect(cars.map(({ number, km }) => [number, km])).toEqual([['A2', 38_210]])
    expect(problems).toMatchObject([{ row: 2, stockNumber: 'A1', refused: true }])
    expect(problems[0]?.message).toContain('9 values')
  })

  it('a row with more values than headings is read as a second row of headings when it names parts of the first (ENT-01)', async () => {
    const file = `${head},Price,,,Odometer,,Colour\n,,,,,RRP,Advertised,Drive Away,km,miles,\nA1,Kia,Rio,2021,Used,41990,31990,34490,48210,29956,Blue\n`
    const { headings, cars, problems, rows } = await read(file)
    expect(headings.slice(5)).toEqual(['Price RRP', 'Price Advertised', 'Price Drive Away', 'Odometer km', 'Odometer miles', 'Colour'])
    expect(cars).toMatchObject([{ egcCents: 3_199_000, driveAwayCents: 3_449_000, km: 48_210, car: { colour: 'Blue' } }])
    expect([problems, rows]).toEqual([[], 1])
  })
})

describe('two columns with the same heading', () => {
  it.each([
    { headings: 'Price,Kms,Price', cells: '15990,61000,17490', is: { egcCents: null, driveAwayCents: null, km: 61_000 } },
    { headings: 'Kms,Kms', cells: '71000,171000', is: { km: null } },
    { headings: 'Kms,Kms', cells: '71000,71000', is: { km: 71_000 } },
    { headings: 'Kms,Kms', cells: '71000,', is: { km: 71_000 } },
    { headings: 'Status,Status', cells: 'Available,STF', is: { status: 'draft' } },
    { headings: 'Transmission,Transmission', cells: 'Auto,Manual', is: { simpleTransmission: null } },
  ])(
    'two columns with the same heading are read only where their values agree: “$headings” with “$cells” (ENT-01)',
    async ({ headings, cells, is }) => {
      const feed = await parseWholeFeed(`${head},${headings}\nA1,Kia,Rio,2021,Used,${cells}\n`, context)
      expect(feed instanceof FeedFault || feed.cars[0]?.car).toMatchObject(is)
    },
  )
})

describe('an odometer reading that may be wrong', () => {
  it.each([
    { cells: '88400,Actual', km: 88_400, odometer: 'accurate' },
    { cells: '88400,Not Actual', km: null, odometer: 'inaccurate' },
    { cells: '88400,TMU', km: null, odometer: 'unknown' },
    { cells: '88400,Replaced at 60k', km: null, odometer: undefined },
    { cells: '88400,', km: 88_400, odometer: undefined },
  ])(
    'an odometer reading that may be wrong is advertised only if nothing says that it is wrong: “$cells” (CFG-02)',
    async ({ cells, km, odometer }) => {
      const [found] = (await one('Odometer,Odometer Status', cells)).cars
      expect([found?.km, found?.car.disclosure.odometer]).toEqual([km, odometer])
    },
  )
})

describe('the unit of an odometer', () => {
  it.each([
    { headings: 'Odometer,Odo Type', cells: '61200,MI', km: 98_492 },
    { headings: 'Odometer,Odometer UOM', cells: '61200,KM', km: 61_200 },
    { headings: 'Odometer,Odo Type', cells: '61200,K', km: 61_200 },
    { headings: 'Odometer,Odo Type', cells: '61200,M', km: null, asks: 'M' },
    { headings: 'Odometer,Meter', cells: '1210,HRS', km: null, asks: 'HRS' },
    { headings: 'Odometer,Meter Type', cells: '1210,Hours', km: null, asks: 'Hours' },
  ])('the unit of an odometer is read from “$headings” (ENT-01)', async ({ headings, cells, km, asks }) => {
    const { cars, questions } = await one(headings, cells)
    expect(cars[0]?.km).toBe(km)
    expect(questions().map(({ text }) => text)).toEqual(asks ? [asks] : [])
  })

  it('the unit of an odometer is read from nested JSON details (ENT-01)', async () => {
    const car = { stock: 'A1', make: 'Kia', model: 'Rio', year: 2021, condition: 'used', odometer: 41000, odometerDetails: { unit: 'MI' } }
    expect((await read(JSON.stringify([car]))).cars[0]?.km).toBe(65_983)
  })

  it('the unit of an odometer is read from an XML attribute of the reading (ENT-01)', async () => {
    const xml =
      '<s><c><stock>A1</stock><make>Kia</make><model>Rio</model><year>2001</year><condition>Used</condition><odometer uom="MI">61200</odometer></c></s>'
    expect((await read(xml)).cars[0]?.km).toBe(98_492)
  })
})

describe('a column that says whether the price is drive away', () => {
  it.each([
    { headings: 'Price,Drive Away', cells: '26990,Y', prices: [2_699_000, null] },
    { headings: 'Price,Drive Away', cells: '26990,N', prices: [null, 2_699_000] },
    { headings: 'Price,Is Drive Away', cells: '26990,No', prices: [null, 2_699_000] },
    { headings: 'Price,Includes On Roads', cells: '26990,false', prices: [null, 2_699_000] },
    { headings: 'Price,ORC Included', cells: '26990,Yes', prices: [2_699_000, null] },
    { headings: 'Price,Drive Away', cells: '26990,0', prices: [null, 2_699_000] },
    { headings: 'Price,Drive Away', cells: '26990,1', prices: [2_699_000, null] },
    { headings: 'Price,Drive Away', cells: '26990,maybe', prices: [null, null] },
    { headings: 'Price,Drive Away,Price Type', cells: '26990,N,DAP', prices: [null, null] },
    { headings: 'Price,Drive Away', cells: '"26,990 EGC",Y', prices: [null, null] },
    { headings: 'Price,Drive Away,On Road Costs', cells: '26990,,1850', prices: [null, null] },
  ])(
    'a column that says whether the price is drive away overrides the price type of the feed: “$headings” with “$cells” (CAR-14)',
    async ({ headings, cells, prices }) => {
      const feed = await parseDecidedFeed(`${head},${headings}\nA1,Kia,Rio,2021,Used,${cells}\n`, { ...context, priceType: 'driveAway' })
      if (feed instanceof FeedFault) throw feed
      expect(feed.cars.map(({ car }) => [car.driveAwayCents, car.egcCents])).toEqual([prices])
    },
  )
})

describe('the GST of a price', () => {
  it.each([
    { headings: 'Price,GST', cells: '65990,Plus GST', egcCents: null },
    { headings: 'Price,GST', cells: '65990,Ex', egcCents: null },
    { headings: 'Price,GST', cells: '65990,Excl', egcCents: null },
    { headings: 'Price,GST', cells: '65990,Inc', egcCents: 6_599_000 },
    { headings: 'Price,GST', cells: '65990,', egcCents: 6_599_000 },
    { headings: 'Price,GST Included', cells: '65990,No', egcCents: null },
    { headings: 'Price,GST Included', cells: '65990,Yes', egcCents: 6_599_000 },
    { headings: 'Price,Plus GST', cells: '65990,Y', egcCents: null },
    { headings: 'Price,Plus GST', cells: '65990,N', egcCents: 6_599_000 },
    { headings: 'Price,Comments', cells: '65990,All prices + GST', egcCents: null },
    { headings: 'Price,Comments', cells: '65990,$65990 + GST', egcCents: null },
    { headings: 'Price,Comments', cells: '65990,Price includes GST', egcCents: 6_599_000 },
  ])(
    'the GST of a price decides whether the price is advertised: “$headings” with “$cells” (CAR-14)',
    async ({ headings, cells, egcCents }) => {
      expect((await one(headings, cells)).cars[0]).toMatchObject({ is: 'in_stock', egcCents })
    },
  )
})

describe('a price that may be too low for a car', () => {
  it.each([
    { type: 'Used', year: 2023, price: '899', egcCents: null },
    { type: 'Used', year: 2022, price: '"2,500"', egcCents: null },
    { type: 'New', year: 2026, price: '1290', egcCents: null },
    { type: 'Used', year: 2022, price: '3990', egcCents: 399_000 },
    { type: 'Used', year: 2009, price: '1500', egcCents: 150_000 },
  ])(
    'a price that may be too low for a car is advertised only above the likely amount of a deposit or monthly payment: $price for a $type car of $year (CAR-14)',
    async ({ type, year, price, egcCents }) => {
      expect((await read(`Stock No,Make,Model,Type,Year,Price\nA1,Kia,Rio,${type},${year},${price}\n`)).cars[0]?.egcCents).toBe(egcCents)
    },
  )
  it('a price that may be too low for a car is accepted for a motorcycle (CAR-14)', async () => {
    const file = 'Stock No,Make,Model,Type,Year,Vehicle Type,Price\nA1,Honda,CT110,Used,2023,Motorcycle,2490\n'
    expect((await read(file)).cars[0]?.egcCents).toBe(249_000)
  })
})

describe('a text or second price in a column about the price', () => {
  it.each([
    { headings: 'Price,Price Suffix', cells: '29990,Drive Away', prices: [2_999_000, null] },
    { headings: 'Price,Price Suffix', cells: '29990,+ ORC', prices: [null, 2_999_000] },
    { headings: 'Price,Price Qualifier', cells: '29990,per month', prices: [null, null] },
    { headings: 'Price,Price Notes', cells: '29990,plus on roads', prices: [null, 2_999_000] },
    { headings: 'Price,Price Notes', cells: '29990,ex gst', prices: [null, null] },
    { headings: 'Price,Price Comments', cells: '29990,trade price only', prices: [null, null] },
    { headings: 'Price,Price Prefix', cells: '29990,From', prices: [null, null] },
    { headings: 'Price,Price Suffix', cells: '29990,ONO', prices: [2_999_000, null] },
    { headings: 'Price,Price Suffix', cells: '29990,Negotiable', prices: [2_999_000, null] },
    { headings: 'Price,Price Suffix', cells: '29990,', prices: [2_999_000, null] },
    { headings: 'Price,Price Text', cells: '29990,Price on application', prices: [null, null] },
    { headings: 'Price,Price Text', cells: '29990,Call for price', prices: [null, null] },
    { headings: 'Price,Price Text', cells: '29990,"$29,990"', prices: [2_999_000, null] },
    { headings: 'Price,Display Price', cells: '29990,"$27,990"', prices: [null, null] },
    { headings: 'Price,Display Price', cells: '29990,29990', prices: [2_999_000, null] },
    { headings: 'Price,Price Per', cells: '585,month', prices: [null, null] },
    { headings: 'Price,Price Frequency', cells: '585,Weekly', prices: [null, null] },
    { headings: 'Price,Price Unit', cells: '29990,each', prices: [2_999_000, null] },
    { headings: 'Price,Listing Type', cells: '1000,Auction', prices: [null, null] },
    { headings: 'Price,Sale Method', cells: '15000,Tender', prices: [null, null] },
    { headings: 'Price,Listing Type', cells: '29990,Classified', prices: [2_999_000, null] },
    { headings: 'Price,Now', cells: '29990,27990', prices: [null, null] },
    { headings: 'Price,Special', cells: '29990,"$27,990"', prices: [null, null] },
    { headings: 'Price,Special', cells: '29990,Yes', prices: [2_999_000, null] },
    { headings: 'Price,Sale Price', cells: '29990,29990.00', prices: [2_999_000, null] },
    { headings: 'Price,Sale Price', cells: '29990,0', prices: [2_999_000, null] },
    { headings: 'Price,Clearance Price', cells: '29990,25990', prices: [null, null] },
    { headings: 'Drive Away,EGC,Web Price', cells: '31990,29990,29990', prices: [3_199_000, 2_999_000] },
  ])(
    'a text or second price in a column about the price decides the price type, or whether the price is advertised: “$headings” with “$cells” (CAR-14)',
    async ({ headings, cells, prices }) => {
      const feed = await parseDecidedFeed(`${head},${headings}\nA1,Kia,Rio,2021,Used,${cells}\n`, { ...context, priceType: 'driveAway' })
      if (feed instanceof FeedFault) throw feed
      expect(feed.cars.map(({ car }) => [car.driveAwayCents, car.egcCents])).toEqual([prices])
    },
  )
})

describe('a column that says a car is a demonstrator', () => {
  const type = async (headings: string, cells: string) => read(`Stock No,Make,Model,Year,${headings}\nA1,Kia,Rio,2026,${cells}\n`)
  it.each([
    { headings: 'New/Used,Demo', cells: 'N,Y', is: 'demo', status: 'in_stock' },
    { headings: 'New/Used,Demo', cells: 'N,N', is: 'new', status: 'in_stock' },
    { headings: 'New/Used,Is Demo', cells: 'U,N', is: 'used', status: 'in_stock' },
    { headings: 'New/Used,Ex Demo', cells: 'U,Y', is: 'demo', status: 'in_stock' },
    { headings: 'New/Used,Demo', cells: 'N,Loan', is: 'new', status: 'draft' },
    { headings: 'New/Used,Demonstrator', cells: ',Yes', is: 'demo', status: 'in_stock' },
  ])(
    'a column that says a car is a demonstrator makes a car $is, $status: “$headings” with “$cells” (ENT-01)',
    async ({ headings, cells, is, status }) => {
      expect((await type(headings, cells)).cars[0]?.car).toMatchObject({ carType: is, status })
    },
  )
})

describe('prices of different kinds', () => {
  it.each([
    {
      name: 'a previous price of another type is ignored',
      headings: 'Price,Was',
      cells: '28990,"33,990 drive away"',
      prices: [null, null, 2_899_000, null],
    },
    {
      name: 'a previous price of the other column’s type is ignored',
      headings: 'Drive Away,Was',
      cells: '31990,"33,990 EGC"',
      prices: [3_199_000, null, null, null],
    },
    {
      name: 'a previous price of the same type is read',
      headings: 'Price,Was',
      cells: '28990,"33,990 EGC"',
      prices: [null, null, 2_899_000, 3_399_000],
    },
    {
      name: 'a price above the drive-away price makes both unadvertised',
      headings: 'Price,Drive Away',
      cells: '29990,27990',
      prices: [null, null, null, null],
    },
    {
      name: 'a price and a higher drive-away price are both read',
      headings: 'Price,Drive Away',
      cells: '29990,32490',
      prices: [3_249_000, null, 2_999_000, null],
    },
    { name: 'a weekly price is not advertised', headings: 'Price', cells: '249', prices: [null, null, null, null] },
  ])('$name (CAR-14)', async ({ headings, cells, prices }) => {
    const car = (await one(headings, cells)).cars[0]?.car
    expect([car?.driveAwayCents, car?.driveAwayBeforeCents, car?.egcCents, car?.egcBeforeCents]).toEqual(prices)
  })

  it.each([
    {
      name: 'a name of its branch',
      pricing: '"pricing":{"rrp":{"price":41990},"weekly":{"price":1290},"retail":{"price":31990}}',
      egcCents: 3_199_000,
    },
    { name: 'the name of its only branch', pricing: '"rrp":{"price":41990}', egcCents: null },
    { name: 'a unit', pricing: '"price":{"amount":1599000,"unit":"cents"}', egcCents: null },
    { name: 'a period', pricing: '"price":{"value":1290,"per":"month"}', egcCents: null },
    { name: 'a currency', pricing: '"price":{"amount":15990,"currency":"AUD"}', egcCents: 1_599_000 },
  ])('the type of a price in JSON is read from $name (CAR-14)', async ({ pricing, egcCents }) => {
    const { cars } = await read(
      `[{"tradeIn":{"make":"Holden","model":"Barina","year":2004,"price":1500},"vehicle":{"stockNumber":"A1","make":"Kia","model":"Rio","year":2021,"condition":"Used"},${pricing}}]`,
    )
    expect(cars).toMatchObject([{ number: 'A1', egcCents, car: { make: 'Kia', year: 2021 } }])
  })
})

describe('a price with a column that may hide it', () => {
  it.each([
    { headings: 'Price,Hide Price', cells: '15990,Yes', egcCents: null },
    { headings: 'Price,Hide Price', cells: '15990,No', egcCents: 1_599_000 },
    { headings: 'Price,Hide Price', cells: '15990,', egcCents: 1_599_000 },
    { headings: 'Price,Hide Price', cells: '15990,X', egcCents: null, asks: ['X'] },
    { headings: 'Price,Show Price', cells: '15990,No', egcCents: null },
    { headings: 'Price,Show Price', cells: '15990,1', egcCents: 1_599_000 },
    { headings: 'Price,Display Price', cells: '15990,"$14,990"', egcCents: null },
    { headings: 'Price,POA', cells: '15990,Y', egcCents: null },
    { headings: 'Price,POA', cells: '15990,POA', egcCents: null },
    { headings: 'Price,POA,Show Price', cells: '15990,N,N', egcCents: null },
    { headings: 'Price,Currency', cells: '15990,AUD', egcCents: 1_599_000 },
    { headings: 'Price,Currency', cells: '15990,$', egcCents: 1_599_000 },
    { headings: 'Price,Currency', cells: '15990,NZD', egcCents: null },
    { headings: 'Price,Currency', cells: '15990,USD', egcCents: null, asks: ['USD'] },
    { headings: 'Price', cells: 'NZD 15990', egcCents: null },
    { headings: 'Price', cells: '1599000', egcCents: null, asks: ['1599000'] },
  ])(
    'a price with a column that may hide it is advertised only if it is visible and in the dealer’s currency: “$headings” with “$cells” (CAR-14, CFG-02)',
    async ({ headings, cells, egcCents, asks = [] }) => {
      const { cars, questions, problems, unread } = await one(headings, cells)
      expect(cars).toMatchObject([{ is: 'in_stock', egcCents, driveAwayCents: null }])
      expect(cars[0]?.car).toMatchObject({ egcBeforeCents: null, driveAwayBeforeCents: null })
      expect(questions().map(({ text }) => text)).toEqual(asks)
      if (asks.length > 0) expect(problems).not.toEqual([])
      expect(unread).toEqual([])
    },
  )

  it('a price in New Zealand dollars is read for a dealer in New Zealand (CFG-02)', async () => {
    const feed = await parseDecidedFeed(
      `${head},Price,Currency\nA1,Kia,Rio,2021,Used,"NZ$15,990",NZD\nA2,Kia,Rio,2021,Used,"A$15,990",\n`,
      {
        ...context,
        country: 'NZ',
      },
    )
    if (feed instanceof FeedFault) throw feed
    expect(feed.cars.map(({ car }) => car.egcCents)).toEqual([1_599_000, null])
  })

  it('a price that may be in cents causes a question, and is read as staff answer it (CAR-14)', async () => {
    const file = `${head},Price\nA1,Kia,Rio,2021,Used,1599000\nA2,Kia,Rio,2021,Used,17990\n`
    const [question] = (await read(file)).questions()
    expect(question).toMatchObject({ column: 'price', choices: ['$15,990', '$1,599,000'], mayBeLeftOut: true, cars: 1 })
    const { mapping } = await read(file)
    const price = { from: ['Price'], steps: [{ do: 'lookup' as const, table: { [question?.text ?? '']: question?.choices[0] ?? '' } }] }
    const answered = await parseDecidedFeed(file, { ...context, mapping: { ...mapping, columns: { ...mapping.columns, price } } })
    if (answered instanceof FeedFault) throw answered
    expect(answered.cars.map(({ car }) => car.egcCents)).toEqual([1_599_000, 1_799_000])
    expect(answered.questions()).toEqual([])
  })
})

describe('a gearbox or a body in the abbreviations of a car list', () => {
  it.each([
    { headings: 'Transmission', cells: 'A4', is: { simpleTransmission: 'Automatic', transmission: '4-Speed Automatic' } },
    { headings: 'Transmission', cells: 'M6', is: { simpleTransmission: 'Manual', transmission: '6-Speed Manual' } },
    { headings: 'Transmission', cells: 'Auto 8', is: { simpleTransmission: 'Automatic', transmission: '8-Speed Automatic' } },
    { headings: 'Body', cells: '4D SEDAN', is: { simpleBody: 'Sedan' } },
    { headings: 'Body', cells: '2D CAB CHASSIS', is: { simpleBody: 'Cab chassis' } },
    { headings: 'Body', cells: '5D FASTBACK', is: { simpleBody: null }, asks: '5D FASTBACK' },
  ])(
    'a gearbox or a body in the abbreviations of a car list is understood, or causes a question: “$cells” (ENT-01)',
    async ({ headings, cells, is, asks }) => {
      const { cars, questions } = await one(headings, cells)
      expect(cars[0]?.car).toMatchObject(is)
      expect(questions().map(({ text }) => text)).toEqual(asks ? [asks] : [])
    },
  )
})

describe('a question', () => {
  const answered = async (file: string, column: 'body' | 'website', text: string, meaning: string) => {
    const { mapping } = await read(file)
    const source = mapping.columns[column] ?? { from: [], steps: [] }
    const before = source.steps.flatMap((step) => (step.do === 'lookup' ? Object.entries(step.table) : []))
    const steps = [{ do: 'lookup' as const, table: Object.fromEntries([...before, [text, meaning]]) }]
    const feed = await parseDecidedFeed(file, {
      ...context,
      mapping: { ...mapping, columns: { ...mapping.columns, [column]: { ...source, steps } } },
    })
    if (feed instanceof FeedFault) throw feed
    return feed
  }

  it.each([
    { name: 'dates', headings: 'Published', cells: ['12/05/2026', '13/05/2026', '2026-05-14 10:00:00', '45231'] },
    {
      name: 'dates with another website column',
      headings: 'Published,Show on website',
      cells: ['12/05/2026,Yes', '13/05/2026,', '14/05/2026,Y'],
    },
  ])('a question about a column of $name is put once, and its answer applies to every date (ENT-01)', async ({ headings, cells }) => {
    const file = `${head},${headings}\n${cells.map((cell, index) => `A${index},Kia,Rio,2021,Used,${cell}\n`).join('')}`
    const requested = cells.filter((cell) => !/^,*$/.test(cell)).length
    const { cars, questions } = await read(file)
    expect(cars.filter(({ is }) => is === 'hidden')).toHaveLength(requested)
    expect(questions()).toMatchObject([{ column: 'website', text: 'Any date', cars: requested, choices: ['Yes', 'No'] }])
    for (const [meaning, shown] of [
      ['Yes', cells.length],
      ['No', cells.length - requested],
    ] as const) {
      const feed = await answered(file, 'website', 'Any date', meaning)
      expect(feed.questions()).toEqual([])
      expect(feed.cars.filter(({ car }) => car.showOnDealerWebsite)).toHaveLength(shown)
    }
  })

  it('a question contains the text as spelled in the file, not as converted by the mapping (ENT-01)', async () => {
    const file = 'vehicle_id,vin,make,model,year,body_style,state_of_vehicle,vehicle_type\nm-1,,Ford,Ranger,2021,TRUCK,USED,CAR\n'
    const { questions, problems } = await read(file)
    expect(questions()).toMatchObject([{ column: 'body', text: 'TRUCK', suggestion: null }])
    expect(problems).toMatchObject([{ value: 'TRUCK', message: '“TRUCK” was not recognised as the body.' }])
    const feed = await answered(file, 'body', 'TRUCK', 'Ute')
    expect([feed.questions(), feed.cars[0]?.car.simpleBody]).toEqual([[], 'Ute'])
  })
})

describe('names with a namespace', () => {
  it.each([
    {
      name: 'XML',
      file: '<v:cars xmlns:v="x"><v:car><v:stock>A1</v:stock><v:make>Kia</v:make><v:model>Rio</v:model><v:year>2021</v:year><v:condition>Used</v:condition><v:price>15990</v:price><rrp:price>20990</rrp:price><v:photos><v:photo><v:order>2</v:order><v:url>https://x.example/2.jpg</v:url></v:photo><v:photo><v:order>1</v:order><v:url>https://x.example/1.jpg</v:url></v:photo></v:photos></v:car></v:cars>',
    },
    {
      name: 'JSON',
      file: JSON.stringify([
        {
          ...{ 'ns2:stock': 'A1', 'ns2:make': 'Kia', 'ns2:model': 'Rio', 'ns2:year': 2021, 'ns2:condition': 'Used', 'ns2:price': 15_990 },
          'rrp:price': 20_990,
          'ns2:photos': ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
        },
      ]),
    },
  ])('names with a namespace are read without the namespace in $name (ENT-01)', async ({ file }) => {
    const { cars, ...feed } = await parseAll(file)
    expect(cars).toMatchObject([{ car: { stockNumber: 'A1', make: 'Kia', year: 2021, egcCents: 1_599_000 } }])
    expect(cars[0]?.photos).toEqual(['https://x.example/1.jpg', 'https://x.example/2.jpg'])
    expect(feed.unread.filter((heading) => !heading.endsWith('order'))).toEqual(['rrp:price'])
  })
})

describe('photos with positions', () => {
  const photo = (name: string) => `https://x.example/${name}.jpg`
  it.each([
    {
      name: 'position attributes',
      photos: `<photo order="10">${photo('c')}</photo><photo order="2">${photo('b')}</photo><photo order="1">${photo('a')}</photo>`,
      is: 'abc',
    },
    {
      name: 'position elements',
      photos: `<photo><url>${photo('b')}</url><sequence>2</sequence></photo><photo><url>${photo('a')}</url><sequence>1</sequence></photo>`,
      is: 'ab',
    },
    {
      name: 'position and address attributes',
      photos: `<photo position="2" url="${photo('b')}"/><photo position="1" url="${photo('a')}"/>`,
      is: 'ab',
    },
    {
      name: 'two photos with the same position',
      photos: `<photo order="1">${photo('b')}</photo><photo order="1">${photo('a')}</photo>`,
      is: 'ba',
    },
    { name: 'a missing position', photos: `<photo order="2">${photo('b')}</photo><photo>${photo('a')}</photo>`, is: 'ba' },
  ])('photos with positions are sorted with $name (ENT-01)', async ({ photos, is }) => {
    const file = `<s><c><stock>A1</stock><make>Kia</make><model>Rio</model><year>2021</year><condition>Used</condition><photos>${photos}</photos></c></s>`
    expect((await parseAll(file)).cars[0]?.photos).toEqual([...is].map(photo))
  })
})

describe('a registration', () => {
  it.each([
    { cells: '31/03/2027,ABC12D', plate: null },
    { cells: '46471,ABC12D', plate: null },
    { cells: 'Unregistered,', plate: null },
    { cells: '12 months,', plate: null },
    { cells: 'Y,', plate: null },
    { cells: 'ABC 12D,31/03/2027', plate: 'ABC 12D' },
    { cells: '46471,31/03/2027', plate: '46471' },
    { cells: 'KAREN,', plate: 'KAREN' },
    { cells: 'UNREG,', plate: null },
    { cells: 'On hold,', plate: null },
    { cells: 'Dereg,', plate: null },
    { cells: 'Aug 2026,', plate: null },
    { cells: '2 yrs,', plate: null },
    { cells: '6mth,', plate: null },
    { cells: 'MAY123,', plate: 'MAY123' },
  ])('a registration with “$cells” gives the plate $plate (ENT-01)', async ({ cells, plate }) => {
    expect((await one('Rego,Rego Expiry', cells)).cars[0]?.regoPlate).toBe(plate)
  })
})

describe('facts of New Zealand’s consumer information notice', () => {
  it.each([
    { headings: 'Imported From', cells: 'Japan', is: { importedFrom: 'Japan' } },
    { headings: 'Imported From', cells: 'NZ New', is: {} },
    { headings: 'Imported From', cells: 'No', is: {} },
    { headings: 'Imported From', cells: 'Yes', is: {} },
    { headings: 'Odometer,RUC', cells: '118000,121000', is: { rucPaidToKm: 121_000 } },
    { headings: 'Odometer,RUC', cells: '148221,3200', is: {} },
    { headings: 'RUC paid to', cells: '121000', is: { rucPaidToKm: 121_000 } },
  ])(
    'facts of New Zealand’s consumer information notice are read only if plausible: “$headings” with “$cells” (CFG-02)',
    async ({ headings, cells, is }) => {
      expect((await one(headings, cells)).cars[0]?.car.disclosure).toEqual(is)
    },
  )
})

describe('the size of a caravan', () => {
  it.each([
    { headings: 'Length,Tare,ATM', cells: '21,2350,3000', is: { bodyLength: 21, tareWeight: 2_350, aggregateTrailerMass: 3_000 } },
    { headings: 'Length,Tare,ATM', cells: '6.35,2.15,2.8', is: {} },
    { headings: 'Length,Tare,ATM', cells: '4750,1980,2600', is: { tareWeight: 1_980, aggregateTrailerMass: 2_600 } },
  ])('the size of a caravan is read only in the expected unit: “$cells” (ENT-01)', async ({ headings, cells, is }) => {
    const file = `Stock No,Make,Model,Year,New/Used,Vehicle Type,${headings}\nA1,Jayco,Swan,2021,Used,Caravan,${cells}\n`
    expect((await read(file)).cars[0]?.car.specifications).toEqual(is)
  })
})

describe('the year of a car', () => {
  it.each([
    { headings: 'Model Year,Build Year', cells: '2022,2021', is: { year: 2021 } },
    { headings: 'Model Year,Build Date', cells: '2022,11/2021', is: { year: 2021, buildDate: '2021-11-01' } },
    { headings: 'Year,Build Date', cells: '2021,03/2012', is: { year: 2021, buildDate: null } },
    { headings: 'Year,Compliance', cells: '2021,04/2012', is: { year: 2021, complianceDate: null } },
    { headings: 'Year,Compliance', cells: '2021,04/2024', is: { year: 2021, complianceDate: '2024-04-01' } },
  ])(
    'the year of a car is compared with build and compliance dates: “$headings” with “$cells” (ENT-01)',
    async ({ headings, cells, is }) => {
      expect((await read(`Stock No,Make,Model,Type,${headings}\nA1,Kia,Rio,Used,${cells}\n`)).cars[0]?.car).toMatchObject(is)
    },
  )
})

describe('a price with a label in XML', () => {
  it.each([
    { price: '<price label="Trade">31000</price>', egcCents: null },
    { price: '<price label="RRP">31000</price>', egcCents: null },
    { price: '<price gst="excluded">31000</price>', egcCents: null },
    { price: '<price label="EGC">31000</price>', egcCents: 3_100_000 },
    { price: '<price>31000</price>', egcCents: 3_100_000 },
  ])('a price with a label in XML is advertised only if the label is understood: $price (CAR-14)', async ({ price, egcCents }) => {
    const xml = `<s><c><stock>A1</stock><make>Kia</make><model>Rio</model><year>2020</year><condition>Used</condition>${price}</c></s>`
    expect((await read(xml)).cars[0]?.egcCents).toBe(egcCents)
  })
})

describe('comments about charges', () => {
  it.each([
    { comments: 'Price excludes on-road costs.', prices: [null, null] },
    { comments: '6 speed manual. Price is plus on roads', prices: [null, null] },
    { comments: 'Excluding government charges', prices: [null, null] },
    { comments: 'Price includes all on road costs', prices: [2_999_000, null] },
    { comments: 'Great on and off road', prices: [2_999_000, null] },
  ])('“$comments” decide whether a price that the feed declares drive away is advertised (CAR-14)', async ({ comments, prices }) => {
    const feed = await parseDecidedFeed(`${head},Price,Comments\nA1,Kia,Rio,2021,Used,29990,${comments}\n`, {
      ...context,
      priceType: 'driveAway',
    })
    if (feed instanceof FeedFault) throw feed
    expect(feed.cars.map(({ car }) => [car.driveAwayCents, car.egcCents])).toEqual([prices])
  })
})

describe('a car that appears twice in a file', () => {
  const vin = 'KNADC512345678901'
  it.each([
    { name: 'the same row twice', rows: ['A1,Kia,Rio,2021,Used,15990,', 'A1,Kia,Rio,2021,Used,15990,'], prices: [1_599_000] },
    { name: 'two prices of a stock number', rows: ['A1,Kia,Rio,2021,Used,15990,', 'a1,Kia,Rio,2021,Used,17990,'], prices: [] },
    { name: 'two prices of a VIN', rows: [`A1,Kia,Rio,2021,Used,15990,${vin}`, `A2,Kia,Rio,2021,Used,17990,${vin}`], prices: [] },
    {
      name: 'one price in two formats',
      rows: ['A1,Kia,Rio,2021,Used,15990,', 'A1,Kia,Rio,2021,Used,"$15,990",'],
      prices: [1_599_000],
    },
    {
      name: 'two cars with one stock number',
      rows: [`A1,Kia,Rio,2021,Used,15990,${vin}`, `A1,Kia,Rio,2021,Used,17990,${vin.slice(0, -1)}2`],
      prices: [1_599_000],
    },
  ])(
    'a car that appears twice in a file is imported once, or not at all if its prices differ: $name (ENT-01)',
    async ({ rows, prices }) => {
      const { cars, problems } = await read(`${head},Price,VIN\n${rows.join('\n')}\nB1,Kia,Rio,2021,Used,9990,\n`)
      expect(cars.filter(({ number }) => number === 'A1').map(({ egcCents }) => egcCents)).toEqual(prices)
      expect(cars.at(-1)?.number).toBe('B1')
      if (prices.length === 0) expect(problems).toMatchObject([{ refused: true }, { refused: true }])
    },
  )
})

describe('dates of a column', () => {
  const expiries = async (...days: readonly string[]) => {
    const rows = days.map((day, index) => `A${index},Kia,Rio,2021,Used,${day}`)
    return (await read(`${head},Rego Expiry\n${rows.join('\n')}\n`)).cars.map(({ car }) => car.regoExpiry)
  }
  it('problems of left-out dates name the date in their column that is written month first (ENT-01)', async () => {
    const rows = ['03/04/2027', '03/31/2027'].map((day, index) => `A${index},Kia,Rio,2021,Used,${day}`)
    const { problems } = await read(`${head},Rego Expiry\n${rows.join('\n')}\n`)
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^“03\/04\/2027” may be a different day: other values of “.*” are written month before day\.$/),
      expect.stringMatching(/^“03\/31\/2027” is written month before day, and it isn’t clear which values of “.*” are\.$/),
    ])
  })
  it('dates of a column are ignored where they may be month first because other dates of the column are (ENT-01)', async () => {
    expect(await expiries('03/04/2027', '03/31/2027', '07/07/2027', '', '2027-04-03')).toEqual([
      null,
      null,
      '2027-07-07',
      null,
      '2027-04-03',
    ])
    expect(await expiries('31/12/9999')).toEqual([null])
    expect(await expiries('03/04/2027', '31/03/2027')).toEqual(['2027-04-03', '2027-03-31'])
    // One contradicting date makes the order unclear, however many dates agree.
    expect(await expiries('03/04/2027', '31/03/2027', '13/05/2027', '03/31/2027')).toEqual([null, '2027-03-31', '2027-05-13', null])
    expect(await expiries('03/04/27', '25/12/26', '14/02/27', '12/31/26')).toEqual([null, '2026-12-25', '2027-02-14', null])
  })
})

describe('odometer readings of a column', () => {
  const readings = async (...cars: readonly string[]) => {
    const rows = cars.map((cells, index) => `A${index},Kia,Rio,${cells}`)
    return (await read(`Stock No,Make,Model,Year,Type,Kms\n${rows.join('\n')}\n`)).cars.map(({ km }) => km)
  }
  it('odometer readings of a column are not advertised if most of them can only be thousands of kilometres (ENT-01)', async () => {
    expect(
      await readings(
        '2019,Used,98',
        '2018,Used,145',
        '2025,Used,22',
        '2025,Used,15',
        '2017,Used,131',
        '2024,Used,210',
        '2020,Used,"61,000"',
      ),
    ).toEqual([null, null, null, null, null, null, 61_000])
    // A single outlier says nothing about the others.
    expect(await readings('2019,Used,98', '2018,Used,145000', '2025,Used,22', '2026,New,10', '2017,Used,131000')).toEqual([
      null,
      145_000,
      22,
      10,
      131_000,
    ])
    expect(await readings('2019,Used,98 km', '2018,Used,0', '2025,Used,22')).toEqual([null, null, 22])
  })
})

describe('a price with an empty column for the same type of price', () => {
  it.each([
    { headings: 'Price,Drive Away', cells: '29990,', priceType: 'driveAway' as const, is: [null, null] },
    { headings: 'Price,Drive Away', cells: '29990,POA', priceType: 'driveAway' as const, is: [null, null] },
    { headings: 'Price,Drive Away', cells: '29990,31490', priceType: 'driveAway' as const, is: [3_149_000, null] },
    { headings: 'Price,Drive Away', cells: '29990 drive away,', priceType: 'driveAway' as const, is: [2_999_000, null] },
    { headings: 'Price,Price Type,Drive Away', cells: '29990,EGC,', priceType: 'driveAway' as const, is: [null, 2_999_000] },
    { headings: 'Price,Drive Away', cells: '29990,', priceType: 'egc' as const, is: [null, 2_999_000] },
    { headings: 'Price,EGC', cells: '29990,', priceType: 'egc' as const, is: [null, null] },
    { headings: 'Price', cells: '29990', priceType: 'driveAway' as const, is: [2_999_000, null] },
  ])(
    'a price with an empty column for the same type of price is advertised only with a known type: “$headings” with “$cells”, feed $priceType (CAR-14)',
    async ({ headings, cells, priceType, is }) => {
      const feed = await parseDecidedFeed(`${head},${headings}\nA1,Kia,Rio,2021,Used,${cells}\n`, { ...context, priceType })
      if (feed instanceof FeedFault) throw feed
      expect(feed.cars.map(({ car }) => [car.driveAwayCents, car.egcCents])).toEqual([is])
      if (!is.some(Boolean)) expect(feed.problems.some(({ message }) => message.includes('isn’t advertised'))).toBe(true)
    },
  )
})

describe('a gearbox', () => {
  it.each([
    { cells: '6sp Manual,Automatic', is: null },
    { cells: 'GT 6 speed auto,Manual', is: null },
    { cells: 'GT Auto,Automatic', is: 'Automatic' },
    { cells: 'GT Auto,Manual', is: null },
    { cells: 'Auto Elegance,Manual', is: 'Manual' },
    { cells: 'Manual/CVT,Manual', is: 'Manual' },
    { cells: 'Manhattan,Automatic', is: 'Automatic' },
    { cells: 'SX,6sp Manual', is: 'Manual' },
  ])('a gearbox from a badge and a column “$cells” is $is (CAR-04, ENT-01)', async ({ cells, is }) => {
    expect((await one('Badge,Transmission', cells)).cars[0]?.car.simpleTransmission).toBe(is)
  })
})

describe('a badge and a column with the same fact', () => {
  it.each([
    { headings: 'Badge,Fuel', cells: 'XLT 3.2 Diesel,Petrol', is: { fuel: null } },
    { headings: 'Badge,Fuel', cells: 'XLT 3.2 TDI,Diesel', is: { fuel: 'Diesel' } },
    { headings: 'Badge,Fuel', cells: 'Ascent Sport Hybrid,Diesel', is: { fuel: null } },
    { headings: 'Badge,Fuel', cells: 'Ascent Sport Hybrid,Petrol', is: { fuel: 'Petrol' } },
    { headings: 'Badge,Fuel', cells: 'Ascent Sport Hybrid,Electric', is: { fuel: null } },
    { headings: 'Badge,Fuel', cells: 'Electric Long Range,Petrol', is: { fuel: null } },
    { headings: 'Badge,Fuel', cells: 'Plug-in Hybrid,Plug-in hybrid', is: { fuel: 'Plug-in Hybrid' } },
    { headings: 'Badge,Fuel', cells: 'Petrol,ULP', is: { fuel: 'Petrol - Unleaded' } },
    { headings: 'Badge,Fuel', cells: 'Petrol,Diesel', is: { fuel: null } },
    { headings: 'Badge,Drive', cells: 'XLT 4x4,4x2', is: { drive: null } },
    { headings: 'Badge,Drive', cells: 'ST 4WD,FWD', is: { drive: null } },
    { headings: 'Badge,Drive', cells: 'GLX 4x2,4WD', is: { drive: null } },
    { headings: 'Badge,Drive', cells: 'ST AWD,4WD', is: { drive: '4WD' } },
    { headings: 'Badge,Drive', cells: 'ST 2WD,FWD', is: { drive: 'FWD' } },
    { headings: 'Badge,Seats', cells: 'Sport 7 Seat,5', is: { seats: null } },
    { headings: 'Badge,Seats', cells: 'Sport 7 Seater,7', is: { seats: 7 } },
    { headings: 'Badge,Body', cells: 'Neo Sedan,Hatch', is: { body: null, simpleBody: null } },
    { headings: 'Badge,Body', cells: 'Neo Hatchback,Hatch', is: { simpleBody: 'Hatch' } },
    { headings: 'Badge,Body', cells: 'GXL Wagon,SUV', is: { simpleBody: 'SUV' } },
  ])(
    'a badge and a column with the same fact leave the value empty if they contradict each other: “$cells” under “$headings” (CAR-04, ENT-01)',
    async ({ headings, cells, is }) => {
      expect((await one(headings, cells)).cars[0]?.car).toMatchObject(is)
    },
  )
  it.each([
    { type: 'New', badge: 'ZR DEMO', is: 'draft' },
    { type: 'New', badge: 'Demonstrator ZR', is: 'draft' },
    { type: 'Used', badge: 'ZR ex-demo', is: 'draft' },
    { type: 'Demo', badge: 'ZR DEMO', is: 'in_stock' },
    { type: 'New', badge: 'ZR', is: 'in_stock' },
  ])(
    'a badge and a column with the same fact set the status $is for a $type car with the badge “$badge” (ENT-01)',
    async ({ type, badge, is }) => {
      expect((await read(`Stock No,Make,Model,Year,Type,Badge\nA1,Kia,Rio,2026,${type},${badge}\n`)).cars[0]?.is).toBe(is)
    },
  )
})

describe('a row whose values are shifted to neighbouring headings', () => {
  const table = (row: string) =>
    `${head},Price,Kms,Colour,Body,Transmission,Fuel,Drive\n${row}\nB1,Kia,Rio,2021,Used,9990,51000,Red,Hatch,Auto,Petrol,FWD\n`
  it.each([
    'A1,Kia,Rio,2019,Used,71000,Silver,Sedan,Auto,Petrol,FWD',
    'A1,Kia,Rio,2019,Used,17990,,31000,Grey,Hatch,Auto,Petrol',
    'A1,Kia,Rio,2019,Used,17990,31000,Hatch,Manual,Petrol,FWD,',
  ])('a row whose values are shifted to neighbouring headings is refused without a question: “%s” (ENT-01)', async (row) => {
    const { cars, problems, questions } = await read(table(row))
    expect(cars.map(({ number }) => number)).toEqual(['B1'])
    expect(problems).toMatchObject([{ row: 2, stockNumber: 'A1', refused: true }])
    expect(questions()).toEqual([])
  })
  it.each([
    'A1,Kia,Rio,2019,Used,17990,31000,Red,Auto,Auto,Petrol,FWD',
    'A1,Kia,Rio,2019,Used,17990,31000,Red,Hatch,A,D,F',
    'A1,Kia,Rio,2019,Used,17990,31000,Red,Weird,Odd,Strange,Queer',
  ])(
    'a row is not taken as shifted to neighbouring headings if fewer than two values fit a neighbouring heading: “%s” (ENT-01)',
    async (row) => {
      expect((await read(table(row))).cars.map(({ number }) => number)).toEqual(['A1', 'B1'])
    },
  )
})

describe('equipment that a car doesn’t have', () => {
  it.each([
    {
      of: [
        { name: 'ABS', value: true },
        { name: 'Sunroof', value: false },
        { name: 'Towbar', value: 'No' },
      ],
      is: ['ABS'],
    },
    {
      of: [
        { name: 'ABS', fitted: 'Y' },
        { name: 'Heated seats', fitted: 'N' },
      ],
      is: ['ABS'],
    },
    {
      of: [
        { name: 'ABS', included: 1 },
        { name: 'Roof', available: 'optional', included: 0 },
      ],
      is: ['ABS'],
    },
    { of: [{ name: 'ABS' }, { name: 'Bluetooth' }], is: ['ABS', 'Bluetooth'] },
    { of: [{ name: 'Airbags', value: 6 }, { name: 'ABS' }], is: ['Airbags', 'ABS'] },
    {
      of: [
        { name: 'ABS', optional: false },
        { name: 'Leather', optional: true },
      ],
      is: ['ABS'],
    },
    { of: 'ABS;Sunroof: No;Towbar - not fitted;Bluetooth;Cargo blind = false', is: ['ABS', 'Bluetooth'] },
    { of: 'ABS;Bluetooth: Yes;No smoking package', is: ['ABS', 'Bluetooth: Yes', 'No smoking package'] },
    { of: ['Sunroof (not fitted)', 'ABS'], is: ['ABS'] },
  ])('equipment that a car doesn’t have is left out of its features: $of (ENT-01)', async ({ of, is }) => {
    const file = JSON.stringify([{ stock: 'A1', make: 'Kia', model: 'Rio', year: 2021, condition: 'used', features: of }])
    expect((await read(file)).cars[0]?.car.standardEquipment).toEqual(is)
  })
  it.each([
    { xml: '<feature fitted="true">ABS</feature><feature fitted="false">Sunroof</feature>', is: ['ABS'] },
    { xml: '<feature standard="0" optional="1">Leather</feature><feature standard="1" optional="0">ABS</feature>', is: ['ABS'] },
    { xml: '<feature><name>Towbar</name><fitted>N</fitted></feature><feature><name>ABS</name><fitted>Y</fitted></feature>', is: ['ABS'] },
    { xml: '<feature>ABS</feature><feature>Bluetooth</feature>', is: ['ABS', 'Bluetooth'] },
  ])('equipment that a car doesn’t have is left out of its features in XML: $xml (ENT-01)', async ({ xml, is }) => {
    const file = `<s><c><stock>A1</stock><make>Kia</make><model>Rio</model><year>2021</year><condition>Used</condition><features>${xml}</features></c></s>`
    expect((await read(file)).cars[0]?.car.standardEquipment).toEqual(is)
  })
})

describe('abbreviated headings and trade words', () => {
  it.each([
    { headings: 'Reg Exp', cells: '31/03/2027', is: { regoExpiry: '2027-03-31' } },
    { headings: 'Body', cells: 'Tray', is: { simpleBody: 'Ute' } },
    { headings: 'Body', cells: 'Pantech', is: { simpleBody: 'Light truck' } },
  ])('abbreviated headings and trade words are understood: “$headings” with “$cells” (ENT-01)', async ({ headings, cells, is }) => {
    const feed = await parseWholeFeed(`${head},${headings}\nA1,Kia,Rio,2021,Used,${cells}\n`, context)
    expect(feed instanceof FeedFault || feed.cars[0]?.car).toMatchObject(is)
  })
})

describe('prices of a column', () => {
  const prices = async (...cells: readonly string[]) => {
    const rows = cells.map((cell, index) => `A${index},Kia,Rio,2021,Used,${cell}`)
    const { cars, questions, problems } = await read(`${head},Price\n${rows.join('\n')}\n`)
    return { prices: cars.map(({ egcCents }) => egcCents), requested: questions().length, problemRows: problems.map(({ row }) => row) }
  }
  it('prices of a column are not advertised if most of them can only be cents (CAR-14)', async () => {
    expect(await prices('1599000', '1799000', '399000', '', '"$12,990"')).toEqual({
      prices: [null, null, null, null, 1_299_000],
      ...{ requested: 1, problemRows: [2, 3, 4] },
    })
    // A single outlier says nothing about the others.
    expect(await prices('1599000', '17990', '13990')).toEqual({ prices: [null, 1_799_000, 1_399_000], requested: 1, problemRows: [2] })
    expect(await prices('"$1,599,000"', '"1,799,000"')).toEqual({ prices: [159_900_000, 179_900_000], requested: 0, problemRows: [] })
  })
})

describe('several price columns', () => {
  it.each([
    { headings: 'Price,Special Price', cells: '15990,14990', egcCents: null },
    { headings: 'Price,Special Price', cells: '15990,0', egcCents: 1_599_000 },
    { headings: 'Price,Internet Price', cells: '15990,"$15,990.00"', egcCents: 1_599_000 },
    { headings: 'Internet Price,Special Price', cells: ',14990', egcCents: 1_499_000 },
    { headings: 'Price,Internet Price', cells: '15990,see website', egcCents: null },
  ])('several price columns give a price only where they agree: $headings with $cells (CAR-14)', async ({ headings, cells, egcCents }) => {
    expect((await one(headings, cells)).cars[0]?.egcCents).toBe(egcCents)
  })
})

describe('a spreadsheet’s error, formula or number in a text column', () => {
  it.each([
    { headings: 'Badge', cells: '#N/A', is: { badge: null, name: '2021 Kia Rio' } },
    { headings: 'Badge', cells: '#REF!', is: { badge: null } },
    { headings: 'Badge', cells: '0', is: { badge: null, name: '2021 Kia Rio' } },
    { headings: 'Badge', cells: '"=VLOOKUP(A5,B:C,2,FALSE)"', is: { badge: null } },
    { headings: 'Badge', cells: '2.0', is: { badge: '2.0' } },
    { headings: 'Badge', cells: '3-Mar', is: { badge: null } },
    { headings: 'Badge', cells: '118i', is: { badge: '118i' } },
    { headings: 'Series', cells: '0', is: { series: null } },
    { headings: 'Series', cells: '1900-01-00', is: { series: null } },
    { headings: 'Series', cells: 'MY20', is: { series: 'MY20' } },
    { headings: 'Colour', cells: '########', is: { colour: null } },
    { headings: 'Colour', cells: '=D5', is: { colour: null } },
    { headings: 'Colour', cells: '0', is: { colour: null } },
    { headings: 'Colour', cells: '31000', is: { colour: null } },
    { headings: 'Interior Colour', cells: 'FALSE', is: { interiorColour: null } },
    { headings: 'Interior Colour', cells: '#VALUE!', is: { interiorColour: null } },
    { headings: 'Comments', cells: '#N/A', is: { dealerComments: null } },
    { headings: 'Comments', cells: '#NAME?', is: { dealerComments: null } },
    { headings: 'Comments', cells: '0', is: { dealerComments: null } },
    { headings: 'Comments', cells: '=== SPECIAL ===', is: { dealerComments: '=== SPECIAL ===' } },
    { headings: 'Features', cells: '#N/A', is: { standardEquipment: [] } },
    { headings: 'Engine', cells: '0', is: { engineSizeLitres: null } },
  ])(
    'a spreadsheet’s error, formula or number in a text column is ignored, and real text is imported: “$cells” under “$headings” (ENT-01)',
    async ({ headings, cells, is }) => {
      expect((await one(headings, cells)).cars[0]?.car).toMatchObject(is)
    },
  )
  it.each(['9-Mar', '1-May', '#N/A', '9/03/2026', '2026-03-09 00:00:00', '=B2', '0'])(
    'a spreadsheet’s error, formula or number in a text column is refused as the model of a car: “%s” (ENT-01)',
    async (model) => {
      const { cars, problems } = await read(`${head}\nA1,Saab,${model},2009,Used\nB1,Saab,9-3,2009,Used\nB2,Peugeot,2008,2019,Used\n`)
      expect(cars.map(({ number }) => number)).toEqual(['B1', 'B2'])
      expect(problems).toMatchObject([{ row: 2, refused: true, heading: 'Model', value: model }])
    },
  )
})

describe('a number that may be implausible for its column', () => {
  it.each([
    { headings: 'Fuel,Engine Size', cells: 'Electric,75', is: { engineSizeLitres: null, fuel: 'Electric' } },
    { headings: 'Fuel,Engine Size', cells: 'Diesel,150', is: { engineSizeLitres: null } },
    { headings: 'Fuel,Engine Size', cells: 'Petrol,0.66', is: { engineSizeLitres: 0.66 } },
    { headings: 'Vehicle Type,Engine Size', cells: 'Motorcycle,125', is: { engineSizeLitres: 0.125 } },
    { headings: 'Fuel,Range', cells: 'Diesel,900', is: { variant: {} } },
    { headings: 'Fuel,Range', cells: 'Electric,491', is: { variant: { rangeKm: 491 } } },
    { headings: 'Fuel,Range', cells: 'PHEV,60', is: { variant: { rangeKm: 60 } } },
    { headings: 'First Registered NZ', cells: '2018', is: { disclosure: {} } },
    { headings: 'First Registered NZ', cells: '2022', is: { disclosure: { firstRegisteredHere: 2022 } } },
    { headings: 'First Registered NZ,First Registered Overseas', cells: '2022,2024', is: { disclosure: { firstRegisteredHere: 2022 } } },
    {
      headings: 'First Registered NZ,First Registered Overseas',
      cells: '2024,2021',
      is: { disclosure: { firstRegisteredHere: 2024, firstRegisteredThere: 2021 } },
    },
    { headings: 'Fuel,RUC', cells: 'Petrol,110000', is: { disclosure: {} } },
    { headings: 'Fuel,RUC', cells: 'Diesel,110000', is: { disclosure: { rucPaidToKm: 110_000 } } },
  ])(
    'a number that may be implausible for its column is ignored if it is implausible: “$cells” under “$headings” (ENT-01, CFG-02)',
    async ({ headings, cells, is }) => {
      const found = (await one(headings, cells)).cars[0]?.car
      expect(found).toMatchObject(is)
      for (const [name, value] of Object.entries(is))
        if (typeof value === 'object') expect([name, found?.[name as 'variant']]).toEqual([name, value])
    },
  )
  it.each([
    { type: 'Used', year: 2025, km: '0', is: null },
    { type: 'Used', year: 2025, km: '15', is: 15 },
    { type: 'New', year: 2025, km: '0', is: 0 },
  ])(
    'a number that may be implausible for its column is checked as an odometer reading: $km km for a $type car of $year (ENT-01)',
    async ({ type, year, km, is }) => {
      expect((await read(`Stock No,Make,Model,Type,Year,Kms\nA1,Kia,Rio,${type},${year},${km}\n`)).cars[0]?.km).toBe(is)
    },
  )
  it('a number that may be implausible for its column stays in kilometres: low readings of new cars don’t make the column thousands of kilometres (ENT-01)', async () => {
    const rows = ['New,2024,12', 'New,2024,10', 'New,2026,5', 'Demo,2023,400', 'Used,2019,61000'].map(
      (row, index) => `A${index},Kia,Rio,${row}\n`,
    )
    expect((await read(`Stock No,Make,Model,Type,Year,Kms\n${rows.join('')}`)).cars.map(({ km }) => km)).toEqual([12, 10, 5, 400, 61_000])
  })
})

describe('a sign of a sale outside the columns on sale', () => {
  it.each([
    { headings: 'Price,Invoice No', cells: '15990,INV-20441', is: 'draft' },
    { headings: 'Price,Tax Invoice', cells: '15990,20441', is: 'draft' },
    { headings: 'Price,Sales Order No.', cells: '15990,SO-118', is: 'draft' },
    { headings: 'Price,Invoice No', cells: '15990,', is: 'in_stock' },
    { headings: 'Price,Invoice No', cells: '15990,0', is: 'in_stock' },
    { headings: 'Price,Purchase Invoice No', cells: '15990,INV-20441', is: 'in_stock' },
    { headings: 'Price,Lot No,Sale Location', cells: '15990,118,Altona', is: 'draft' },
    { headings: 'Price,Lot Number,Auction Site', cells: '15990,118,', is: 'draft' },
    { headings: 'Price,Lot No,Sale Location', cells: '15990,,Altona', is: 'in_stock' },
    { headings: 'Price,Lot No', cells: '15990,12', is: 'in_stock' },
    { headings: 'Price,Published', cells: '15990,-1', is: 'hidden' },
    { headings: 'Price,Published', cells: '15990,0', is: 'hidden' },
    { headings: 'Price,Published', cells: '15990,1', is: 'in_stock' },
  ])(
    'a sign of a sale outside the columns on sale makes a car $is: “$headings” with “$cells” (ENT-01, CAR-05)',
    async ({ headings, cells, is }) => {
      expect((await one(headings, cells)).cars[0]?.is).toBe(is)
    },
  )

  it.each([
    { more: { customer: { name: 'J Smith' } }, is: 'draft' },
    { more: { customer: { firstName: 'Jo', phone: '0491 570 156' } }, is: 'draft' },
    { more: { deal: { buyer: { id: 4411 } } }, is: 'draft' },
    { more: { customer: {} }, is: 'in_stock' },
    { more: { customer: { id: 0, isCompany: false, name: '' } }, is: 'in_stock' },
    { more: { customerReviews: { count: 4 } }, is: 'in_stock' },
  ])('a sign of a sale outside the columns on sale makes a car $is with a nested buyer: $more (ENT-01, CAR-05)', async ({ more, is }) => {
    const car = { stock: 'A1', make: 'Kia', model: 'Rio', year: 2021, condition: 'used', ...more }
    expect((await read(JSON.stringify([car]))).cars[0]?.is).toBe(is)
  })
})

describe('an amount or a fee beside the price', () => {
  it.each([
    { headings: 'Price,Fees', cells: '15990,Plus $990', prices: [null, null] },
    { headings: 'Price,Dealer Charges', cells: '15990,$990 extra', prices: [null, null] },
    { headings: 'Price,On Road Costs', cells: '15990,+ $1850', prices: [null, null] },
    { headings: 'Drive Away,Fees', cells: '15990,Plus $990', prices: [null, null] },
    { headings: 'Price,Fees', cells: '15990,Included', prices: [1_599_000, null] },
    { headings: 'Price,Fees', cells: '15990,', prices: [1_599_000, null] },
    { headings: 'Price,Price Type,Fees', cells: '15990,EGC,Plus on roads', prices: [null, 1_599_000] },
    { headings: 'Price,Lease Balance', cells: '15990,15990', prices: [null, null] },
    { headings: 'Price,Payout Figure', cells: '15990,"$15,990"', prices: [null, null] },
    { headings: 'Price,Residual', cells: '15990,9990', prices: [1_599_000, null] },
    { headings: 'Price,Sale Type', cells: '15990,Lease takeover', prices: [null, null] },
    { headings: 'Price,Price Basis', cells: '15990,Lease payout', prices: [null, null] },
    { headings: 'Price,Sale Type', cells: '15990,Retail', prices: [1_599_000, null] },
    { headings: 'Price,Documentation Fee', cells: '15990,299', prices: [null, null] },
    { headings: 'Price,Stamp Duty', cells: '15990,"$640.00"', prices: [null, null] },
    { headings: 'Price,Handling', cells: '15990,Additional', prices: [null, null] },
    { headings: 'Price,Prep Charges', cells: '15990,payable on top', prices: [null, null] },
    { headings: 'Drive Away,On Roads', cells: '15990,1200', prices: [null, null] },
    { headings: 'Price,Not Included', cells: '15990,Registration', prices: [null, null] },
    { headings: 'Price,Rego Fee', cells: '15990,0', prices: [1_599_000, null] },
    { headings: 'Price,Freight', cells: '15990,incl.', prices: [1_599_000, null] },
    { headings: 'Price,Recon Cost', cells: '15990,640', prices: [1_599_000, null] },
    { headings: 'Price,Our Cost', cells: '15990,11000', prices: [1_599_000, null] },
    { headings: 'Drive Away,EGC,ORC', cells: '15990,14990,1000', prices: [1_599_000, 1_499_000] },
    { headings: 'Drive Away,EGC,ORC', cells: '15990,14990,2500', prices: [null, null] },
    { headings: 'Price,Price Type,Stamp Duty', cells: '15990,EGC,640', prices: [null, 1_599_000] },
    { headings: 'Price,Price Type,Admin Fee', cells: '15990,EGC,495', prices: [null, null] },
    { headings: 'Price,Weekly Price', cells: '15990,15990', prices: [null, null] },
    { headings: 'Price,Per Week', cells: '15990,89', prices: [1_599_000, null] },
  ])(
    'an amount or a fee beside the price decides whether the price is advertised as drive away: “$headings” with “$cells” (CAR-14)',
    async ({ headings, cells, prices }) => {
      const feed = await parseDecidedFeed(`${head},${headings}\nA1,Kia,Rio,2021,Used,${cells}\n`, { ...context, priceType: 'driveAway' })
      if (feed instanceof FeedFault) throw feed
      expect(feed.cars.map(({ car }) => [car.driveAwayCents, car.egcCents])).toEqual([prices])
    },
  )

  it.each(['Lease Balance', 'Payout', 'Residual Value', 'Balance'])('is not the price: “%s” (CAR-14)', async (heading) => {
    expect((await one(heading, '15990')).cars[0]).toMatchObject({ driveAwayCents: null, egcCents: null })
  })
})

describe('a number plate on two rows', () => {
  const [one, other] = ['KNADC512345678901', 'KNADC512345678902']
  const plates = async (rows: readonly string[]) =>
    read(`${head},Price,Rego,VIN,Status\n${rows.join('\n')}\nB1,Kia,Rio,2021,Used,9990,XYZ98K,,\n`)

  it('a number plate on two rows refuses both rows without VINs and names both cars (ENT-01)', async () => {
    const { cars, problems } = await plates(['A1,Kia,Rio,2021,Used,15990,ABC12D,,', `A2,Mazda,2,2020,Used,12990,abc 12d,${one},`])
    expect(cars.map(({ number }) => number)).toEqual(['B1'])
    expect(problems.map(({ stockNumber, refused, isGone, message }) => [stockNumber, refused, isGone, message])).toEqual([
      [
        'A1',
        true,
        undefined,
        'The number plate ABC12D is also on row 3, of the car with the stock number A2, and it is not clear which car has it.',
      ],
      [
        'A2',
        true,
        undefined,
        'The number plate abc 12d is also on row 2, of the car with the stock number A1, and it is not clear which car has it.',
      ],
    ])
  })

  it('a number plate on two rows marks both cars as not for sale if one of them is sold (ENT-01, CAR-05)', async () => {
    const { cars, problems } = await plates(['A1,Kia,Rio,2021,Used,15990,ABC12D,,', 'A2,Mazda,2,2020,Used,12990,ABC12D,,Sold'])
    expect([cars.map(({ number }) => number), problems.map(({ isGone }) => isGone)]).toEqual([['B1'], [true, true]])
  })

  it('a number plate on two rows is left out of two cars with different VINs (ENT-01)', async () => {
    const { cars } = await plates([`A1,Kia,Rio,2021,Used,15990,ABC12D,${one},`, `A2,Mazda,2,2020,Used,12990,ABC12D,${other},`])
    expect(cars.map(({ number, regoPlate }) => [number, regoPlate])).toEqual([
      ['A1', null],
      ['A2', null],
      ['B1', 'XYZ98K'],
    ])
  })

  it('a number plate on two rows is ignored if the text isn’t a number plate (ENT-01)', async () => {
    const { cars } = await plates(['A1,Kia,Rio,2021,Used,15990,Unreg,,', 'A2,Mazda,2,2020,Used,12990,Unreg,,'])
    expect(cars.map(({ number }) => number)).toEqual(['A1', 'A2', 'B1'])
  })
})

describe('notes of the staff', () => {
  it.each(['Notes', 'Internal Notes', 'Staff comments', 'Office notes'])('are not advertised: “%s” (ENT-01)', async (heading) => {
    expect((await one(heading, 'Owner desperate')).cars[0]?.car.dealerComments).toBeNull()
  })

  it('notes of the staff are not advertised in a nested branch (ENT-01)', async () => {
    const car = { stock: 'A1', make: 'Kia', model: 'Rio', year: 2021, condition: 'used' }
    const comments = async (more: object) => (await read(JSON.stringify([{ ...car, ...more }]))).cars[0]?.car.dealerComments
    expect(await comments({ internal: { comments: 'Owner desperate' } })).toBeNull()
    expect(await comments({ seller: { description: 'A family business' } })).toBeNull()
    expect(await comments({ listing: { description: 'One owner' } })).toBe('One owner')
  })
})
