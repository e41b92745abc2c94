import type { PriceType } from '@forecourt/rules/entities/Car'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { parseSheetNumber } from './parseSheetNumber'

/** A price as one cell says it. */
export interface PriceSaid {
  readonly cents: number
  /** What the cell itself says the price includes; null where it says nothing. */
  readonly priceType: PriceType | null
}

/** A price on request. */
const unpriced =
  /^(?:p\.?o\.?a\.?|call|contact us|contact|tba|tbc|n\/?a|on application|on request|price on (?:application|request)|enquire|call for price|\$?0+(?:\.0+)?)$/i
const currency = /\b(?:aud|nzd)\b|[*^†#]+/gi
const amountFirst = /^(?:[a-z .:/]*?)\$?\s*(\d[\d,.\s']*)(.*)$/i

/**
 * A price with the words beside it (CAR-14): the words say what it includes. Null where the amount or any of the words is not
 * understood, 'none' for a price on request.
 *
 * @example parsePrice('$29,990 + ORC') // { cents: 2_999_000, priceType: 'egc' }
 */
export const parsePrice = (text: string): PriceSaid | 'none' | null => {
  const plain = text.replace(currency, ' ').trim()
  if (unpriced.test(plain)) return 'none'
  const [, amount = '', after = ''] = amountFirst.exec(plain) ?? []
  const before = plain.slice(0, plain.length - amount.length - after.length).replace('$', '')
  const dollars = parseSheetNumber(amount)
  if (amount === '' || dollars === null) return null
  const words = [before, after].map((each) => each.trim()).filter((each) => each !== '')
  const types = words.map((each) => priceTypes.read(each))
  const [type = null] = types
  if (types.includes(null) || types.some((each) => each !== type)) return null
  return { cents: Math.round(dollars * 100), priceType: type }
}
