import { expect, it } from 'vitest'
import { type FilterFacet, type FilterKind, filterKind } from './filterFacets'

it.each<[FilterFacet, FilterKind]>([
  ['certified', 'toggle'],
  ['make', 'makes'],
  ['weekly_price_range', 'list'],
  ['year', 'range'],
  ['body', 'list'],
  ['location_name', 'list'],
])('the filter %s is a %s (SRC-07 to SRC-09)', (facet, kind) => expect(filterKind(facet)).toBe(kind))
