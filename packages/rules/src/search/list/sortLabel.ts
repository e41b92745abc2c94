import { sortNames } from '@forecourt/schema/sortNames'
import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import { type SortOrder, sortOrders } from '../SearchState'

/** The orders a site's list can have: by the price per week only where it offers subscriptions, never mixed with what cars cost to buy (SRC-17, CAR-14). */
export const offeredSorts = (config: Parameters<typeof offersSubscriptions>[0]): SortOrder[] =>
  sortOrders.filter((order) => offersSubscriptions(config) || !order.startsWith('weekly_'))

/** Names a sort order (SRC-17). Near a postcode the recommended cars are the nearest; beside prices per week the others are what it costs to buy. */
export const sortLabel = (sortOrder: SortOrder, { isNear = false, byTheWeek = false } = {}): string => {
  if (isNear && sortOrder === 'recommended') return 'Nearest first'
  return byTheWeek && sortOrder.startsWith('price_') ? sortNames[sortOrder].replace('Price', 'Price to buy') : sortNames[sortOrder]
}
