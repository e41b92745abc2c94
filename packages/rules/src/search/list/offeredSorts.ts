import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type SortOrder, sortOrders } from '../SearchState'

/** The orders a site's list can have: by the price per week only where it offers subscriptions, never mixed with what cars cost to buy (SRC-17, CAR-14). */
export const offeredSorts = ({ price }: { readonly price: Pick<ResolvedConfig['price'], 'offerSubscriptions'> }): SortOrder[] =>
  sortOrders.filter((order) => price.offerSubscriptions || !order.startsWith('weekly_'))
