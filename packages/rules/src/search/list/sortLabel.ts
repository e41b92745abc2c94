import { sortNames } from '@forecourt/schema/sortNames'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import { type SortOrder, sortOrders } from '../SearchState'

/** Sort orders of a site's list: by weekly price only with subscriptions, and never mixed with purchase prices (SRC-17, CAR-14). */
export const offeredSorts = (config: Parameters<typeof offersSubscriptions>[0]): SortOrder[] =>
  sortOrders.filter((order) => offersSubscriptions(config) || !order.startsWith('weekly_'))

/** Sort orders in the menu of a list (SRC-17): that by consumption only if the list or the site uses it. */
export const menuSorts = (
  config: Parameters<typeof offersSubscriptions>[0] & { readonly search: { readonly defaultSort: SortOrder } },
  sortBy: SortOrder,
): SortOrder[] => offeredSorts(config).filter((order) => order !== 'consumption_asc' || [sortBy, config.search.defaultSort].includes(order))

/** Label of a sort order (SRC-17). Near a postcode, recommended means nearest; with weekly prices, the others sort by purchase price. */
export const sortLabel = (sortOrder: SortOrder, { isNear = false, byTheWeek = false } = {}): string => {
  if (isNear && sortOrder === 'recommended') return 'Nearest first'
  return byTheWeek && sortOrder.startsWith('price_') ? sortNames[sortOrder].replace('Price', 'Purchase price') : sortNames[sortOrder]
}
