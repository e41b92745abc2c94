import type { SortOrder } from '../SearchState'

const labels: { readonly [Order in SortOrder]: string } = {
  recommended: 'Recommended',
  newest: 'Newest',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  weekly_asc: 'Price per week, low to high',
  weekly_desc: 'Price per week, high to low',
  km_asc: 'Lowest km',
  km_desc: 'Highest km',
  year_desc: 'Year, newest first',
}

/** Names a sort order (SRC-17). Near a postcode the recommended cars are the nearest; beside prices per week the others are what it costs to buy. */
export const sortLabel = (sortOrder: SortOrder, { isNear = false, byTheWeek = false } = {}): string => {
  if (isNear && sortOrder === 'recommended') return 'Nearest first'
  return byTheWeek && sortOrder.startsWith('price_') ? labels[sortOrder].replace('Price', 'Price to buy') : labels[sortOrder]
}
