import { formatMoney } from '../../format/formatMoney'

export type PriceBandFacet = 'price_range' | 'weekly_price_range'

/** A price band in whole dollars, excluding its end; the last band has no end. */
interface PriceBand {
  readonly text: string
  readonly from: number
  readonly to: number | null
}

/** Lower bounds of the bands, in whole dollars. */
const starts: { readonly [Facet in PriceBandFacet]: readonly number[] } = {
  price_range: [0, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000],
  weekly_price_range: [0, 100, 150, 200, 250, 300, 400, 500],
}

const bandText = (from: number, to: number | null, per: string): string => {
  const [low, high] = [formatMoney(from * 100), formatMoney((to ?? 0) * 100)]
  if (to === null) return `${low}${per} and over`
  return from === 0 ? `Under ${high}${per}` : `${low} to ${high}${per}`
}

/**
 * Price bands of prices or weekly prices, lowest first (SRC-03). A price on a bound belongs to the higher band.
 *
 * @example priceBands('price_range')[1] // { text: '$10,000 to $15,000', from: 10000, to: 15000 }
 */
export const priceBands = (facet: PriceBandFacet): readonly PriceBand[] =>
  starts[facet].map((from, index, all) => {
    const to = all[index + 1] ?? null
    return { text: bandText(from, to, facet === 'weekly_price_range' ? ' a week' : ''), from, to }
  })

const bands = { price_range: priceBands('price_range'), weekly_price_range: priceBands('weekly_price_range') }

/**
 * Band of a price (SRC-03): the price for price_range, the weekly price for weekly_price_range, both in dollars. Null without a price
 * above 0.
 *
 * @example priceBand('price_range', 24_990) // '$20,000 to $25,000'
 */
export const priceBand = (facet: PriceBandFacet, dollars: number | null): string | null => {
  if (dollars === null || !(dollars > 0)) return null
  return bands[facet].find(({ to }) => to === null || dollars < to)?.text ?? null
}
