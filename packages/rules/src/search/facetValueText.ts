const texts: { readonly [value: string]: string } = {
  new: 'New',
  used: 'Used',
  demo: 'Demo',
  car: 'Cars',
  motorcycle: 'Motorcycles',
  caravan: 'Caravans',
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
}

/** Says a facet's value as a shopper reads it (ENT-15): conditions, types and statuses are kept as codes, seats as a number; all others are words already. */
export const facetValueText = (facet: string, value: string): string => (facet === 'seats' ? `${value} seats` : (texts[value] ?? value))
