import { fieldFacetLabels } from '../generated/fieldFacets'
import { type FilterFacet, type FilterKind, filterFacets, filterKind } from './filterFacets'
import { type FilterConfig, hasFilter } from './filterNeeds'

/** A filter section. */
export interface FilterSection {
  readonly facet: FilterFacet
  readonly label: string
  readonly kind: FilterKind
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
  gearbox: 'Gearbox',
  origin: 'Origin',
  ...fieldFacetLabels,
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

/** Label of a filter; the certified switch in a list has the site's own (SRC-15). */
export const filterLabel = (facet: FilterFacet): string => labels[facet]

/**
 * Filters of a site in order, regardless of cars (SRC-05, CFG-16); `filterNeeds` decides which ones a list shows. The certified switch
 * has the site's label (SRC-15).
 */
export const filterSections = (config: FilterConfig): FilterSection[] =>
  filterFacets(config.search)
    .filter((facet) => hasFilter(facet, config))
    .map((facet) => ({ facet, label: facet === 'certified' ? config.search.certifiedLabel : labels[facet], kind: filterKind(facet) }))
