import type { ListFacet } from '@forecourt/rules/search/facets'
import { fieldFacetLimits } from '@forecourt/rules/search/generated/fieldFacets'

/** The most values a list facet shows (SRC-39 to SRC-41); models for each chosen make. */
export const facetLimits: { readonly [Facet in ListFacet]: number } = {
  make: 200,
  model: 30,
  body: 40,
  car_type: 3,
  item_type: 3,
  fuel: 20,
  transmission: 10,
  ...fieldFacetLimits,
  badge: 60,
  city: 20,
  state: 10,
  dealership_name: 40,
  location_name: 40,
  status: 5,
  tag: 20,
  certified: 2,
  make_model: 60,
  categories: 10,
  price_range: 20,
  weekly_price_range: 20,
  filtered_features: 60,
}
