import { expect, it } from 'vitest'
import { parseRelatedCars } from './postProblems'

it.each([
  { address: null, is: null },
  { address: '/search', is: { path: '/search', query: '' } },
  { address: ' /search/toyota/rav4 ', is: { path: '/search/toyota/rav4', query: '' } },
  { address: 'https://cars.example/search/kia?fuel=Electric#top', is: { path: '/search/kia', query: '?fuel=Electric' } },
  { address: '/pre-owned', is: { path: '/pre-owned', query: '' } },
  { address: '/searching', is: null },
  { address: '/cars/a', is: null },
  { address: 'javascript:/search', is: null },
  { address: '//elsewhere.example/search', is: null },
])('the post form parses the stock list address of a post: $address (RTE-24)', ({ address, is }) =>
  expect(parseRelatedCars(address)).toEqual(is),
)
