import { formatMoney } from '@forecourt/rules/pricing/formatMoney'
import type { NumberRange } from '@forecourt/rules/search/SearchState'

/** One end of a range in words: 25000 of price is '$25,000', of km '25,000 km', of year '2025', and an instant in seconds the day it is on in UTC. Prices are whole dollars. */
export const rangeValueText = (facet: string, value: number): string => {
  if (facet === 'price') return formatMoney(value * 100)
  if (facet === 'subscription_price') return `${formatMoney(value * 100)} a week`
  if (facet === 'km') return `${value.toLocaleString('en-AU')} km`
  if (facet === 'created_at_timestamp') return new Date(value * 1000).toISOString().slice(0, 10)
  return String(value)
}

/** A range in words: '$5,000 to $30,000', 'From 2019', 'Up to 60,000 km'; null when both ends are open. */
export const rangeText = (facet: string, { min, max }: NumberRange): string | null => {
  if (min !== null && max !== null)
    return min === max ? rangeValueText(facet, min) : `${rangeValueText(facet, min)} to ${rangeValueText(facet, max)}`
  if (min !== null) return `From ${rangeValueText(facet, min)}`
  if (max !== null) return `Up to ${rangeValueText(facet, max)}`
  return null
}
