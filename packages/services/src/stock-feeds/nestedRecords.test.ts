import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseRecords } from './parseRecords'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new' },
  ...{ makes: [], priceType: 'egc' as const, places: [{ locationId: 'l', called: ['Gosford'] }] },
}
const read = async (vehicle: string) => {
  const named = '<Vehicle StockNo="A1" Condition="Used" Year="2020" Make="Kia" Model="Rio">'
  const feed = await parseWholeFeed(`<Stock>${named}${vehicle}</Vehicle>${named.replace('A1', 'A2')}</Vehicle></Stock>`, context)
  if (feed instanceof FeedFault) throw feed
  return { ...feed, car: feed.cars[0]?.car, photos: feed.cars[0]?.photos }
}

const price = (type: string, amount: number, currency = 'AUD') => `<Price Type="${type}" Currency="${currency}">${amount}</Price>`

it.each([
  {
    name: 'of each type',
    prices: [price('Trade', 15_000), price('EGC', 18_500), price('DriveAway', 19_990)],
    cents: { egcCents: 1_850_000, driveAwayCents: 1_999_000 },
  },
  { name: 'that are not asked', prices: [price('RRP', 29_990), price('Weekly', 109)], cents: { egcCents: null, driveAwayCents: null } },
  {
    name: 'in another currency',
    prices: [price('Trade', 15_000), price('DriveAway', 1_250_000, 'JPY')],
    cents: { egcCents: null, driveAwayCents: null },
  },
  {
    name: 'of one type twice',
    prices: [price('DriveAway', 18_500), price('DriveAway', 19_990)],
    cents: { egcCents: null, driveAwayCents: null },
  },
])('prices $name are read by their type (ENT-01, CAR-14)', async ({ prices, cents }) => {
  for (const vehicle of [`<Pricing>${prices.join('')}</Pricing>`, prices.join('')]) expect((await read(vehicle)).car).toMatchObject(cents)
})

it.each([
  {
    name: 'two',
    colours: '<Colour Location="Interior">Tan Leather</Colour><Colour Location="Exterior">Blue</Colour>',
    colour: 'Blue',
    interiorColour: 'Tan Leather',
  },
  { name: 'an interior', colours: '<Colour Location="Interior">Tan Leather</Colour>', colour: null, interiorColour: 'Tan Leather' },
  { name: 'an exterior', colours: '<Colour Location="Exterior">Blue</Colour>', colour: 'Blue', interiorColour: null },
])('colours with a place belong to it, and are no yards: $name (ENT-01)', async ({ colours, colour, interiorColour }) => {
  for (const vehicle of [`<Colours>${colours}</Colours>`, colours, colours.replaceAll('Location=', 'part=')]) {
    const { car, mapping, questions } = await read(vehicle)
    expect(car).toMatchObject({ colour, interiorColour, locationId: 'l' })
    expect([mapping.columns.location, questions()]).toEqual([undefined, []])
  }
})

it('a colour that a car has twice is left out, unless both are the same (ENT-01)', async () => {
  const colour = async (...texts: readonly string[]) => {
    const { car, problems } = await read(texts.map((text) => `<Colour>${text}</Colour>`).join(''))
    return [car?.colour, problems.map(({ message }) => message)]
  }
  expect(await colour('White', 'White')).toEqual(['White', []])
  expect(await colour('Black', 'White')).toEqual([null, ['“Black” and “White” are different values, and it is not clear which is right.']])
})

it.each([
  {
    name: 'of components',
    tree: '<address format="simple"><component name="city">Gosford</component><component name="region">NSW</component></address>',
  },
  { name: 'of one component', tree: '<address><component name="city">Gosford</component></address>' },
  { name: 'of elements', tree: '<address><city>Gosford</city><region>NSW</region></address>' },
  { name: 'of properties', tree: '<address><property name="region">NSW</property><property name="city">Gosford</property></address>' },
])('parts that differ by their names have a heading each: an address $name (ENT-01)', async ({ tree }) => {
  const file = `<Stock><Vehicle><StockNo>A1</StockNo>${tree}</Vehicle><Vehicle><StockNo>A2</StockNo></Vehicle></Stock>`
  const { headings, batches } = await parseRecords(new TextEncoder().encode(file))
  expect(headings).toContain('address.city')
  for await (const [record] of batches) expect(record?.values.get('address.city')).toBe('Gosford')
})

it('features and photos with a name of their own stay lists (ENT-01)', async () => {
  const named = (element: string, texts: readonly string[]) =>
    texts.map((text, index) => `<${element} name="n${index}">${text}</${element}>`).join('')
  const { car, photos } = await read(
    `<Features>${named('Feature', ['ABS', 'Sunroof'])}</Features><Photos>${named('Photo', ['https://a.example/1.jpg', 'https://a.example/2.jpg'])}</Photos>`,
  )
  expect([car?.standardEquipment, photos]).toEqual([
    ['ABS', 'Sunroof'],
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  ])
})

it('photos are addresses in their order, however the attributes are spelled (ENT-01)', async () => {
  const images = '<Image Order="2" Url="https://a.example/2.jpg"/><Image Order="1" Url="https://a.example/1.jpg"/>'
  const { photos, problems } = await read(`<Images>${images}</Images>`)
  expect([photos, problems]).toEqual([['https://a.example/1.jpg', 'https://a.example/2.jpg'], []])
})

it('prices in a list by their type get a heading for each, with what else they say (ENT-01, CAR-14)', async () => {
  const cars = [
    {
      id: 'J1',
      prices: [
        { type: 'TRADE', amount: 15_500 },
        { type: 'RETAIL_DRIVEAWAY', amount: 21_990, validTo: '2026-10-31' },
      ],
    },
    { id: 'J2', prices: [] },
    { id: 'J3', prices: [{ type: 'EGC', value: 14_990, currency: 'AUD' }] },
  ].map((each) => ({ ...each, make: 'Kia', model: 'Rio', year: 2020 }))
  const { headings, batches } = await parseRecords(Buffer.from(JSON.stringify(cars)))
  const rows: (string | undefined)[][] = []
  for await (const batch of batches)
    for (const { values } of batch) rows.push(['TRADE price', 'RETAIL_DRIVEAWAY price', 'EGC price'].map((heading) => values.get(heading)))
  expect(rows).toEqual([
    ['15500', '21990', undefined],
    [undefined, undefined, undefined],
    [undefined, undefined, 'AUD 14990'],
  ])
  expect(headings).toContain('RETAIL_DRIVEAWAY price.validTo')
  const { driveAwayPrice, egcPrice, price } = suggestedMapping(headings).mapping.columns
  expect([driveAwayPrice?.from, egcPrice?.from, price]).toEqual([['RETAIL_DRIVEAWAY price'], ['EGC price'], undefined])
})
