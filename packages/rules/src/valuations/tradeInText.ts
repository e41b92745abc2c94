import { dayText } from '../format/dayText'
import { offerText } from './offerText'
import type { TradeInValue } from './TradeInValue'
import { tradeInRange } from './tradeInRange'

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
