import { offersSubscriptions } from '@forecourt/schema/switches/offersSubscriptions'
import { type SortOrder, sortOrders } from '../SearchState'

/** The orders a site's list can have: by the price per week only where it offers subscriptions, never mixed with what cars cost to buy (SRC-17, CAR-14). */
export const offeredSorts = (config: Parameters<typeof offersSubscriptions>[0]): SortOrder[] =>
  sortOrders.filter((order) => offersSubscriptions(config) || !order.startsWith('weekly_'))
