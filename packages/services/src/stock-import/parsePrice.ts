import type { PriceType } from '@forecourt/rules/entities/Car'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { parseSheetNumber } from './parseSheetNumber'

/** A price as one cell says it. */
export interface PriceSaid {
  readonly cents: number
  /** What the cell itself says the price includes; null where it says nothing. */
  readonly priceType: PriceType | null
}

const gstOnTop = /(?:\+|\bplus|\bex(?:\.|cl?(?:\.|uding|udes|uded|usive(?: of)?)?)?)\s*gst(?![a-z])/i

/** Whether a text says that GST comes on top of a price, such as “All prices + GST”. */
export const saysGstOnTop = (text: string): boolean => gstOnTop.test(text)

/** The country whose dollars a price is in. */
export type PriceCountry = 'AU' | 'NZ'

/** A price on request. */
const unpriced =
  /^(?:p\.?o\.?a\.?|call|contact us|contact|tba|tbc|n\/?a|on application|on request|price on (?:application|request)|enquire|call for price|\$?0+(?:\.0+)?)$/i
const marks = /[*^†#]+/g
/** The dollars of each country, as they are written beside an amount. */
const dollars: Readonly<Record<PriceCountry, RegExp>> = { AU: /\bAUD(?![a-z])|\bAU?(?=\$)/gi, NZ: /\bNZD(?![a-z])|\bNZ(?=\$)/gi }
/** That the seller may take less, which says nothing of what the price includes. */
const negotiable = /[\s,(]+(?:o\.?n\.?o|o\.?b\.?o|neg|negotiable|or (?:near(?:est)?|best) offer)(?![a-z])(?:\.(?!\d))?\)?(?=[\s,]|$)/gi
const amountFirst = /^(?:[a-z .:/]*?)\$?\s*(\d[\d,.\s']*)(.*)$/i

/**
 * A price with the words beside it (CAR-14): the words say what it includes. Null where the amount or any of the words is not
 * understood, or where it is in the currency of another country; 'none' for a price on request.
 *
 * @example parsePrice('$29,990 + ORC', 'AU') // { cents: 2_999_000, priceType: 'egc' }
 */
export const parsePrice = (text: string, country: PriceCountry): PriceSaid | 'none' | null => {
  const plain = text.replace(marks, ' ').replace(dollars[country], ' ').replace(negotiable, ' ').trim()
  if (unpriced.test(plain)) return 'none'
  const [, amount = '', after = ''] = amountFirst.exec(plain) ?? []
  const before = plain.slice(0, plain.length - amount.length - after.length).replace('$', '')
  const said = parseSheetNumber(amount.replace(/,\s*$/, ''))
  if (amount === '' || said === null) return null
  const words = [before, after].map((each) => each.trim()).filter((each) => each !== '')
  const types = words.map((each) => priceTypes.read(each))
  const [type = null] = types
  if (types.includes(null) || types.some((each) => each !== type)) return null
  return { cents: Math.round(said * 100), priceType: type }
}
