import { expect, it } from 'vitest'
import { facetKey } from './facetKey'

it.each([
  { name: 'punctuation of a model', facet: 'model', values: ['CX-5', 'CX5', 'cx 5'], keys: 1 },
  { name: 'accents of a make', facet: 'make', values: ['Škoda', 'SKODA'], keys: 1 },
  { name: 'the case of a code', facet: 'car_type', values: ['used', 'Used'], keys: 1 },
  { name: 'marks without letters', facet: 'badge', values: ['*', '**'], keys: 2 },
  { name: 'a plus sign of a badge', facet: 'badge', values: ['Excite', 'Excite+'], keys: 2 },
  { name: 'two dealerships', facet: 'dealership_slug', values: ['a-b', 'ab'], keys: 2 },
])('a facet counts spellings that differ in $name as $keys (SRC-03)', ({ facet, values, keys }) =>
  expect(new Set(values.map((value) => facetKey(facet, value))).size).toBe(keys),
)
