import type { Car } from '../entities/Car'
import { formatMoney } from '../format/formatMoney'
import { onRoadCosts } from '../pricing/onRoadCosts'
import { type TradeInRange, type TradeInValue, tradeInRange } from '../valuations/tradeInText'
import type { CheckoutAbout, TypedSteps } from './Journey'

/**
 * A car with what it comes to on the road as its price, where that can be worked out: what finance is reckoned of in a checkout. A quote of
 * the price alone is left out, as it is of less than is to be paid. The car itself otherwise.
 */
export const onRoadCar = ({ car, charges }: Pick<CheckoutAbout, 'car' | 'charges'>): Car => {
  const costs = onRoadCosts(car, charges)
  return costs
    ? { ...car, priceCents: costs.totalCents, driveAwayCents: costs.totalCents, priceType: 'driveAway', financeQuote: null }
    : car
}

const prefix = 'own-'

/** How a vehicle of the shopper's own is chosen in the step about trade-ins. */
export const tradeInChoice = (vehicleId: string): string => `${prefix}${vehicleId}`

/** Which vehicle was chosen there; null for none, or one that is described by hand. */
export const tradedInId = ({ tradeIn }: TypedSteps): string | null =>
  tradeIn?.has?.startsWith(prefix) ? tradeIn.has.slice(prefix.length) : null

/** The valued vehicle that a journey's car is paid with in part, as it stands now (TRD-02); null for none. */
export const tradedIn = ({ typed, valued }: Pick<CheckoutAbout, 'typed' | 'valued'>): TradeInValue | null => {
  const id = tradedInId(typed)
  return valued.find(({ vehicleId }) => vehicleId === id) ?? null
}

/** One line of what a purchase comes to, an amount or a range already in words. */
export interface MoneyLine {
  readonly title: string
  readonly text: string
}

const text = ({ lowCents, highCents }: TradeInRange): string =>
  lowCents === highCents ? formatMoney(lowCents) : `${formatMoney(lowCents)} – ${formatMoney(highCents)}`

const less = (cents: number): number => Math.max(0, cents)

/**
 * What is left to pay after the deposit, line by line (CHK-03, ENT-21): the price of now, with what it takes to put the car on the road
 * where that can be worked out, less the deposit, less what the shopper's own vehicle is offered for, as the range it is. A figure that has run out, or that nobody gave yet, is not taken off.
 */
export const leftToPay = (about: CheckoutAbout): readonly MoneyLine[] => {
  const { car, config, charges } = about
  if (car.priceCents === null) return []
  const value = tradedIn(about)
  const range = value && tradeInRange(value)
  const depositCents = config.checkout.deposit * 100
  const isEgc = car.priceType === 'egc'
  const costs = onRoadCosts(car, charges)
  const isToCome = about.typed.tradeIn?.has === 'ask' || (value !== null && range === null)
  const before = [isToCome && 'your trade-in', isEgc && !costs && 'government charges'].filter(Boolean).join(' and ')
  const rest = (costs?.totalCents ?? car.priceCents) - depositCents
  const guide = costs && !costs.isKnown ? ', about' : ''
  const left = { lowCents: less(rest - (range?.highCents ?? 0)), highCents: less(rest - (range?.lowCents ?? 0)) }
  return [
    { title: isEgc ? 'Price, before government charges' : 'Price, drive away', text: formatMoney(car.priceCents) },
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
