import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { type ParsedPrice, type PriceCountry, parsePrice, saysGstOnTop } from './parsePrice'

/** Maximum characters of a price note. */
const longestNote = 40
/** Minimum amount that counts as a price, in cents. */
const leastCents = 50_000

const nameOf = (heading: string): string =>
  heading
    .slice(heading.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace(/[^a-z+]/g, '')

const gst = /gst/
const period = /^price(?:per|units?|period|frequency|interval|cycle)$/
const saleMethod = /^(?:listing|sales?|selling|advert|ad)(?:type|method|format)$/
/** Names of fees, and of amounts owed on a lease or a loan. */
const fees = /(?:fees?|charges?|costs?|surcharges?)$/
const owed =
  /^(?:(?:lease|loan|finance|novatedlease)?(?:payout|residual|balloon|balance)|lease|lease(?:price|value|end))(?:figure|amount|amt|value|price|owing|due|remaining)?$/
const onTop = /\bplus\b|\+|\bextra\b|\bexcl|\bnot incl/i
const ofDebt = /\b(?:lease|loan|finance) (?:balance|payout|transfer|takeover)|\bpayout\b|\bresidual\b|\btake ?over\b/i
/** Names of a second price. The user says once per feed which is which. */
const otherPrice =
  /^(?:now|nowprice|special|saleprice|(?:clearance|promo|promotional|discount|discounted|offer|web|online|current|final|todays|runout)price)$/

/** Whether an unmapped heading may affect the price. */
export const isOfPrice = (heading: string): boolean => {
  const name = nameOf(heading)
  return gst.test(name) || period.test(name) || saleMethod.test(name) || otherPrice.test(name) || fees.test(name) || owed.test(name)
}

const isWithoutGst = (name: string, text: string): boolean => {
  if (saysGstOnTop(text) || /^(?:\+|plus|extra|ex(?:cl?(?:\.|uding|uded|usive)?)?)\.?$/i.test(text)) return true
  const parsed = yesOrNo.read(text)
  return parsed === null ? false : /^(?:price)?(?:\+|plus|add|ex)/.test(name) ? parsed : /inc/.test(name) && !parsed
}

/**
 * Why a cell of an unmapped heading makes the price uncertain, as the end of a sentence: GST extra (such as “No” under “GST included”),
 * an auction, a weekly or monthly price, a debt, fees on top of a drive away price, or another price. Null if it doesn't.
 */
export const priceNote = (
  heading: string,
  text: string,
  prices: readonly ParsedPrice[],
  country: PriceCountry,
  isDriveAway: boolean,
): string | null => {
  const [name, plain] = [nameOf(heading), text.trim()]
  if (plain === '' || plain.length > longestNote) return null
  if (gst.test(name)) return isWithoutGst(name, plain) ? 'says that GST is extra' : null
  if (period.test(name)) return /week|month|night|day|year|annum|p\.?\/?[wm]\b/i.test(plain) ? 'says that it isn’t for the whole car' : null
  if (saleMethod.test(name))
    return /auction|tender|\bbids?\b/i.test(plain) || ofDebt.test(plain) ? 'says that it isn’t an asking price' : null
  if (fees.test(name)) return isDriveAway && onTop.test(plain) ? 'says that fees are extra' : null
  const parsed = parsePrice(plain, country)
  if (owed.test(name))
    return parsed !== null && parsed !== 'none' && prices.some(({ cents }) => cents === parsed.cents) ? 'is what is owed on it' : null
  if (parsed === null || parsed === 'none' || parsed.cents < leastCents || prices.some(({ cents }) => cents === parsed.cents)) return null
  return 'is another price'
}
