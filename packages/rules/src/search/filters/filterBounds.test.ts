import { expect, it } from 'vitest'
import { filterBounds } from './filterNeeds'

const ranges = { km: { min: 10, max: 90_500 } }
const usual = { min: 0, max: 100_000 }

it.each([
  { name: 'those of the cars', facet: 'km', result: { ranges, total: 9 }, bounds: ranges.km },
  { name: 'the defaults without cars', facet: 'km', result: { ranges: {}, total: 0 }, bounds: usual },
  { name: 'the defaults without counts', facet: 'price', result: { ranges: {}, total: 9, limited: true as const }, bounds: usual },
  { name: 'null if no car has a value', facet: 'km', result: { ranges: {}, total: 9 }, bounds: null },
  { name: 'null without cars and defaults', facet: 'tare', result: { ranges: {}, total: 0 }, bounds: null },
])('the bounds of a slider are $name (SRC-26)', ({ facet, result, bounds }) => expect(filterBounds(facet, result)).toEqual(bounds))
