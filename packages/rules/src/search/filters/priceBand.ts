import { type PriceBandFacet, priceBands } from './priceBands'

const bands = { price_range: priceBands('price_range'), weekly_price_range: priceBands('weekly_price_range') }

/**
 * Finds the band a price falls into (SRC-03): of price_range the price, of weekly_price_range the price per week, both in dollars.
 * Null without a price: nothing and less are none.
 *
 * @example priceBand('price_range', 24_990) // '$20,000 to $25,000'
 */
export const priceBand = (facet: PriceBandFacet, dollars: number | null): string | null => {
  if (dollars === null || !(dollars > 0)) return null
  return bands[facet].find(({ to }) => to === null || dollars < to)?.text ?? null
}
