import { describe, expect, it } from 'vitest'
import { buildLexicon } from '../../testing/buildLexicon'
import { understand } from './understand'

const nothing = { values: {}, excluded: {}, ranges: {}, query: '', unclear: [] }
const atMost = (max: number) => ({ min: null, max })
const atLeast = (min: number) => ({ min, max: null })

const plain = buildLexicon()
const rich = buildLexicon({
  values: {
    ...plain.values,
    body: [
      ['SUV', 30],
      ['Ute', 15],
      ['Hatch', 9],
      ['Wagon', 6],
      ['People Mover', 5],
    ],
    seats: [
      ['5', 40],
      ['2', 9],
      ['7', 8],
      ['8', 2],
    ],
    sleeps: [
      ['4', 3],
      ['6', 2],
      ['8', 1],
    ],
    doors: [
      ['4', 30],
      ['5', 20],
      ['2', 3],
      ['3', 2],
    ],
    cylinders: [
      ['4', 40],
      ['6', 12],
      ['8', 4],
    ],
  },
  ranges: {
    ...plain.ranges,
    consumption: { min: 3.8, max: 14.1 },
    towing: { min: 750, max: 3500 },
    tare: { min: 900, max: 2600 },
    atm: { min: 1200, max: 3500 },
  },
})

describe('what cars say of themselves is understood (SRC-06)', () => {
  it.each<{ said: string; meant: Partial<ReturnType<typeof understand>> }>([
    { said: 'less than 5 l/100km', meant: { ranges: { consumption: atMost(5) } } },
    { said: 'under 6.5L/100km', meant: { ranges: { consumption: atMost(6.5) } } },
    { said: 'uses under 7 litres per 100 km', meant: { ranges: { consumption: atMost(7) } } },
    { said: '5 l/100 km', meant: { ranges: { consumption: atMost(5) } } },
    { said: 'fuel consumption under 6', meant: { ranges: { consumption: atMost(6) } } },
    { said: 'suv under 8 l per 100', meant: { values: { body: ['SUV'] }, ranges: { consumption: atMost(8) } } },
    { said: 'tow 3 tonne', meant: { ranges: { towing: atLeast(3000) } } },
    { said: 'tows 3.5t', meant: { ranges: { towing: atLeast(3500) } } },
    { said: 'can tow 2500 kg', meant: { ranges: { towing: atLeast(2500) } } },
    { said: 'towing capacity of at least 3000kg', meant: { ranges: { towing: atLeast(3000) } } },
    { said: '3 tonne towing', meant: { ranges: { towing: atLeast(3000) } } },
    { said: 'ute that can tow 3 tonne', meant: { values: { body: ['Ute'] }, ranges: { towing: atLeast(3000) } } },
    { said: 'under 2000 kg', meant: { ranges: { tare: atMost(2000) } } },
    { said: 'less than 2 tonne', meant: { ranges: { tare: atMost(2000) } } },
    { said: 'tare under 1500kg', meant: { ranges: { tare: atMost(1500) } } },
    { said: 'atm under 2500kg', meant: { ranges: { atm: atMost(2500) } } },
    { said: 'sleeps 6', meant: { values: { sleeps: ['6'] } } },
    { said: 'sleeps 6 or more', meant: { values: { sleeps: ['6', '8'] } } },
    { said: 'sleeps up to 4', meant: { values: { sleeps: ['4'] } } },
    { said: '5 door', meant: { values: { doors: ['5'] } } },
    { said: '5-door hatch', meant: { values: { doors: ['5'], body: ['Hatch'] } } },
    { said: '3dr', meant: { values: { doors: ['3'] } } },
    { said: 'two door', meant: { values: { doors: ['2'] } } },
    { said: 'v8', meant: { values: { cylinders: ['8'] } } },
    { said: 'v8 ute', meant: { values: { cylinders: ['8'], body: ['Ute'] } } },
    { said: 'not a v8', meant: { excluded: { cylinders: ['8'] } } },
    { said: '6 cylinder', meant: { values: { cylinders: ['6'] } } },
    { said: '4cyl', meant: { values: { cylinders: ['4'] } } },
    // Six cylinders may be in line, so the words are searched for.
    { said: 'v6', meant: { query: 'v6' } },
    { said: 'family car', meant: { values: { body: ['People Mover', 'SUV', 'Wagon'], seats: ['5', '7', '8'] } } },
    { said: 'family suv under 40k', meant: { values: { seats: ['5', '7', '8'], body: ['SUV'] }, ranges: { price: atMost(40_000) } } },
    { said: 'newest', meant: { sortBy: 'newest' } },
    { said: 'newest ute', meant: { values: { body: ['Ute'] }, sortBy: 'newest' } },
    {
      said: 'cheapest family car',
      meant: { values: { body: ['People Mover', 'SUV', 'Wagon'], seats: ['5', '7', '8'] }, sortBy: 'price_asc' },
    },
  ])('“$said”', ({ said, meant }) => expect(understand(said, rich)).toEqual({ ...nothing, ...meant }))
})

describe('what no car says of itself is said to be of no use (SRC-06)', () => {
  const bare = buildLexicon({ values: { make: [['Ford', 3]] }, models: [] })
  it.each([
    { said: 'less than 5 l/100km', unclear: ['less than 5 l/100 km'] },
    { said: 'tow 3 tonne', unclear: ['tow 3 tonne'] },
    { said: '3 tonne towing', unclear: ['3 tonne towing'] },
    { said: 'under 2000 kg', unclear: ['under 2000 kg'] },
    { said: '5 door', unclear: ['5 door'] },
    { said: 'sleeps 6', unclear: ['6'], query: 'sleeps' },
    { said: 'family car', unclear: ['family car'] },
    { said: 'battery over 60kwh', unclear: ['battery over 60kwh'] },
  ])('“$said”', ({ said, unclear, query = '' }) => expect(understand(said, bare)).toEqual({ ...nothing, query, unclear }))

  it('a trailer of no known towing is no vehicle of that mass', () =>
    expect(understand('tow 3 tonne', buildLexicon({ ranges: { tare: { min: 900, max: 2600 } } }))).toEqual({
      ...nothing,
      unclear: ['tow 3 tonne'],
    }))
})
