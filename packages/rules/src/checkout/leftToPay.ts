import { formatMoney } from '../format/formatMoney'
import { onRoadCosts } from '../pricing/onRoadCosts'
import { countryTerms } from '../records/kinds/countryTerms'
import { type TradeInRange, type TradeInValue, tradeInRange } from '../valuations/tradeInText'
import type { CheckoutContext, EnteredSteps } from './Journey'

const prefix = 'own-'

/** Form value for one of the shopper's own vehicles in the trade-in step. */
export const tradeInChoice = (vehicleId: string): string => `${prefix}${vehicleId}`

/** Id of the vehicle selected there; null for none, or one entered by hand. */
export const tradedInId = ({ tradeIn }: EnteredSteps): string | null =>
  tradeIn?.has?.startsWith(prefix) ? tradeIn.has.slice(prefix.length) : null

/** The valued vehicle traded in for the car, as of now (TRD-02); null for none. */
export const tradedIn = ({ entered, valued }: Pick<CheckoutContext, 'entered' | 'valued'>): TradeInValue | null => {
  const id = tradedInId(entered)
  return valued.find(({ vehicleId }) => vehicleId === id) ?? null
}

/** A line of the purchase total; the amount or range is already formatted. */
export interface MoneyLine {
  readonly title: string
  readonly text: string
}

const text = ({ lowCents, highCents }: TradeInRange): string =>
  lowCents === highCents ? formatMoney(lowCents) : `${formatMoney(lowCents)} – ${formatMoney(highCents)}`

const notNegative = (cents: number): number => Math.max(0, cents)

/**
 * Breakdown of the balance after the deposit (CHK-03, ENT-21): current price plus on-road costs if known, less the deposit, less the
 * trade-in's valuation as a range. Ignores an expired or missing valuation.
 */
export const leftToPay = (context: CheckoutContext): readonly MoneyLine[] => {
  const { car, config } = context
  if (car.priceCents === null) return []
  const value = tradedIn(context)
  const range = value && tradeInRange(value)
  const depositCents = config.checkout.deposit * 100
  const { prices } = countryTerms(config.identity.country)
  const isEgc = car.priceType === 'egc'
  const costs = onRoadCosts(car)
  const isToCome = context.entered.tradeIn?.has === 'ask' || (value !== null && range === null)
  const before = [isToCome && 'your trade-in', isEgc && !costs && 'on-road costs'].filter(Boolean).join(' and ')
  const rest = (costs?.totalCents ?? car.priceCents) - depositCents
  const guide = costs && !costs.isKnown ? ', about' : ''
  const left = { lowCents: notNegative(rest - (range?.highCents ?? 0)), highCents: notNegative(rest - (range?.lowCents ?? 0)) }
  return [
    { title: isEgc ? 'Price, before on-road costs' : `Price, ${prices.driveAway.toLowerCase()}`, text: formatMoney(car.priceCents) },
    ...(costs
      ? [
          ...costs.lines.map(({ name, text: amount }) => ({ title: name, text: amount })),
          { title: `On the road${guide}`, text: costs.totalText },
        ]
      : []),
    ...(range ? [{ title: 'Your trade-in', text: `less ${text(range)}` }] : []),
    { title: 'Deposit, part of the price', text: `less ${formatMoney(depositCents)}` },
    { title: `Left to pay${before && `, before ${before}`}${guide}`, text: text(left) },
  ]
}
