import { expect, it } from 'vitest'
import { titledSearch } from './facetTitle'
import type { SearchState } from './SearchState'

const anything: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }

it.each<{ name: string; values: SearchState['values']; titled: SearchState['values'] }>([
  { name: 'a fuel', values: { fuel: ['PHEV', 'Plug-in Hybrid'] }, titled: { fuel: ['Plug-in Hybrid'] } },
  { name: 'driven wheels', values: { drive: ['4x4'] }, titled: { drive: ['4WD'] } },
  { name: 'a body as it is', values: { body: ['Roadster'] }, titled: { body: ['Roadster'] } },
  { name: 'an unknown value', values: { fuel: ['Steam'] }, titled: { fuel: ['Steam'] } },
  { name: 'a make as it is', values: { make: ['D'] }, titled: { make: ['D'] } },
])('titledSearch titles $name (SRC-02)', ({ values, titled }) =>
  expect(titledSearch({ ...anything, values, excluded: values })).toEqual({ ...anything, values: titled, excluded: titled }),
)
