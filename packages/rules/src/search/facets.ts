/** Facets that hold a list of values, in the order a query string states them (SRC-02, SRC-03). */
export const listFacets = [
  'car_type',
  'item_type',
  'certified',
  'make',
  'model',
  'make_model',
  'badge',
  'categories',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'status',
  'tag',
  'dealership_name',
  'location_name',
  'city',
  'state',
  'price_range',
  'weekly_price_range',
  'filtered_features',
] as const
export type ListFacet = (typeof listFacets)[number]

/** List facets that few sites show: counted only where a site does. */
export const rareFacets: readonly ListFacet[] = ['make_model', 'categories', 'price_range', 'weekly_price_range', 'filtered_features']

/** Facets that hold a range: prices in whole dollars, km, years, and the instant a car came in seconds (SRC-03, SRC-07, SRC-25). */
export const rangeFacets = ['price', 'subscription_price', 'year', 'km', 'created_at_timestamp'] as const
export type RangeFacet = (typeof rangeFacets)[number]
