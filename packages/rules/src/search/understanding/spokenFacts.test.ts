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
    induction: [
      ['Turbo', 30],
      ['Aspirated', 20],
    ],
    gearbox: [
      ['6-speed automatic', 30],
      ['CVT', 9],
      ['Dual clutch', 6],
      ['5-speed manual', 4],
      ['Manual', 1],
    ],
    axles: [
      ['Tandem', 4],
      ['Single', 2],
    ],
    imported_from: [
      ['Japan', 6],
      ['the United Kingdom', 1],
    ],
    origin: [
      ['Used import', 7],
      ['New Zealand new', 9],
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

describe('facts that cars state are understood (SRC-06)', () => {
  it.each<{ sentence: string; meant: Partial<ReturnType<typeof understand>> }>([
    { sentence: 'less than 5 l/100km', meant: { ranges: { consumption: atMost(5) } } },
    { sentence: 'under 6.5L/100km', meant: { ranges: { consumption: atMost(6.5) } } },
    { sentence: 'uses under 7 litres per 100 km', meant: { ranges: { consumption: atMost(7) } } },
    { sentence: '5 l/100 km', meant: { ranges: { consumption: atMost(5) } } },
    { sentence: 'fuel consumption under 6', meant: { ranges: { consumption: atMost(6) } } },
    { sentence: 'suv under 8 l per 100', meant: { values: { body: ['SUV'] }, ranges: { consumption: atMost(8) } } },
    { sentence: 'tow 3 tonne', meant: { ranges: { towing: atLeast(3000) } } },
    { sentence: 'tows 3.5t', meant: { ranges: { towing: atLeast(3500) } } },
    { sentence: 'can tow 2500 kg', meant: { ranges: { towing: atLeast(2500) } } },
    { sentence: 'towing capacity of at least 3000kg', meant: { ranges: { towing: atLeast(3000) } } },
    { sentence: '3 tonne towing', meant: { ranges: { towing: atLeast(3000) } } },
    { sentence: 'ute that can tow 3 tonne', meant: { values: { body: ['Ute'] }, ranges: { towing: atLeast(3000) } } },
    { sentence: 'under 2000 kg', meant: { ranges: { tare: atMost(2000) } } },
    { sentence: 'less than 2 tonne', meant: { ranges: { tare: atMost(2000) } } },
    { sentence: 'tare under 1500kg', meant: { ranges: { tare: atMost(1500) } } },
    { sentence: 'atm under 2500kg', meant: { ranges: { atm: atMost(2500) } } },
    { sentence: 'sleeps 6', meant: { values: { sleeps: ['6'] } } },
    { sentence: 'sleeps 6 or more', meant: { values: { sleeps: ['6', '8'] } } },
    { sentence: 'sleeps up to 4', meant: { values: { sleeps: ['4'] } } },
    { sentence: '5 door', meant: { values: { doors: ['5'] } } },
    { sentence: '5-door hatch', meant: { values: { doors: ['5'], body: ['Hatch'] } } },
    { sentence: '3dr', meant: { values: { doors: ['3'] } } },
    { sentence: 'two door', meant: { values: { doors: ['2'] } } },
    { sentence: 'v8', meant: { values: { cylinders: ['8'] } } },
    { sentence: 'v8 ute', meant: { values: { cylinders: ['8'], body: ['Ute'] } } },
    { sentence: 'not a v8', meant: { excluded: { cylinders: ['8'] } } },
    { sentence: '6 cylinder', meant: { values: { cylinders: ['6'] } } },
    { sentence: '4cyl', meant: { values: { cylinders: ['4'] } } },
    { sentence: 'v6', meant: { values: { cylinders: ['6'] } } },
    { sentence: 'full height', meant: { unclear: ['full height'] } },
    { sentence: 'tow with 2500kg', meant: { ranges: { towing: atLeast(2500) } } },
    { sentence: '2.5t atm max', meant: { ranges: { atm: atMost(2500) } } },
    { sentence: 'family car', meant: { values: { body: ['People Mover', 'SUV', 'Wagon'], seats: ['5', '7', '8'] } } },
    { sentence: 'family suv under 40k', meant: { values: { seats: ['5', '7', '8'], body: ['SUV'] }, ranges: { price: atMost(40_000) } } },
    { sentence: 'turbo', meant: { values: { induction: ['Turbo'] } } },
    { sentence: 'non turbo', meant: { excluded: { induction: ['Turbo'] } } },
    { sentence: 'turbocharged suv', meant: { values: { body: ['SUV'], induction: ['Turbo'] } } },
    { sentence: 'naturally aspirated', meant: { values: { induction: ['Aspirated'] } } },
    { sentence: 'cvt', meant: { values: { gearbox: ['CVT'] } } },
    { sentence: 'auto but no cvt', meant: { values: { transmission: ['Automatic'] }, excluded: { gearbox: ['CVT'] } } },
    { sentence: 'dual clutch suv', meant: { values: { body: ['SUV'], gearbox: ['Dual clutch'] } } },
    { sentence: 'dsg', meant: { values: { gearbox: ['Dual clutch'] } } },
    { sentence: '5 speed manual', meant: { values: { gearbox: ['5-speed manual'] } } },
    { sentence: '6sp', meant: { values: { gearbox: ['6-speed automatic', '6-speed manual'] } } },
    { sentence: '6-speed auto', meant: { values: { gearbox: ['6-speed automatic', '6-speed manual'], transmission: ['Automatic'] } } },
    { sentence: '6 speed manual', meant: { values: { gearbox: ['6-speed manual'] } } },
    { sentence: 'manual', meant: { values: { transmission: ['Manual'] } } },
    { sentence: 'tandem axle', meant: { values: { axles: ['Tandem'] } } },
    { sentence: 'dual axles', meant: { values: { axles: ['Tandem'] } } },
    { sentence: 'not single axle', meant: { excluded: { axles: ['Single'] } } },
    { sentence: 'single mum', meant: { unclear: ['single mum'] } },
    { sentence: 'single cab', meant: { values: { body: ['Ute'], doors: ['2'] } } },
    { sentence: 'ute, not single cab', meant: { values: { body: ['Ute'] }, excluded: { doors: ['2'] } } },
    { sentence: 'imported suv', meant: { values: { body: ['SUV'], origin: ['Used import'] } } },
    { sentence: 'jap import', meant: { values: { imported_from: ['Japan'] } } },
    { sentence: 'ex UK', meant: { values: { imported_from: ['the United Kingdom'] } } },
    { sentence: 'NZ-new ute', meant: { values: { body: ['Ute'], origin: ['New Zealand new'] } } },
    { sentence: 'not an import', meant: { excluded: { origin: ['Used import'] } } },
    { sentence: 'good on petrol', meant: { sortBy: 'consumption_asc' } },
    { sentence: 'most economical suv', meant: { values: { body: ['SUV'] }, sortBy: 'consumption_asc' } },
    { sentence: 'newest first', meant: { sortBy: 'newest' } },
    { sentence: 'newest ute', meant: { values: { body: ['Ute'] }, sortBy: 'year_desc' } },
    {
      sentence: 'cheapest family car',
      meant: { values: { body: ['People Mover', 'SUV', 'Wagon'], seats: ['5', '7', '8'] }, sortBy: 'price_asc' },
    },
  ])('“$sentence”', ({ sentence, meant }) => expect(understand(sentence, rich)).toEqual({ ...nothing, ...meant }))
})

describe('facts that no car states are reported as unclear (SRC-06)', () => {
  const bare = buildLexicon({ values: { make: [['Ford', 3]] }, models: [] })
  it.each([
    { sentence: 'less than 5 l/100km', unclear: ['less than 5 l/100 km'] },
    { sentence: 'tow 3 tonne', unclear: ['tow 3 tonne'] },
    { sentence: '3 tonne towing', unclear: ['3 tonne towing'] },
    { sentence: 'under 2000 kg', unclear: ['under 2000 kg'] },
    { sentence: '5 door', unclear: ['5 door'] },
    { sentence: 'sleeps 6', unclear: ['sleeps 6'] },
    { sentence: 'family car', unclear: ['family car'] },
    { sentence: 'turbo', unclear: ['turbo'] },
    { sentence: 'dual clutch', unclear: ['dual clutch'] },
    { sentence: 'single cab', unclear: ['single cab'] },
    { sentence: 'tandem axle', unclear: ['tandem axle'] },
    { sentence: 'nz new', unclear: ['nz new'] },
    { sentence: 'jap import', unclear: ['jap import'] },
    { sentence: 'light on fuel', unclear: ['light on fuel'] },
    { sentence: 'longest range', unclear: ['longest range'] },
    { sentence: 'battery over 60kwh', unclear: ['battery over 60kwh'] },
  ])('“$sentence”', ({ sentence, unclear }) => expect(understand(sentence, bare)).toEqual({ ...nothing, unclear }))

  it('a towing weight isn’t read as a tare weight if no car states its towing capacity', () =>
    expect(understand('tow 3 tonne', buildLexicon({ ranges: { tare: { min: 900, max: 2600 } } }))).toEqual({
      ...nothing,
      unclear: ['tow 3 tonne'],
    }))
})

describe('a model’s name means that model (SRC-06)', () => {
  it.each([
    { sentence: 'pajero', model: ['Pajero'] },
    { sentence: 'pajero sport', model: ['Pajero Sport'] },
    { sentence: 'mitsubishi pajero diesel', model: ['Pajero'] },
  ])('“$sentence”', ({ sentence, model }) => {
    const lexicon = buildLexicon({
      models: [
        ['Mitsubishi', 'Pajero Sport', 9],
        ['Mitsubishi', 'Pajero', 1],
      ],
    })
    expect(understand(sentence, lexicon).values.model).toEqual(model)
  })
})
