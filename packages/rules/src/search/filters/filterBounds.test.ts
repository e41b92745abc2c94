import { expect, it } from 'vitest'
import { filterBounds } from './filterNeeds'

const ranges = { km: { min: 10, max: 90_500 } }
const usual = { min: 0, max: 100_000 }

it.each([
  { name: 'what the cars say', facet: 'km', result: { ranges, total: 9 }, bounds: ranges.km },
  { name: 'the usual, of no car', facet: 'km', result: { ranges: {}, total: 0 }, bounds: usual },
  { name: 'the usual, without counts', facet: 'price', result: { ranges: {}, total: 9, limited: true as const }, bounds: usual },
  { name: 'nothing, of cars that do not say it', facet: 'km', result: { ranges: {}, total: 9 }, bounds: null },
  { name: 'nothing, of no car, where nothing is usual', facet: 'tare', result: { ranges: {}, total: 0 }, bounds: null },
])('a slider moves between $name (SRC-26)', ({ facet, result, bounds }) => expect(filterBounds(facet, result)).toEqual(bounds))
