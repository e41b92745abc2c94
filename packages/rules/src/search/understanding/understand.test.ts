import { expect, it } from 'vitest'
import { buildLexicon } from '../../testing/buildLexicon'
import { understand } from './understand'

const nothing = { values: {}, excluded: {}, ranges: {}, query: '', unclear: [] }

it.each([
  {
    name: 'everything at once',
    said: 'white auto diesel ute under 45k, 7 seats, not Ford, near 2150, about $180 a week',
    meant: {
      values: { colour: ['White'], transmission: ['Automatic'], fuel: ['Diesel'], body: ['Ute'], seats: ['7'] },
      excluded: { make: ['Ford'] },
      // The lower of the two: $180 a week pays for some $36,000.
      ranges: { price: { min: null, max: 36_100 } },
      near: { postcode: '2150', km: null },
      perWeek: 180,
    },
  },
  { name: 'nothing', said: '  ', meant: {} },
  { name: 'filler words', said: 'I am looking for a nice car', meant: {} },
  { name: 'words that are no condition', said: 'hilux sr5', meant: { values: { make: ['Toyota'], model: ['HiLux'] }, query: 'sr5' } },
  { name: 'several makes', said: 'toyota or mazda', meant: { values: { make: ['Mazda', 'Toyota'] } } },
  {
    name: 'a make beside the model of another',
    said: 'toyota or ranger',
    meant: { values: { make: ['Ford', 'Toyota'] }, unclear: ['ranger'] },
  },
  {
    name: 'several not wanted',
    said: 'suv, no ford or mazda',
    meant: { values: { body: ['SUV'] }, excluded: { make: ['Ford', 'Mazda'] } },
  },
  { name: 'a model not wanted', said: 'toyota not hilux', meant: { values: { make: ['Toyota'] }, excluded: { model: ['HiLux'] } } },
  { name: 'what nobody knows, not wanted', said: 'ute without rust', meant: { values: { body: ['Ute'] }, unclear: ['without rust'] } },
  { name: 'a short year', said: '22 mazda', meant: { values: { make: ['Mazda'] }, ranges: { year: { min: 2022, max: 2022 } } } },
  { name: 'an age', said: 'less than 5 years old', meant: { ranges: { year: { min: 2021, max: null } } } },
  { name: 'counts', said: 'at least 7 seats', meant: { values: { seats: ['7', '8'] } } },
  { name: 'an order', said: 'cheapest ute', meant: { values: { body: ['Ute'] }, sortBy: 'price_asc' } },
  { name: 'a number that says nothing', said: 'under 20', meant: { unclear: ['under 20'] } },
  { name: 'four digits alone', said: 'ute 5000', meant: { values: { body: ['Ute'] }, unclear: ['5000'] } },
  {
    name: 'ranges that leave nothing',
    said: 'over 30k under 20k',
    meant: { ranges: { price: { min: 30_000, max: null } }, unclear: ['under 20k'] },
  },
  { name: 'a range no car of the site has', said: 'battery over 60kwh', meant: { query: 'battery', unclear: ['over 60kwh'] } },
  { name: 'what is nearly new', said: 'near new suv', meant: { values: { body: ['SUV'] }, unclear: ['near new'] } },
])('understands $name (SRC-06)', ({ said, meant }) => expect(understand(said, buildLexicon())).toEqual({ ...nothing, ...meant }))

it('takes a price a week for a subscription where there are some (CAR-14)', () => {
  const lexicon = buildLexicon({ ranges: { subscription_price: { min: 100, max: 500 }, price: { min: 1, max: 2 } } })
  expect(understand('under $300 a week', lexicon)).toEqual({ ...nothing, ranges: { subscription_price: { min: null, max: 300 } } })
})

it('says a price a week is unclear where no weekly figures show (FIN-08)', () =>
  expect(understand('$180 a week', buildLexicon({ weeklyShare: null }))).toEqual({ ...nothing, unclear: ['$180 pw'] }))
