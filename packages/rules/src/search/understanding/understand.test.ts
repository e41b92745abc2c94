import { describe, expect, it } from 'vitest'
import { buildLexicon } from '../../testing/buildLexicon'
import { understand } from './understand'

const nothing = { values: {}, excluded: {}, ranges: {}, query: '', unclear: [] }

it.each([
  {
    name: 'everything at once',
    query: 'white auto diesel ute under 45k, 7 seats, not Ford, near 2150, about $180 a week',
    meant: {
      values: { colour: ['White'], transmission: ['Automatic'], fuel: ['Diesel'], body: ['Ute'], seats: ['7'] },
      excluded: { make: ['Ford'] },
      // The lower limit applies: $180 a week corresponds to about $36,000.
      ranges: { price: { min: null, max: 36_100 } },
      near: { postcode: '2150', km: null },
      perWeek: 180,
    },
  },
  { name: 'nothing', query: '  ', meant: {} },
  { name: 'filler words', query: 'I am looking for a nice car', meant: {} },
  { name: 'words of a badge', query: 'hilux gxl', meant: { values: { make: ['Toyota'], model: ['HiLux'] }, query: 'gxl' } },
  { name: 'words that no car has', query: 'hilux sr5', meant: { values: { make: ['Toyota'], model: ['HiLux'] }, unclear: ['sr5'] } },
  { name: 'only words that no car has', query: 'ferrari enzo', meant: { query: 'ferrari enzo' } },
  { name: 'wishes as one', query: 'ute for a uni student', meant: { values: { body: ['Ute'] }, unclear: ['uni student'] } },
  { name: 'everyday words alone', query: 'good car for p platers', meant: { unclear: ['p platers'] } },
  { name: 'a typo', query: 'toyta rangr', meant: { values: { make: ['Ford', 'Toyota'] }, unclear: ['ranger'] } },
  {
    name: 'alternatives, one of which isn’t here',
    query: 'mazda 2 or ranger',
    meant: { values: { make: ['Ford'], model: ['Ranger'] }, unclear: ['mazda 2'] },
  },
  {
    name: 'a badge of one of several models',
    query: 'hilux or cx5 gxl',
    meant: { values: { make: ['Mazda', 'Toyota'], model: ['CX-5', 'HiLux'] }, unclear: ['gxl'] },
  },
  {
    name: 'another model than the part of a name',
    query: 'landcruiser 200 series diesel',
    meant: { values: { make: ['Toyota'], model: ['LandCruiser Prado'], fuel: ['Diesel'] }, unclear: ['200 series'] },
  },
  {
    name: 'badges of two models',
    query: 'hilux gxl or cx5 sport',
    meant: { values: { make: ['Mazda', 'Toyota'], model: ['CX-5', 'HiLux'], badge: ['GXL', 'Sport'] } },
  },
  { name: 'either of two badges', query: 'gxl or sport', meant: { values: { badge: ['GXL', 'Sport'] } } },
  {
    name: 'a badge that isn’t here, or another',
    query: 'hilux sr5 or cx5 sport',
    meant: { values: { make: ['Mazda', 'Toyota'], model: ['CX-5', 'HiLux'] }, unclear: ['sr5', 'sport'] },
  },
  {
    name: 'a badge as another model',
    query: 'ranger or sport',
    meant: { values: { make: ['Ford'], model: ['Ranger'] }, unclear: ['sport'] },
  },
  { name: 'few kilometres as thousands', query: 'under 60 km', meant: { ranges: { km: { min: null, max: 60_000 } } } },
  { name: 'few kilometres of a demonstrator', query: 'under 500 km', meant: { ranges: { km: { min: null, max: 500 } } } },
  { name: 'a maximum of thousands', query: 'max 25', meant: { ranges: { price: { min: null, max: 25_000 } } } },
  {
    name: 'fuel economy of cars that don’t state it',
    query: 'most economical ute',
    meant: { values: { body: ['Ute'] }, unclear: ['most economical'] },
  },
  { name: 'an order after the name', query: 'cheapest suv first', meant: { values: { body: ['SUV'] }, sortBy: 'price_asc' } },
  { name: 'an order by price', query: 'price low to high', meant: { sortBy: 'price_asc' } },
  { name: 'cheap fuel', query: 'cheap on fuel', meant: { unclear: ['cheap on fuel'] } },
  { name: 'economy on petrol', query: 'ute good on petrol', meant: { values: { body: ['Ute'] }, unclear: ['good on petrol'] } },
  {
    name: 'a long registration before a price',
    query: 'ute with long rego under 12000',
    meant: { values: { body: ['Ute'] }, ranges: { price: { min: null, max: 12_000 } }, unclear: ['long rego'] },
  },
  { name: 'few kilometres, in the singular', query: 'low kilometre ute', meant: { values: { body: ['Ute'] }, sortBy: 'km_asc' } },
  { name: 'a misspelt order', query: 'cheep ute', meant: { values: { body: ['Ute'] }, sortBy: 'price_asc' } },
  { name: 'years with an abbreviation', query: '5 yrs or newer', meant: { ranges: { year: { min: 2021, max: null } } } },
  { name: 'any colour but some', query: 'any colour but white or blue', meant: { excluded: { colour: ['Blue', 'White'] } } },
  {
    name: 'excluded values in a list',
    query: 'not white, blue or light blue',
    meant: { excluded: { colour: ['Blue', 'Light blue', 'White'] } },
  },
  { name: 'a country of makes', query: 'japanese suv', meant: { values: { body: ['SUV'], make: ['Mazda', 'Toyota'] } } },
  { name: 'no country of makes', query: 'no german cars', meant: { excluded: { make: ['Volkswagen'] } } },
  { name: 'people', query: 'room for 2 adults and 4 kids', meant: { values: { seats: ['7', '8'] } } },
  { name: 'a third row', query: 'suv with third row', meant: { values: { body: ['SUV'], seats: ['7', '8'] } } },
  { name: 'a maximum before its measure', query: 'max price 18500', meant: { ranges: { price: { min: null, max: 18_500 } } } },
  {
    name: 'a second order',
    query: 'cheapest ute low kms',
    meant: { values: { body: ['Ute'] }, sortBy: 'price_asc', unclear: ['low kms'] },
  },
  { name: 'weekly payments', query: 'weekly payments under $100', meant: { ranges: { price: { min: null, max: 20_100 } }, perWeek: 100 } },
  {
    name: 'a price beside a registration',
    query: 'suv with 12 months rego under 15k',
    meant: { values: { body: ['SUV'] }, ranges: { price: { min: null, max: 15_000 } }, unclear: ['12 months rego'] },
  },
  { name: 'several makes', query: 'toyota or mazda', meant: { values: { make: ['Mazda', 'Toyota'] } } },
  {
    name: 'a make with the model of another',
    query: 'toyota or ranger',
    meant: { values: { make: ['Ford', 'Toyota'] }, unclear: ['ranger'] },
  },
  {
    name: 'several excluded values',
    query: 'suv, no ford or mazda',
    meant: { values: { body: ['SUV'] }, excluded: { make: ['Ford', 'Mazda'] } },
  },
  { name: 'an excluded model', query: 'toyota not hilux', meant: { values: { make: ['Toyota'] }, excluded: { model: ['HiLux'] } } },
  { name: 'an excluded unknown word', query: 'ute without rust', meant: { values: { body: ['Ute'] }, unclear: ['without rust'] } },
  { name: 'a short year', query: '22 mazda', meant: { values: { make: ['Mazda'] }, ranges: { year: { min: 2022, max: 2022 } } } },
  { name: 'an age', query: 'less than 5 years old', meant: { ranges: { year: { min: 2021, max: null } } } },
  {
    name: 'recent years',
    query: 'suv from the last 3 years',
    meant: { values: { body: ['SUV'] }, ranges: { year: { min: 2023, max: null } } },
  },
  {
    name: 'a count that narrows a use',
    query: 'family suv with 7 seats',
    meant: { values: { body: ['SUV'], seats: ['7'] } },
  },
  {
    name: 'a number of something else',
    query: 'ute with rego until 2027',
    meant: { values: { body: ['Ute'] }, unclear: ['rego until 2027'] },
  },
  {
    name: 'what is towed',
    query: 'suv that can tow a 2500kg caravan',
    meant: { values: { body: ['SUV'] }, unclear: ['can tow a 2500kg caravan'] },
  },
  {
    name: 'no part of a name beside an unknown word',
    query: 'suv with panoramic glovebox',
    meant: { values: { body: ['SUV'] }, unclear: ['panoramic glovebox'] },
  },
  { name: 'counts', query: 'at least 7 seats', meant: { values: { seats: ['7', '8'] } } },
  { name: 'an order', query: 'cheapest ute', meant: { values: { body: ['Ute'] }, sortBy: 'price_asc' } },
  { name: 'a number without meaning', query: 'under 2', meant: { unclear: ['under 2'] } },
  { name: 'four digits alone', query: 'ute 5000', meant: { values: { body: ['Ute'] }, unclear: ['5000'] } },
  {
    name: 'ranges that leave no value',
    query: 'over 30k under 20k',
    meant: { ranges: { price: { min: 30_000, max: null } }, unclear: ['under 20k'] },
  },
  { name: 'a range no car of the site has', query: 'battery over 60kwh', meant: { unclear: ['battery over 60kwh'] } },
  { name: '“near new”', query: 'near new suv', meant: { values: { body: ['SUV'] }, unclear: ['near new'] } },
])('the query parser understands $name (SRC-06)', ({ query, meant }) =>
  expect(understand(query, buildLexicon())).toEqual({ ...nothing, ...meant }),
)

describe('names with several spellings (SRC-06)', () => {
  const lexicon = buildLexicon({
    values: {
      make: [
        ['Volkswagen', 3],
        ['VW', 1],
        ['Isuzu', 2],
        ['Isuzu Ute', 5],
        ['Citroën', 1],
        ['Toyota', 9],
        ['Ducati', 4],
      ],
      body: [
        ['Ute', 9],
        ['Wagon', 3],
      ],
    },
    models: [
      ['Toyota', 'Land Cruiser', 6],
      ['Isuzu Ute', 'D-MAX', 5],
      ['Volkswagen', 'Golf', 3],
      ['Toyota', 'Scout', 3],
      ['Isuzu', 'D MAX', 2],
      ['Ducati', 'Scout', 2],
      ['VW', 'GOLF', 1],
      ['Citroën', 'C3', 1],
    ],
  })
  it.each([
    { query: 'vw', make: ['VW', 'Volkswagen'] },
    { query: 'volkswagen', make: ['VW', 'Volkswagen'] },
    { query: 'vw golf', make: ['VW', 'Volkswagen'], model: ['Golf'] },
    { query: 'golf', make: ['VW', 'Volkswagen'], model: ['Golf'] },
    { query: 'vw, a golf', make: ['VW', 'Volkswagen'], model: ['Golf'] },
    { query: 'isuzu', make: ['Isuzu', 'Isuzu Ute'] },
    { query: 'isuzu ute', make: ['Isuzu', 'Isuzu Ute'] },
    { query: 'isuzu dmax', make: ['Isuzu', 'Isuzu Ute'], model: ['D-MAX'] },
    { query: 'isuzu wagon', make: ['Isuzu', 'Isuzu Ute'], body: ['Wagon'] },
    { query: 'land cruiser', make: ['Toyota'], model: ['Land Cruiser'] },
    { query: 'LANDCRUISER', make: ['Toyota'], model: ['Land Cruiser'] },
    { query: 'citroen c3', make: ['Citroën'], model: ['C3'] },
    // A model name of two makes.
    { query: 'scout', make: ['Ducati', 'Toyota'], model: ['Scout'] },
  ])('“$query”', ({ query, ...values }) => expect(understand(query, lexicon)).toEqual({ ...nothing, values }))

  it('a filter by names with several spellings excludes a make under all its names', () =>
    expect(understand('not vw', lexicon)).toEqual({ ...nothing, excluded: { make: ['VW', 'Volkswagen'] } }))
})

it('the query parser reads an everyday word as a badge only after a name or in a phrase of it (SRC-06)', () => {
  const lexicon = buildLexicon({ values: { make: [['Tesla', 3]], badge: [['Long Range', 3]] }, models: [['Tesla', 'Model 3', 3]] })
  const queries = ['long commute', 'tesla long', 'long range'].map((text) => understand(text, lexicon))
  expect(queries.map(({ query, unclear }) => [query, ...unclear])).toEqual([['', 'long commute'], ['long'], ['long range']])
})

it('the query parser sorts by the weekly price of a subscription (CAR-14)', () => {
  const lexicon = buildLexicon({ ranges: { subscription_price: { min: 100, max: 500 }, price: { min: 1, max: 2 } } })
  expect(understand('cheapest suv on subscription', lexicon)).toMatchObject({ sortBy: 'weekly_asc', query: '', unclear: [] })
})

it.each([
  { text: 'suv to tow 3000kg max', facet: 'towing', range: { min: 3000, max: null } },
  { text: 'my car can tow 2000kg', facet: 'atm', range: { min: null, max: 2000 } },
])('the query parser reads what is towed by what the site sells: “$text” (SRC-06)', ({ text, facet, range }) =>
  expect(understand(text, buildLexicon({ ranges: { [facet]: { min: 1, max: 3500 } } })).ranges).toEqual({ [facet]: range }),
)

it('the query parser uses the first of two places, and says that the other is left out (SRC-06)', () =>
  expect(understand('suv in newstead or perth', buildLexicon())).toMatchObject({ values: { city: ['Newstead'] }, unclear: ['perth'] }))

it('the query parser searches only for the number if a car has it (SRC-06)', () =>
  expect(understand('stock 445821', buildLexicon(), '445821')).toEqual({ ...nothing, query: '445821', sortBy: 'recommended' }))

it('the query parser reads a price per week as a subscription price if there are subscriptions (CAR-14)', () => {
  const lexicon = buildLexicon({ ranges: { subscription_price: { min: 100, max: 500 }, price: { min: 1, max: 2 } } })
  expect(understand('under $300 a week', lexicon)).toEqual({ ...nothing, ranges: { subscription_price: { min: null, max: 300 } } })
})

it('the query parser reports a price per week as unclear if no weekly figures show (FIN-08)', () =>
  expect(understand('$180 a week', buildLexicon({ weeklyShare: null }))).toEqual({ ...nothing, unclear: ['$180 pw'] }))
