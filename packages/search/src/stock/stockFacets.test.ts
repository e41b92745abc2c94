import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { createStockIndex } from '../createStockIndex'

const cars = Array.from({ length: 60 }, (_, at) =>
  buildCar({
    id: `car-${at}`,
    slug: `car-${at}`,
    make: 'Mazda',
    makeSlug: 'mazda',
    model: `Model ${at}`,
    modelSlug: `model-${at}`,
    city: `City ${at}`,
    dealershipName: `Dealership ${at}`,
    dealershipSlug: `dealership-${at}`,
  }),
)
const listed = (facet: string, values: { readonly [facet: string]: readonly string[] } = {}) =>
  createStockIndex(cars)
    .search(
      { query: '', page: 1, sortBy: 'recommended', values, ranges: {} },
      { config: buildConfig(), preset: {}, dealershipIds: [], now: '2026-03-10T10:00:00Z' },
    )
    .facets[facet]?.map(({ value }) => value)

it.each([
  { name: 'suburbs (SRC-40)', facet: 'city', max: 20 },
  { name: 'dealerships (SRC-41)', facet: 'dealership_name', max: 40 },
  { name: 'models of a make (SRC-39)', facet: 'model', max: 30 },
])('A facet has a maximum number of values: $name', ({ facet, max }) => {
  expect(listed(facet, facet === 'model' ? { make: ['Mazda'] } : {})).toHaveLength(max)
})
