import { expect, it } from 'vitest'
import { parseRange } from './parseSearch'

it.each([
  { facet: 'price', text: '5000:30000', range: { min: 5000, max: 30000 } },
  { facet: 'price', text: '5000:', range: { min: 5000, max: null } },
  { facet: 'price', text: ':30000', range: { min: null, max: 30000 } },
  { facet: 'price', text: '5000:5000', range: { min: 5000, max: 5000 } },
  { facet: 'price', text: '30000:5000', range: null },
  { facet: 'price', text: ':', range: null },
  { facet: 'price', text: '', range: null },
  { facet: 'price', text: '5000', range: null },
  { facet: 'price', text: '1:2:3', range: null },
  { facet: 'price', text: '-5:10', range: null },
  { facet: 'price', text: '5e3:1e4', range: null },
  { facet: 'price', text: '999999999:', range: { min: 10_000_000, max: null } },
  { facet: 'price', text: '99999999999:', range: null },
  { facet: 'year', text: '0:2020', range: { min: 1900, max: 2020 } },
  { facet: 'created_at_timestamp', text: '1771200000:', range: { min: 1_771_200_000, max: null } },
  { facet: 'km', text: ':999999999', range: { min: null, max: 2_000_000 } },
] as const)('parseRange parses “$text” as a range of $facet (SRC-22, SRC-23, SRC-25)', ({ facet, text, range }) => {
  expect(parseRange(facet, text)).toEqual(range)
})
