import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type ListFacet, listFacets, type RangeFacet, rangeFacets, rareFacets, specialFacets } from '../facets'

export type FilterFacet = ListFacet | RangeFacet

const everything: readonly FilterFacet[] = [
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

/** The filter sets by number (CFG-16). The fourth is said facet by facet; the others also have what a site's kinds of vehicle need. */
const variants: { readonly [variant: number]: readonly FilterFacet[] } = {
  1: everything,
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

/** Whether a site chose its filters itself; else it has those of a filter set (CFG-16). */
export const choosesFilters = ({ filters }: Pick<ResolvedConfig['search'], 'filters'>): boolean => filters.length > 0

/**
 * Lists the facets a site filters by, in order: those it chose itself, else those of its filter set (CFG-16).
 *
 * @example filterFacets({ filters: ['km', 'price'], filterVariant: 1 }) // ['km', 'price']
 */
export const filterFacets = ({
  filters,
  filterVariant,
}: Pick<ResolvedConfig['search'], 'filters'> & { readonly filterVariant: number }): readonly FilterFacet[] =>
  choosesFilters({ filters }) ? filters : (variants[filterVariant] ?? everything)

/** How a filter is chosen in: among values, between two ends, by a switch, or among makes with their models. */
export type FilterKind = 'list' | 'range' | 'toggle' | 'makes'

/** Says how a filter is chosen in (SRC-07 to SRC-09). */
export const filterKind = (facet: FilterFacet): FilterKind => {
  if (facet === 'certified') return 'toggle'
  if (facet === 'make') return 'makes'
  return rangeFacets.some((range) => range === facet) ? 'range' : 'list'
}

/**
 * Lists the facets whose values, or least and greatest, a stock list asks for (SRC-03, SRC-46): those that few sites show only where
 * this one does, and no instants, which nobody slides over.
 */
export const countedFacets = (search: Parameters<typeof filterFacets>[0]): FilterFacet[] => {
  const shown = filterFacets(search)
  return [...listFacets, ...rangeFacets].filter(
    (facet) => facet !== 'created_at_timestamp' && (!rareFacets.includes(facet) || shown.includes(facet)),
  )
}
