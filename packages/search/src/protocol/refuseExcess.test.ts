import { expect, it } from 'vitest'
import type { HitsQuery } from './Query'
import { refuseExcess } from './refuseExcess'

const index = (values: number) => ({
  settings: { searchable: ['name'], codes: [], facets: [], numbers: [], sorts: {} },
  valueCount: () => values,
})
const counting = (facets: number) => ({
  conditions: 0,
  query: {
    kind: 'hits',
    highlighting: { attributes: [], snippets: null },
    request: { query: '', length: 0, offset: 0, facets: Array.from({ length: facets }, String), maxValuesPerFacet: 1000 },
  } as unknown as HitsQuery,
})

it.each([
  { name: 'every facet with all its values, where they are few', facets: 45, values: 500, refused: false },
  { name: 'facets of very many values', facets: 45, values: 100_000, refused: true },
])('values may be asked for as long as there are not too many: $name', ({ facets, values, refused }) => {
  const refuse = () => refuseExcess([counting(facets)], index(values))
  if (refused) expect(refuse).toThrow(/at most 30000 facet values/)
  else expect(refuse).not.toThrow()
})
