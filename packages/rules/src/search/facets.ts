/** Facets that hold a list of values, in the order a query string states them (SRC-02, SRC-03). */
export const listFacets = [
  'car_type',
  'item_type',
  'certified',
  'make',
  'model',
  'badge',
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
] as const
export type ListFacet = (typeof listFacets)[number]

/** Facets that hold a range: prices in whole dollars, km, years (SRC-07, SRC-25). */
export const rangeFacets = ['price', 'subscription_price', 'year', 'km'] as const
export type RangeFacet = (typeof rangeFacets)[number]
