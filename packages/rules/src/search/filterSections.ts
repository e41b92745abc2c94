import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { rangeFacets } from './facets'
import { type FilterFacet, filterFacets } from './filterFacets'

/** One section of the filters. */
export interface FilterSection {
  readonly facet: FilterFacet
  readonly label: string
  readonly kind: 'list' | 'range' | 'toggle' | 'makes'
}

const labels: { readonly [Facet in FilterFacet]: string } = {
  certified: 'Certified',
  car_type: 'Condition',
  item_type: 'Type',
  make: 'Make',
  model: 'Model',
  make_model: 'Make and model',
  badge: 'Badge',
  price: 'Price',
  subscription_price: 'Price per week',
  year: 'Year',
  km: 'Kilometres',
  categories: 'Category',
  body: 'Body',
  fuel: 'Fuel',
  transmission: 'Transmission',
  drive: 'Drive',
  colour: 'Colour',
  seats: 'Seats',
  sleeps: 'Berths',
  layout: 'Layout',
  length: 'Length (ft)',
  tare: 'Tare weight (kg)',
  atm: 'Aggregate trailer mass (kg)',
  licence: 'Licence',
  engine_cc: 'Engine size (cc)',
  range_km: 'Electric range (km)',
  battery_kwh: 'Battery (kWh)',
  status: 'Availability',
  tag: 'Tag',
  dealership_name: 'Dealership',
  location_name: 'Location',
  city: 'Suburb',
  state: 'State',
  price_range: 'Price range',
  weekly_price_range: 'Weekly price',
  filtered_features: 'Features',
  created_at_timestamp: '',
}

/** What a car costs by subscription (CAR-15). */
const perWeek: readonly FilterFacet[] = ['subscription_price', 'weekly_price_range']

const kindOf = (facet: FilterFacet): FilterSection['kind'] => {
  if (facet === 'certified') return 'toggle'
  if (facet === 'make') return 'makes'
  return rangeFacets.some((range) => range === facet) ? 'range' : 'list'
}

/**
 * Lists the filters of the stock list in order (SRC-05, CFG-16). A weekly price filters only where
 * subscriptions are offered, the condition only where there is more than one; the certified switch says the site's words (SRC-15).
 */
export const filterSections = (config: Pick<ResolvedConfig, 'search' | 'price' | 'stock'>): FilterSection[] =>
  filterFacets(config.search)
    .filter((facet) => !perWeek.includes(facet) || config.price.offerSubscriptions)
    .filter((facet) => facet !== 'car_type' || config.stock.carTypes.length > 1)
    .map((facet) => ({ facet, label: facet === 'certified' ? config.search.certifiedLabel : labels[facet], kind: kindOf(facet) }))
