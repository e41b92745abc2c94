import type { StockQuery } from '@forecourt/rules/search/StockSearch'
import { asksForPictures } from '@forecourt/schema/switches/stockSwitches'
import { ownerAttribute } from './hostedRecord'

const hourSeconds = 3600

const anyOf = (attribute: string, values: readonly string[]) =>
  `(${values.map((value) => `${attribute}:${JSON.stringify(value)}`).join(' OR ')})`

/**
 * The site's listing rule in Algolia's `filters` syntax: organisation, status, consent, car types, days of sold cars, dealerships and
 * pictures (SRC-31 to SRC-33, SRC-45, CFG-12). Times are rounded to the hour, so that Algolia can cache results.
 */
export function listedFilters({ site, now }: Pick<StockQuery, 'site' | 'now'>): string {
  const { stock } = site.config
  const seconds = Math.floor(Date.parse(now) / 1000)
  const soldSince = seconds - (seconds % hourSeconds) - stock.soldVisibleDays * 24 * hourSeconds
  return [
    anyOf(ownerAttribute, [site.organisationId]),
    anyOf('status', ['in_stock', 'coming_soon', 'sold']),
    anyOf('show_on_dealer_website', ['true']),
    anyOf('car_type', stock.carTypes),
    ...(site.dealershipIds.length > 0 ? [anyOf('dealership_id', site.dealershipIds)] : []),
    `sold_at_timestamp > ${soldSince}`,
    ...(asksForPictures(stock) ? [`image_count >= ${stock.minImageCount}`] : []),
  ].join(' AND ')
}
