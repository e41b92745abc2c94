import { dayText } from '../format/formatDate'
import { formatMoney } from '../format/formatMoney'
import type { Valuation } from './Valuation'

/** A shopper's own vehicle with what it was valued at last, as it can pay for a part of a car (ENT-21). */
export interface TradeInValue extends Pick<Valuation, 'state' | 'lowCents' | 'highCents' | 'offerCents' | 'validUntil'> {
  /** Of the vehicle: a figure that is renewed is still of the same one. */
  readonly vehicleId: string
  /** What the vehicle is called. */
  readonly vehicle: string
}

/** Cents; the same twice for one amount. */
export interface TradeInRange {
  readonly lowCents: number
  readonly highCents: number
}

/**
 * What a vehicle is offered to pay of a car: the one amount the dealership named or the shopper accepted, else the range (ENT-21).
 * Null where nothing is offered, or the offer has run out: nobody may count on it then.
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

/** What is offered for a vehicle, as one amount or a range (ENT-21); null without a figure. */
export const offerText = ({ offerCents, lowCents, highCents }: Pick<Valuation, 'offerCents' | 'lowCents' | 'highCents'>): string | null => {
  if (offerCents !== null) return formatMoney(offerCents)
  if (lowCents === null || highCents === null) return null
  return lowCents === highCents ? formatMoney(lowCents) : `${formatMoney(lowCents)} – ${formatMoney(highCents)}`
}

interface TradeInContext {
  readonly timeZone: string
  /** Whose offer it is. */
  readonly dealer: string
}

/**
 * What is said of a vehicle that was valued, where it is to pay for a part of a car: its figure with how firm it is, or why it has none
 * (ENT-21, TRD-03). A sentence without its full stop.
 *
 * @example tradeInText(valued, { timeZone: 'Australia/Sydney', dealer: 'Kew Cars' }) // '$18,500 – $20,000 before it is seen, until 18 May 2026'
 */
export const tradeInText = (value: TradeInValue, { timeZone, dealer }: TradeInContext): string => {
  const { state, validUntil } = value
  const until = validUntil && dayText(validUntil, timeZone)
  if (state === 'expired') return `the offer ran out${until ? ` on ${until}` : ''}, so ${dealer} values it again with you`
  const text = tradeInRange(value) && offerText(value)
  if (!text) return `no figure yet: ${dealer} calls you with one`
  if (state === 'appraised') return `${text}, after ${dealer} looked at it`
  if (state === 'accepted') return `${text}, which you accepted, before it is seen`
  return `${text} before it is seen${until ? `, until ${until}` : ''}`
}

/** A vehicle of the shopper's own as a calculator offers it: what it pays, and in words how firm that is. */
export interface TradeInDeposit extends Pick<TradeInValue, 'vehicleId' | 'vehicle' | 'state'> {
  /** What may be counted on: the lower end of a range; null where nothing is offered, or the offer has run out. */
  readonly cents: number | null
  readonly text: string
}

/** What a vehicle that was valued pays of a loan's deposit (FIN-18, ENT-21): never more than the dealership offered at least. */
export const tradeInDeposit = (value: TradeInValue, said: Parameters<typeof tradeInText>[1]): TradeInDeposit => {
  const { vehicleId, vehicle, state } = value
  return { vehicleId, vehicle, state, cents: tradeInRange(value)?.lowCents ?? null, text: tradeInText(value, said) }
}
