import { dayText } from '../format/formatDate'
import { formatMoney } from '../format/formatMoney'
import type { Valuation } from './Valuation'

/** A shopper's vehicle with its latest valuation, usable as a trade-in (ENT-21). */
export interface TradeInValue extends Pick<Valuation, 'state' | 'lowCents' | 'highCents' | 'offerCents' | 'validUntil'> {
  /** Id of the vehicle, which stays the same when its valuation is renewed. */
  readonly vehicleId: string
  /** Name of the vehicle. */
  readonly vehicle: string
}

/** In cents; both equal for a single amount. */
export interface TradeInRange {
  readonly lowCents: number
  readonly highCents: number
}

/**
 * Trade-in value of a vehicle: the amount set by the dealership or accepted by the shopper, otherwise the range (ENT-21). Null without an
 * offer, or if it has expired.
 */
export const tradeInRange = ({
  state,
  offerCents,
  lowCents,
  highCents,
}: Pick<TradeInValue, 'state' | 'offerCents' | 'lowCents' | 'highCents'>): TradeInRange | null => {
  if (state === 'expired' || state === 'asked') return null
  if (offerCents !== null) return { lowCents: offerCents, highCents: offerCents }
  return lowCents === null || highCents === null ? null : { lowCents, highCents }
}

/** Formatted offer for a vehicle, as an amount or a range (ENT-21); null without a figure. */
export const offerText = ({ offerCents, lowCents, highCents }: Pick<Valuation, 'offerCents' | 'lowCents' | 'highCents'>): string | null => {
  if (offerCents !== null) return formatMoney(offerCents)
  if (lowCents === null || highCents === null) return null
  return lowCents === highCents ? formatMoney(lowCents) : `${formatMoney(lowCents)} – ${formatMoney(highCents)}`
}

interface TradeInContext {
  readonly timeZone: string
  /** Name of the dealer who makes the offer. */
  readonly dealer: string
}

/**
 * Text of a trade-in's valuation: its figure and how binding it is, or why there is none (ENT-21, TRD-03). A sentence without a full
 * stop.
 *
 * @example tradeInText(valued, { timeZone: 'Australia/Sydney', dealer: 'Kew Cars' }) // '$18,500 – $20,000 before inspection, until 18 May 2026'
 */
export const tradeInText = (value: TradeInValue, { timeZone, dealer }: TradeInContext): string => {
  const { state, validUntil } = value
  const until = validUntil && dayText(validUntil, timeZone)
  if (state === 'expired') return `the offer expired${until ? ` on ${until}` : ''}, so ${dealer} will value it again with you`
  const text = tradeInRange(value) && offerText(value)
  if (!text) return `no figure yet, ${dealer} will call you with one`
  if (state === 'appraised') return `${text}, after ${dealer} inspected it`
  if (state === 'accepted') return `${text}, which you’ve accepted, before inspection`
  return `${text} before inspection${until ? `, until ${until}` : ''}`
}

/** A shopper's vehicle as a deposit in a calculator. */
export interface TradeInDeposit extends Pick<TradeInValue, 'vehicleId' | 'vehicle' | 'state'> {
  /** The lower end of the offer or estimate; null without one, or if it has expired. */
  readonly cents: number | null
  readonly text: string
}

/** Deposit from a valued vehicle (FIN-18, ENT-21): the lower end of its offer or estimate. */
export const tradeInDeposit = (value: TradeInValue, context: Parameters<typeof tradeInText>[1]): TradeInDeposit => {
  const { vehicleId, vehicle, state } = value
  return { vehicleId, vehicle, state, cents: tradeInRange(value)?.lowCents ?? null, text: tradeInText(value, context) }
}
