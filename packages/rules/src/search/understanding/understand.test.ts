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
  { name: 'words that aren’t conditions', query: 'hilux sr5', meant: { values: { make: ['Toyota'], model: ['HiLux'] }, query: 'sr5' } },
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
    meant: { values: { body: ['SUV'] }, query: 'panoramic glovebox' },
  },
  { name: 'counts', query: 'at least 7 seats', meant: { values: { seats: ['7', '8'] } } },
  { name: 'an order', query: 'cheapest ute', meant: { values: { body: ['Ute'] }, sortBy: 'price_asc' } },
  { name: 'a number without meaning', query: 'under 20', meant: { unclear: ['under 20'] } },
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

it('the query parser searches only for the number if a car has it (SRC-06)', () =>
  expect(understand('stock 445821', buildLexicon(), '445821')).toEqual({ ...nothing, query: '445821', sortBy: 'recommended' }))

it('the query parser reads a price per week as a subscription price if there are subscriptions (CAR-14)', () => {
  const lexicon = buildLexicon({ ranges: { subscription_price: { min: 100, max: 500 }, price: { min: 1, max: 2 } } })
  expect(understand('under $300 a week', lexicon)).toEqual({ ...nothing, ranges: { subscription_price: { min: null, max: 300 } } })
})

it('the query parser reports a price per week as unclear if no weekly figures show (FIN-08)', () =>
  expect(understand('$180 a week', buildLexicon({ weeklyShare: null }))).toEqual({ ...nothing, unclear: ['$180 pw'] }))
