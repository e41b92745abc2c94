import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type ListFacet, listFacets, type RangeFacet, rangeFacets, rareFacets, specialFacets } from '../facets'

export type FilterFacet = ListFacet | RangeFacet

const allFacets: readonly FilterFacet[] = [
  'certified',
  'car_type',
  'item_type',
  'make',
  'model',
  'price',
  'subscription_price',
  'year',
  'km',
  ...specialFacets,
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'dealership_name',
  'location_name',
  'city',
  'state',
]

/** Filter sets by number (CFG-16). The fourth is listed explicitly; the others include the facets of special vehicles. */
const variants: { readonly [variant: number]: readonly FilterFacet[] } = {
  1: allFacets,
  2: ['car_type', 'item_type', 'make', 'model', 'price', 'subscription_price', 'year', 'body', ...specialFacets],
  3: [
    'body',
    'item_type',
    'price',
    'subscription_price',
    'make',
    'model',
    'year',
    'km',
    ...specialFacets,
    'fuel',
    'transmission',
    'seats',
    'colour',
    'location_name',
  ],
  4: ['certified', 'model', 'price', 'subscription_price', 'year', 'km', 'body', 'fuel', 'transmission', 'colour', 'location_name'],
}

/** Whether a site has its own list of filters; otherwise it uses a filter set (CFG-16). */
export const choosesFilters = ({ filters }: Pick<ResolvedConfig['search'], 'filters'>): boolean => filters.length > 0

/**
 * Filter facets of a site, in order: its own, otherwise those of its filter set (CFG-16).
 *
 * @example filterFacets({ filters: ['km', 'price'], filterVariant: 1 }) // ['km', 'price']
 */
export const filterFacets = ({
  filters,
  filterVariant,
}: Pick<ResolvedConfig['search'], 'filters'> & { readonly filterVariant: number }): readonly FilterFacet[] =>
  choosesFilters({ filters }) ? filters : (variants[filterVariant] ?? allFacets)

/** Control of a filter: list of values, range, switch, or makes with models. */
export type FilterKind = 'list' | 'range' | 'toggle' | 'makes'

/** Control of a filter facet (SRC-07 to SRC-09). */
export const filterKind = (facet: FilterFacet): FilterKind => {
  if (facet === 'certified') return 'toggle'
  if (facet === 'make') return 'makes'
  return rangeFacets.some((range) => range === facet) ? 'range' : 'list'
}

/**
 * Facets whose counts or ranges a stock list requests (SRC-03, SRC-46): rare ones only if the site filters by them, and never the arrival
 * time, which has no filter.
 */
export const countedFacets = (search: Parameters<typeof filterFacets>[0]): FilterFacet[] => {
  const shown = filterFacets(search)
  return [...listFacets, ...rangeFacets].filter(
    (facet) => facet !== 'created_at_timestamp' && (!rareFacets.includes(facet) || shown.includes(facet)),
  )
}
