import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { type PriceCountry, type PriceSaid, parsePrice, saysGstOnTop } from './parsePrice'

/** Letters of a cell that may say something of a price. */
const longestNote = 40
/** Cents of the lowest amount that is a price. */
const leastCents = 50_000

const nameOf = (heading: string): string =>
  heading
    .slice(heading.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace(/[^a-z+]/g, '')

const gst = /gst/
const period = /^price(?:per|units?|period|frequency|interval|cycle)$/
const saleMethod = /^(?:listing|sales?|selling|advert|ad)(?:type|method|format)$/
/** What another price of the car is called. A person says which of them is which, once for the feed. */
const otherPrice =
  /^(?:now|nowprice|special|saleprice|(?:clearance|promo|promotional|discount|discounted|offer|web|online|current|final|todays|runout)price)$/

/** Whether a heading that nothing is taken from may say something of the price. */
export const isOfPrice = (heading: string): boolean => {
  const name = nameOf(heading)
  return gst.test(name) || period.test(name) || saleMethod.test(name) || otherPrice.test(name)
}

const isWithoutGst = (name: string, text: string): boolean => {
  if (saysGstOnTop(text) || /^(?:\+|plus|extra|ex(?:cl?(?:\.|uding|uded|usive)?)?)\.?$/i.test(text)) return true
  const said = yesOrNo.read(text)
  return said === null ? false : /^(?:price)?(?:\+|plus|add|ex)/.test(name) ? said : /inc/.test(name) && !said
}

/**
 * Why a cell of a heading that nothing is taken from leaves open what the car costs, as the end of a sentence: GST that comes on top, as
 * “No” under “GST included” says, an auction, a week or month, or another price. Null where it doesn’t.
 */
export const priceNote = (heading: string, text: string, prices: readonly PriceSaid[], country: PriceCountry): string | null => {
  const [name, plain] = [nameOf(heading), text.trim()]
  if (plain === '' || plain.length > longestNote) return null
  if (gst.test(name)) return isWithoutGst(name, plain) ? 'says that GST comes on top' : null
  if (period.test(name)) return /week|month|night|day|year|annum|p\.?\/?[wm]\b/i.test(plain) ? 'says that it isn’t for the whole car' : null
  if (saleMethod.test(name)) return /auction|tender|\bbids?\b/i.test(plain) ? 'says that it isn’t an asking price' : null
  const said = parsePrice(plain, country)
  if (said === null || said === 'none' || said.cents < leastCents || prices.some(({ cents }) => cents === said.cents)) return null
  return 'is another price'
}
