import { asksForPictures } from '@forecourt/schema/switches/asksForPictures'
import { ownerAttribute } from '../hosted/hostedRecord'
import type { HostedRule } from './SearchAccess'

/** What all of must hold; the members of an inner list are alternatives. */
export interface Conditions {
  readonly facetFilters: readonly (readonly string[])[]
  readonly numericFilters: readonly string[]
}

const hourSeconds = 3600

/**
 * The condition that a site lists a car, as a hosted index is asked: whose it is, status, consent, car types, pictures, dealerships, and for sold
 * cars their days (SRC-31 to SRC-33, CFG-12). By the hour, so that the same question stays the same for Algolia's own cache.
 *
 * @param now ISO instant
 */
export function hostedConditions({ organisationId, stock, dealershipIds }: HostedRule, now: string): Conditions {
  const seconds = Math.floor(Date.parse(now) / 1000)
  const soldSince = seconds - (seconds % hourSeconds) - stock.soldVisibleDays * 24 * hourSeconds
  return {
    facetFilters: [
      [`${ownerAttribute}:${organisationId}`],
      ['status:in_stock', 'status:coming_soon', 'status:sold'],
      ['show_on_dealer_website:true'],
      stock.carTypes.map((type) => `car_type:${type}`),
      ...(dealershipIds.length > 0 ? [dealershipIds.map((id) => `dealership_id:${id}`)] : []),
    ],
    numericFilters: [`sold_at_timestamp>${soldSince}`, ...(asksForPictures(stock) ? [`image_count>=${stock.minImageCount}`] : [])],
  }
}
