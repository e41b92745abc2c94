import type { Car } from '@forecourt/rules/entities/Car'
import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it } from 'vitest'
import { createStockIndex } from '../createStockIndex'

/** Spellings of three suppliers' feeds, before normalisation. */
const rows: readonly (readonly [id: string, make: string, model: string, other?: Partial<Car>])[] = [
  ['cx-5', 'Mazda', 'CX-5', { simpleBody: 'SUV' }],
  ['cx-5-too', 'Mazda', 'CX-5', { simpleBody: 'suv' }],
  ['cx5', 'MAZDA', 'CX5', { simpleBody: 'SUV', fuel: 'D' }],
  ['cx 5', 'Mazda', 'CX 5', { simpleBody: 'Sports utility vehicle' }],
  ['c3', 'Citroën', 'C3', { simpleBody: 'HATCHBACK', simpleFuel: 'PHEV' }],
  ['c3-too', 'CITROEN', 'C3', { simpleBody: null, body: 'hatch' }],
  ['dmax', 'Isuzu Ute', 'D-MAX', { simpleBody: 'Dual Cab Ute', fuel: 'Diesel', drive: '4x4' }],
  ['hilux', 'Toyota', 'HiLux', { simpleBody: 'UTILITY', drive: '4WD', simpleTransmission: null, transmission: '5 SP MANUAL' }],
  ['ranger', 'Ford', 'Ranger', { simpleBody: 'UTE', badge: 'XLT+' }],
  ['ranger-too', 'Ford', 'Ranger', { simpleBody: 'Ute', badge: 'XLT' }],
  ['bike', 'BMW', 'R nineT', { itemType: 'motorcycle', simpleBody: 'Roadster' }],
  ['z4', 'BMW', 'Z4', { simpleBody: 'Roadster' }],
]
const cars = rows.map(([id, make, model, other]) =>
  buildCar({
    ...{
      id,
      slug: toSlug(id),
      make,
      makeSlug: toSlug(make),
      model,
      modelSlug: toSlug(model),
      fuel: 'Petrol',
      simpleFuel: null,
      drive: 'FWD',
    },
    ...other,
  }),
)
const index = createStockIndex(cars)
const search = (values: { readonly [facet: string]: readonly string[] }, preset: SearchPreset = {}) =>
  index.search(
    { query: '', page: 1, sortBy: 'recommended', values, ranges: {} },
    { config: buildConfig(), preset, dealershipIds: [], now: '2026-03-01T00:00:00Z' },
  )
const ids = (...args: Parameters<typeof search>) => search(...args).cars.map(({ id }) => id)
const cx5 = ['cx-5', 'cx-5-too', 'cx5', 'cx 5']

describe('names that differ in punctuation, spaces, accents or case are one filter value (SRC-03)', () => {
  it.each<{ facet: string; value: string; found: readonly string[] }>([
    { facet: 'model', value: 'CX-5', found: cx5 },
    { facet: 'model', value: 'CX5', found: cx5 },
    { facet: 'model', value: 'cx 5', found: cx5 },
    { facet: 'make', value: 'citroen', found: ['c3', 'c3-too'] },
    { facet: 'body', value: 'Ute', found: ['dmax', 'hilux', 'ranger', 'ranger-too'] },
    { facet: 'body', value: 'UTILITY', found: ['dmax', 'hilux', 'ranger', 'ranger-too'] },
    { facet: 'body', value: 'Hatch', found: ['c3', 'c3-too'] },
    // A value that no car has is an alias of its vocabulary's value; for motorcycles, roadster is a value.
    { facet: 'body', value: 'Roadster', found: ['bike'] },
    { facet: 'body', value: 'Convertible', found: ['z4'] },
    { facet: 'fuel', value: 'Diesel', found: ['cx5', 'dmax'] },
    { facet: 'fuel', value: 'PHEV', found: ['c3'] },
    { facet: 'drive', value: '4WD', found: ['dmax', 'hilux'] },
    { facet: 'transmission', value: 'Manual', found: ['hilux'] },
    { facet: 'badge', value: 'xlt', found: ['ranger-too'] },
  ])('$value finds all cars of that $facet', ({ facet, value, found }) =>
    expect(ids({ [facet]: [value] }).toSorted()).toEqual(found.toSorted()),
  )

  it.each<{ facet: string; value: string; count: number }>([
    { facet: 'model', value: 'CX-5', count: 4 },
    { facet: 'make', value: 'Mazda', count: 4 },
    { facet: 'body', value: 'Ute', count: 4 },
    { facet: 'body', value: 'SUV', count: 4 },
    { facet: 'drive', value: '4WD', count: 2 },
    { facet: 'fuel', value: 'Plug-in Hybrid', count: 1 },
  ])('$value of $facet is listed once, with $count cars', ({ facet, value, count }) => {
    const items = search({ [facet]: [] }).facets[facet] ?? []
    expect(
      items.filter((item) => item.value.toLowerCase().replace(/[^a-z0-9]/g, '') === value.toLowerCase().replace(/[^a-z0-9]/g, '')),
    ).toEqual([{ label: value, value, count }])
  })

  it('a value selected in another spelling is recognised, with the most common spelling as label', () =>
    expect(search({ model: ['cx5'] }).facets.model?.[0]).toEqual({ label: 'CX-5', value: 'cx5', count: 4 }))

  it.each(['CX-5', 'cx5', 'cx-5'])('the path of a model finds every spelling: %s (RTE-14)', (model) =>
    expect(ids({}, { make: 'mazda', model }).toSorted()).toEqual(cx5.toSorted()),
  )
})

it.each([
  { query: '44582', first: 'short', message: 'Stock number 44582 is the ' },
  { query: '445821', first: 'exact', message: 'Stock number 445821 is the ' },
  { query: 'SN-7', first: 'sn', message: 'Stock number SN7 is the ' },
  { query: 'toyota', first: 'ranked', message: undefined },
])('the car with the entered stock number comes first, with a message: $query (SRC-06)', ({ query, first, message }) => {
  const numbered = [
    buildCar({ id: 'ranked', stockNumber: '4458219', customRank: 900, vin: null }),
    buildCar({ id: 'exact', stockNumber: '445821', customRank: 1, vin: null }),
    buildCar({ id: 'short', stockNumber: '44582', customRank: 0, vin: null }),
    buildCar({ id: 'sn', stockNumber: 'SN7', customRank: 0, vin: null }),
  ]
  const { cars, numberFound } = createStockIndex(numbered).search(
    { query, page: 1, sortBy: 'recommended', values: {}, ranges: {} },
    { config: buildConfig(), preset: {}, dealershipIds: [], now: '2026-03-01T00:00:00Z' },
  )
  expect(cars[0]?.id).toBe(first)
  expect(numberFound?.slice(0, message?.length)).toBe(message)
})
