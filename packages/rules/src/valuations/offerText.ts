import { formatMoney } from '../format/formatMoney'
import type { Valuation } from './Valuation'

/** What is offered for a vehicle, as one amount or a range (ENT-21); null without a figure. */
export const offerText = ({ offerCents, lowCents, highCents }: Pick<Valuation, 'offerCents' | 'lowCents' | 'highCents'>): string | null => {
  if (offerCents !== null) return formatMoney(offerCents)
  if (lowCents === null || highCents === null) return null
  return lowCents === highCents ? formatMoney(lowCents) : `${formatMoney(lowCents)} – ${formatMoney(highCents)}`
}
