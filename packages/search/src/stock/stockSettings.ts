import { facetKey, namedFacets } from '@forecourt/rules/search/facetKey'
import { listFacets, rangeFacets } from '@forecourt/rules/search/facets'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import type { IndexSettings } from '../contract/SearchRecord'
import { searchedFacets } from './searchedFacets'
import { stockLanguage } from './stockLanguage'
import { stockSorts } from './stockSorts'

/** What search does with the attributes of `carRecord` (SRC-03, SRC-17). */
export const stockSettings: IndexSettings = {
  searchable: ['name', 'make', 'model', 'badge', 'stock_number', 'vin'],
  // Nobody mistypes a code.
  codes: ['stock_number', 'vin'],
  spellings: Object.fromEntries(
    namedFacets.map((facet) => [
      facet,
      { key: (value: string) => facetKey(facet, value), otherName: (value: string) => facetTitle(facet, value) },
    ]),
  ),
  searchedFacets,
  language: stockLanguage,
  dropWords: 'fewest',
  facets: [
    ...listFacets,
    'model_path',
    'make_slug',
    'model_slug',
    'dealership_id',
    'dealership_slug',
    'location_slug',
    'show_on_dealer_website',
    '_tags',
    'engine',
  ],
  numbers: [...rangeFacets, 'image_count', 'readiness', 'custom_rank', 'sold_at_timestamp', 'latitude', 'longitude'],
  point: { latitude: 'latitude', longitude: 'longitude' },
  sorts: stockSorts,
}
