import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { hidesUnpriced } from './hidesUnpriced'

it.each([
  { name: 'cheapest first, if the site’s setting is on', hides: true, sortBy: 'price_asc', expected: true },
  { name: 'cheapest first, if the site’s setting is off', hides: false, sortBy: 'price_asc', expected: false },
  { name: 'dearest first', hides: true, sortBy: 'price_desc', expected: false },
  { name: 'as recommended', hides: true, sortBy: 'recommended', expected: false },
] as const)('a list hides cars without a price: $name (SRC-18)', ({ hides, sortBy, expected }) => {
  expect(hidesUnpriced(buildConfig({ search: { hideUnpricedWhenCheapestFirst: hides } }), { sortBy })).toBe(expected)
})
