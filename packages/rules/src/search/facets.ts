import { fieldListFacets, fieldRangeFacets, saidFieldFacets, specialFieldFacets } from './generated/fieldFacets'

/** The parameter that leaves values of a facet out of a search (SRC-02). */
export const excludedName = (facet: string): string => `${facet}_not`

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
 * Facets that hold a range: prices in whole dollars, years, km, a caravan's length in feet and its tare and aggregate trailer mass in
 * kg, a motorcycle's engine in cc, an electric car's range in km and battery in kWh, the fuel used in litres per
 * 100 km, the mass towed with brakes in kg, and the instant a car came in seconds (SRC-03,
 * SRC-07, SRC-25).
 */
export const rangeFacets = ['price', 'subscription_price', 'year', 'km', ...fieldRangeFacets, 'created_at_timestamp'] as const
export type RangeFacet = (typeof rangeFacets)[number]

/** What a range, and each of its two ends as a form sends them, is called in an address. */
export const rangeNames = (facet: RangeFacet): readonly string[] => [facet, `${facet}_from`, `${facet}_to`]

/** Facets that only one kind of vehicle has: caravans, motorcycles, electric cars (CFG-06). */
export const specialFacets = specialFieldFacets

/** Facets that few sites show: counted only where a site does. */
export const rareFacets: readonly (ListFacet | RangeFacet)[] = [
  'make_model',
  'categories',
  'price_range',
  'weekly_price_range',
  'filtered_features',
  ...specialFacets,
  ...saidFieldFacets,
]
