import type { PriceType } from '@forecourt/rules/entities/Car'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { parseSheetNumber } from './parseSheetNumber'

/** A price from one cell. */
export interface ParsedPrice {
  readonly cents: number
  /** Price type stated in the cell; null if none. */
  readonly priceType: PriceType | null
}

const gstOnTop = /(?:\+|\bplus|\bex(?:\.|cl?(?:\.|uding|udes|uded|usive(?: of)?)?)?)\s*gst(?![a-z])/i

/** Whether a text says that GST is extra, such as “All prices + GST”. */
export const saysGstOnTop = (text: string): boolean => gstOnTop.test(text)

/** Country of a currency. */
export type PriceCountry = 'AU' | 'NZ'

/** Phrases for a price on request. */
const unpriced =
  /^(?:p\.?o\.?a\.?|call|contact us|contact|tba|tbc|n\/?a|on application|on request|price on (?:application|request)|enquire|call for price|\$?0+(?:[.,]0+)?)$/i
/** A mark behind an amount refers to a condition that isn't in the cell. */
const condition = /\d\s?[*^†‡#]/
/** Currency symbols and codes beside an amount. */
const dollars: Readonly<Record<PriceCountry, RegExp>> = { AU: /\bAUD(?![a-z])|\bAU?(?=\$)/gi, NZ: /\bNZD(?![a-z])|\bNZ(?=\$)/gi }
/** “Negotiable”, “firm” and similar, which say nothing about the price type. */
const negotiable =
  /[\s,(]+(?:o\.?n\.?o|o\.?b\.?o|(?:not |non[- ])?neg(?:otiable)?|or (?:near(?:est)?|best) offer|firm|fixed(?: price)?|no offers)(?![a-z])(?:\.(?!\d))?\)?(?=[\s,]|$)/gi
/** A warranty that is part of the offer, which says nothing about the price type. */
const warranty =
  /[\s,]{1,3}(?:inc(?:l|ludes|luding)?\.?|with|w\/) ?(?:an? )?\d{1,2}[ -]?(?:yrs?|years?|mths?|months?) (?:factory |dealer |extended |statutory )?warranty\b/i
/** Prices to the public include GST, so its mention says nothing about the price type. */
const withGst = /[\s,(]{1,3}(?:gst (?:inc(?:l|luded|lusive)?|paid)|inc(?:l|ludes|luding)?\.? (?:of )?gst)(?![a-z])\.?\)?(?=[\s,]|$)/i
const amountFirst = /^(?:[a-z .:/]*?)\$?\s*(\d[\d,.\s'’]*)(.*)$/i

/**
 * Parses a price and the price type in its text (CAR-14). Null if the amount or any word is unknown, the currency is foreign, or a mark
 * refers to a condition; 'none'
 * for a price on request.
 *
 * @example parsePrice('$29,990 + ORC', 'AU') // { cents: 2_999_000, priceType: 'egc' }
 */
export const parsePrice = (text: string, country: PriceCountry): ParsedPrice | 'none' | null => {
  if (condition.test(text)) return null
  const plain = text.replace(dollars[country], ' ').replace(negotiable, ' ').replace(warranty, ' ').replace(withGst, ' ').trim()
  if (unpriced.test(plain)) return 'none'
  const [, amount = '', after = ''] = amountFirst.exec(plain) ?? []
  const before = plain.slice(0, plain.length - amount.length - after.length).replace('$', '')
  const number = parseSheetNumber(amount.replace(/,\s*$/, ''))
  if (amount === '' || number === null) return null
  const words = [before, after].map((each) => each.trim()).filter((each) => each !== '')
  const types = words.map((each) => priceTypes.read(each))
  const [type = null] = types
  if (types.includes(null) || types.some((each) => each !== type)) return null
  return { cents: Math.round(number * 100), priceType: type }
}
