import type { ListFacet } from '@forecourt/rules/search/facets'

/** The most values a list facet shows (SRC-39 to SRC-41); models for each chosen make. */
export const facetLimits: { readonly [Facet in ListFacet]: number } = {
  make: 200,
  model: 30,
  body: 40,
  car_type: 3,
  item_type: 3,
  fuel: 20,
  transmission: 10,
  drive: 10,
  colour: 40,
  seats: 20,
  badge: 60,
  city: 20,
  state: 10,
  dealership_name: 40,
  location_name: 40,
  status: 5,
  tag: 20,
  certified: 2,
}

/** Facet values that read differently from how they are stored. */
export const facetLabels: { readonly [facet: string]: { readonly [value: string]: string } } = {
  car_type: { new: 'New', used: 'Used', demo: 'Demo' },
  item_type: { car: 'Cars', motorcycle: 'Motorcycles', caravan: 'Caravans' },
  certified: { true: 'Certified', false: 'Not certified' },
}
