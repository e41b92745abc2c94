import type { SortOrder } from './SearchState'

const labels: { readonly [Order in SortOrder]: string } = {
  recommended: 'Recommended',
  newest: 'Newest',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  km_asc: 'Lowest km',
  km_desc: 'Highest km',
  year_desc: 'Year, newest first',
}

/** Names a sort order (SRC-17). Near a postcode the recommended cars are the nearest. */
export const sortLabel = (sortOrder: SortOrder, isNear = false): string =>
  isNear && sortOrder === 'recommended' ? 'Nearest first' : labels[sortOrder]
