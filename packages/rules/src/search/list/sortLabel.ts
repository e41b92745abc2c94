import { sortNames } from '@forecourt/schema/sortNames'
import type { SortOrder } from '../SearchState'

/** Names a sort order (SRC-17). Near a postcode the recommended cars are the nearest; beside prices per week the others are what it costs to buy. */
export const sortLabel = (sortOrder: SortOrder, { isNear = false, byTheWeek = false } = {}): string => {
  if (isNear && sortOrder === 'recommended') return 'Nearest first'
  return byTheWeek && sortOrder.startsWith('price_') ? sortNames[sortOrder].replace('Price', 'Price to buy') : sortNames[sortOrder]
}
