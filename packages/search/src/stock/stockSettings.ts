import { listFacets, rangeFacets } from '@forecourt/rules/search/facets'
import type { IndexSettings } from '../engine/SearchRecord'
import { stockSorts } from './stockSorts'

/** What search does with the attributes of `carRecord` (SRC-03, SRC-17). */
export const stockSettings: IndexSettings = {
  searchable: ['name', 'make', 'model', 'badge', 'stock_number', 'vin', 'described'],
  // Nobody mistypes a code, and 'gold' is not 'Golf' mistyped.
  codes: ['stock_number', 'vin', 'described'],
  facets: [
    ...listFacets,
    'make_slug',
    'model_slug',
    'dealership_id',
    'dealership_slug',
    'location_slug',
    'show_on_dealer_website',
    '_tags',
  ],
  numbers: [...rangeFacets, 'image_count', 'custom_rank', 'sold_at_timestamp', 'latitude', 'longitude'],
  point: { latitude: 'latitude', longitude: 'longitude' },
  sorts: stockSorts,
}
