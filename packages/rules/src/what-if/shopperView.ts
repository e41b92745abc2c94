import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isListed } from '../car/listing/listing'
import type { Car } from '../entities/Car'
import { hasPrice, isInStock } from '../entities/isInStock'
import { estimatedFinance } from '../finance/estimate/carEstimate'
import { shownWeekly } from '../finance/lender/weeklyFinance'
import { formatMoney } from '../format/formatMoney'
import { displayPrice } from '../pricing/displayPrice'
import { driveAwayPrice, marketAverage } from '../search/list/recommendation'
import type { EstimateRate, SeenChange, SeenFact, ShopperView } from './WhatIf'

/** Titles of the facts, in the order in which they are listed. */
const factTitles: { readonly [Fact in SeenFact]: string } = {
  listed: 'In the stock list',
  price: 'Price',
  wasPrice: 'Was-price',
  weekly: 'Weekly figure',
  market: 'Against the market',
  tag: 'Tag',
  yard: 'Yard',
}

/** All facts, in order (CAR-01). */
export const seenFacts = Object.keys(factTitles) as readonly SeenFact[]

/** Title of a fact (CAR-01). */
export const seenFactTitle = (fact: SeenFact): string => factTitles[fact]

/**
 * Drive-away price of a car in stock compared with its market average, for dealers: an exact amount, while the recommended order of
 * lists counts the difference in points (SRC-17). Null if either is unknown.
 *
 * @example marketPosition(car) // '$1,010 below the average of $26,000'
 */
export const marketPosition = (
  car: Pick<Car, 'status' | 'priceCents' | 'priceType' | 'driveAwayCents' | 'marketPrices'>,
): string | null => {
  const average = marketAverage(car)
  const paid = { priceCents: driveAwayPrice(car) }
  if (!isInStock(car) || average === 0 || !hasPrice(paid)) return null
  const difference = paid.priceCents - average
  const side = difference < 0 ? 'below' : 'above'
  return difference === 0 ? 'At the average' : `${formatMoney(Math.abs(difference))} ${side} the average of ${formatMoney(average)}`
}

/**
 * What shoppers see of a car on a site: whether it is listed (SRC-31), its price (CAR-01, CAR-20), its weekly figure or estimate (CARD-05,
 * CAR-23, FIN-04), tag and yard, by the rules that render its card and page; and, for the dealer, its market position.
 *
 * @param isShown whether the site has its dealership
 * @param now the instant, ISO in UTC
 */
export const shopperView = (
  car: Car,
  { config, isShown, now }: { readonly config: ResolvedConfig; readonly isShown: boolean; readonly now: string },
): ShopperView => {
  const isOnSite = isShown && isListed(car, config.stock, now)
  const { text, wasText } = displayPrice(car, config)
  const about = { car, config, now }
  const weekly = shownWeekly('card', about) ?? shownWeekly('carPage', about) ?? estimatedFinance(car, config, now)
  return {
    listed: isOnSite ? 'Yes' : 'No',
    price: isOnSite && isInStock(car) ? text : null,
    wasPrice: isOnSite && isInStock(car) ? wasText : null,
    weekly: isOnSite ? (weekly?.weeklyText ?? null) : null,
    market: isOnSite ? marketPosition(car) : null,
    tag: isOnSite ? car.tag : null,
    yard: isOnSite ? car.locationName : null,
  }
}

/**
 * Differences of two views, in the order of `seenFacts` (CAR-01).
 *
 * @example viewChanges({ ...view, tag: null }, { ...view, tag: 'Sale' }) // [{ fact: 'tag', title: 'Tag', before: null, after: 'Sale' }]
 */
export const viewChanges = (before: ShopperView, after: ShopperView): SeenChange[] =>
  seenFacts.flatMap((fact) =>
    before[fact] === after[fact] ? [] : [{ fact, title: factTitles[fact], before: before[fact], after: after[fact] }],
  )

/**
 * A config whose estimate has other rates (FIN-04). Figures of lenders and quotes have rates of their own and stay; the comparison rate
 * stays without another one, as in New Zealand, where it isn't shown.
 *
 * @example withRate(config, { kind: 'rate', rate: 5.99, comparisonRate: 6.4 }).estimate.rate // 5.99
 */
export const withRate = (config: ResolvedConfig, { rate, comparisonRate }: EstimateRate): ResolvedConfig => ({
  ...config,
  estimate: { ...config.estimate, rate, ...(comparisonRate !== null && { comparisonRate }) },
})
