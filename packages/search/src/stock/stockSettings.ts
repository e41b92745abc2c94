import { listFacets, rangeFacets } from '@forecourt/rules/search/facets'
import type { IndexSettings } from '../contract/SearchRecord'
import { searchedFacets } from './searchedFacets'
import { stockLanguage } from './stockLanguage'
import { stockSorts } from './stockSorts'

/** What search does with the attributes of `carRecord` (SRC-03, SRC-17). */
export const stockSettings: IndexSettings = {
  searchable: ['name', 'make', 'model', 'badge', 'stock_number', 'vin'],
  // Nobody mistypes a code.
  codes: ['stock_number', 'vin'],
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
