import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { fieldRanges } from '@forecourt/rules/search/generated/fieldFacets'
import type { NumberRange } from '@forecourt/rules/search/SearchState'

/**
 * Formats an end of a range: 25000 of price is '$25,000', of km '25,000 km', of year '2025', and an instant in seconds its UTC date. Prices
 * are whole dollars.
 */
export const rangeValueText = (facet: string, value: number): string => {
  if (facet === 'price') return formatMoney(value * 100)
  if (facet === 'subscription_price') return `${formatMoney(value * 100)} a week`
  const unit = facet === 'km' ? 'km' : fieldRanges.get(facet)?.unit
  if (unit) return `${value.toLocaleString('en-AU')} ${unit}`
  if (facet === 'created_at_timestamp') return new Date(value * 1000).toISOString().slice(0, 10)
  return String(value)
}

const spanText = (facet: string, { min, max }: NumberRange): string | null => {
  if (min !== null && max !== null)
    return min === max ? rangeValueText(facet, min) : `${rangeValueText(facet, min)} to ${rangeValueText(facet, max)}`
  if (min !== null) return `From ${rangeValueText(facet, min)}`
  if (max !== null) return `Up to ${rangeValueText(facet, max)}`
  return null
}

/** Formats a range: '$5,000 to $30,000', 'From 2019', 'Up to 60,000 km', 'Tare up to 2,000 kg'; null if both ends are open. */
export const rangeText = (facet: string, range: NumberRange): string | null => {
  const text = spanText(facet, range)
  const phrase = fieldRanges.get(facet)?.phrase
  return text && phrase ? `${phrase} ${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text
}
