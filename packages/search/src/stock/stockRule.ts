import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { asksForPictures } from '@forecourt/schema/switches/asksForPictures'
import type { Filter } from '../contract/Filter'
import { neverSold } from './carRecord'

/** What decides which cars a site lists: its settings, and its dealerships where it does not show its organisation's whole stock. */
export interface StockRuleOptions {
  readonly stock: ResolvedConfig['stock']
  readonly dealershipIds: readonly string[]
  /** ISO instant. */
  readonly now: string
}

/** The condition that a site lists a car, asked of search: the same as the rule `isListed` (SRC-31 to SRC-33, CFG-12). */
export function stockRule({ stock, dealershipIds, now }: StockRuleOptions): Filter[] {
  const soldSince = Math.floor(Date.parse(now) / 1000) - stock.soldVisibleDays * 86_400
  const listed: Filter[] = [
    {
      kind: 'or',
      filters: [
        is('status', 'in_stock'),
        is('status', 'coming_soon'),
        { kind: 'and', filters: [is('status', 'sold'), sold('>', soldSince), sold('<', neverSold)] },
      ],
    },
    is('show_on_dealer_website', 'true'),
    oneOf('car_type', stock.carTypes),
  ]
  if (asksForPictures(stock)) listed.push({ kind: 'number', attribute: 'image_count', comparison: '>=', value: stock.minImageCount })
  if (dealershipIds.length > 0) listed.push(oneOf('dealership_id', dealershipIds))
  return listed
}

const sold = (comparison: '<' | '>', value: number): Filter => ({ kind: 'number', attribute: 'sold_at_timestamp', comparison, value })

const is = (attribute: string, value: string): Filter => ({ kind: 'facet', attribute, value })

const oneOf = (attribute: string, values: readonly string[]): Filter => ({
  kind: 'or',
  filters: values.map((value) => is(attribute, value)),
})
