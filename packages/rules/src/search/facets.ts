import { fieldListFacets, fieldRangeFacets, queryFieldFacets, specialFieldFacets } from './generated/fieldFacets'

/** Query parameter that excludes values of a facet (SRC-02). */
export const excludedName = (facet: string): string => `${facet}_not`

/** List facets, in the order of the query string (SRC-02, SRC-03). */
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
  'gearbox',
  'origin',
  ...fieldListFacets,
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

/**
 * Numeric facets: prices in whole dollars, years, km, a caravan's length in feet and its tare and aggregate trailer mass in kg, a
 * motorcycle's engine in cc, an electric car's range in km and battery in kWh, fuel consumption in litres per 100 km, braked towing
 * capacity in kg, and the arrival of a car in seconds (SRC-03, SRC-07, SRC-25).
 */
export const rangeFacets = ['price', 'subscription_price', 'year', 'km', ...fieldRangeFacets, 'created_at_timestamp'] as const
export type RangeFacet = (typeof rangeFacets)[number]

/** Query parameters of a range: the range, and its two ends as form fields. */
export const rangeNames = (facet: RangeFacet): readonly string[] => [facet, `${facet}_from`, `${facet}_to`]

/** Facets of only one kind of vehicle: caravans, motorcycles, electric cars (CFG-06). */
export const specialFacets = specialFieldFacets

/** Facets used by few sites: only counted there. */
export const rareFacets: readonly (ListFacet | RangeFacet)[] = [
  'make_model',
  'categories',
  'gearbox',
  'origin',
  'price_range',
  'weekly_price_range',
  'filtered_features',
  ...specialFacets,
  ...queryFieldFacets,
]
