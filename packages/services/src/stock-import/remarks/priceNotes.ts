import type { PriceType } from '@forecourt/rules/entities/Car'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { saysNothing } from '../cells/emptyCells'
import { parseDay } from '../parseDay'
import { type ParsedPrice, type PriceCountry, parsePrice, saysGstOnTop } from '../parsePrice'
import { withPriceNamed } from '../stockColumns'

/** Maximum characters of a price note. */
const longestNote = 40
/** Minimum amount that counts as a price, in cents. */
const leastCents = 50_000

const nameOf = (heading: string): string =>
  withPriceNamed(heading.slice(heading.lastIndexOf('.') + 1))
    .toLowerCase()
    .replace(/[^a-z+]/g, '')

const gst =
  /gst|^(?:prices?|is|are|has|plus|add|without|before|ex|excl|excludes?|excluding|incl?|includes?|including|with|sales|valueadded|goodsandservices)*(?:tax(?:es)?|vat)(?:is|are)?(?:incl?|includes?|included|inclusive|excl?|excludes?|excluded|exclusive|extra|treatment|status|type|basis|mode|rule|handling)?$/
/** The name by which a heading is about GST, also of a branch: “tax.included”, “price.gst.type”. Null for none. */
const gstName = (heading: string): string | null => {
  const name = nameOf(heading)
  const branch = heading.slice(0, Math.max(0, heading.lastIndexOf('.')))
  const within = /^(?:incl|excl|type|status|treatment|basis|mode|is)/.test(name) && branch !== '' ? `${nameOf(branch)}${name}` : name
  return [name, within].find((each) => gst.test(each)) ?? null
}
/** What the dealer paid, and how far a price may be from it. A price below half of it, or above four times of it, lacks a digit or has one too many. */
const cost = /^(?:(?:total|landed|unit|net)?cost(?:price)?(?:ex(?:gst)?|inc(?:gst)?)?|(?:purchase|buy)(?:price|cost))$/
const [leastOfCost, mostOfCost] = [0.5, 4] as const
/** A price with all charges, which a drive away price equals and another price doesn’t exceed. */
const allIn = /^(?:g?vehicle|total)?allin(?:clusive)?(?:price|amount)?$/
const period = /^price(?:per|units?|period|frequency|interval|cycle)$/
const saleMethod = /^(?:typeofsale|methodofsale)$|^(?:listing|sales?|selling|advert|ad)(?:type|method|format)$/
/** Names of fees and charges: the dealer’s, and those of governments. */
const dealerFees =
  /(?:delivery|dealerdel|admin(?:istration)?|doc(?:ument(?:ation)?)?|paperwork|processing|handling|prep(?:aration)?|predelivery|freight|transport)(?:fees?|charges?|costs?|amount|amt|price)?$/
const charges =
  /(?:^|on)(?:orcs?|roads?|stampduty|duty|ctp|lct|luxurycartax|transfer|rego|registration)(?:fees?|charges?|costs?|amount|amt)?$|^orcs?/
const onRoads = /^(?:plus|incl?)?(?:orcs?|on-?roads?(?:costs?)?|go?v(?:ernmen)?tcharges)$/
const fees =
  /(?:fees?|charges?|surcharges?)$|(?:extra|additional|other)costs?$|^(?:price)?(?:plus|excludes?|excluding|exclusions?|notincluded|ontop|extracharges?)$/i
/** Names of amounts owed on a lease or a loan, and of regular payments. */
const regular = /week|month|fortnight|repayment|instal|rental|subscription/
const owed =
  /^(?:(?:lease|loan|finance|novatedlease)?(?:payout|residual|balloon|balance)|lease|lease(?:price|value|end))(?:figure|amount|amt|value|price|owing|due|remaining)?$/
const onTop = /\bplus\b|\+|\bextra\b|\bexcl|\bnot incl|\badditional\b|\bon top\b|\bpayable\b|\bappl(?:y|ies)\b|\badd(?:ed)?\b/i
const ofGovernment = /on[ -]?roads?|orcs?|gov|duty|rego|registration|transfer/i
const ofDebt = /\b(?:lease|loan|finance) (?:balance|payout|transfer|takeover)|\bpayout\b|\bresidual\b|\btake ?over\b/i
/** Names of a second price. The user says once per feed which is which. */
const otherPrice =
  /^(?:now|nowprice|special|saleprice|(?:clearance|promo|promotional|discount|discounted|offer|web|website|online|current|final|todays|runout)price)$/
/** Names of a reduction that only some buyers get, which the price may include. */
const rebates =
  /^(?:cleancar|governments?|govt|ev|factory|tradein|finance|customer|manufacturers?)?(?:rebate|bonus|cashback)s?(?:amount|amt|value)?$/
/** Names of a price that isn't that of the car, but the lowest of several or an estimate, with yes or an amount. */
const openPrice =
  /^(?:is)?(?:the)?price(?:is)?an?(?:from|minimum|guide|estimate)(?:price)?(?:flag|yn)?$|^(?:is)?(?:the)?price(?:is)?(?:from|starting(?:at|from)?|startsat|minimum|guide|indicative|estimated?|approx(?:imate)?|provisional|tentative|subjecttochange)(?:flag|yn)?$|^(?:is)?(?:from|starting|guide|indicative|estimated|provisional)price(?:flag|yn)?$/
/** Names of the first and the last day of a price. */
const saleDays = /^(?:date)?(?:on)?sale(?:price)?(?:dates?)?(?:from|to|starts?|ends?|until)$/

/** Names of what a price includes, in a column beside the mapped one. */
const priceKind = /^pt$|^(?:price)?includes?$|^(?:car)?price(?:form)?(?:types?|labels?|basis|terms?|kind|mode|text|suffix|notes?)$/
/** Pre-filter: every price type contains one of these. */
const mayBeType = /away|road|orc|egc|gov|charge|more to pay|stamp|^(?:d\/?a|dap|igc|bgc|mrlp|pt)$/i
const ofInclusion = /^(?:the )?(?:price )?incl[a-z]*:?\s/i
const ofCharges = /on[ -]?roads?|\borcs?\b|\bgov[a-z']* (?:charges|costs)|stamp duty/i
const isWithoutCharges = /\b(?:not?|ex[a-z]*|plus|before)\b|\+/i
/** The price type that a text states, also as “on-road costs” under “Price includes”; null for none. */
const statedType = (heading: string, text: string): PriceType | null => {
  const type = priceTypes.read(text.replace(/^(?:the )?price (?:is |includes? )?/i, ''))
  if (type === 'driveAway' || !(ofInclusion.test(text) || /^(?:price)?incl/.test(nameOf(heading)))) return type
  return ofCharges.test(text) && !isWithoutCharges.test(text) ? 'driveAway' : type
}
/** What a note of any heading says of the price type of its row; null if it agrees or says nothing. */
export const otherPriceType = (heading: string, text: string, isDriveAway: boolean): string | null => {
  const plain = text.trim()
  if (plain.length > longestNote || !mayBeType.test(plain)) return null
  const type = statedType(heading, plain)
  return type === null || (type === 'driveAway') === isDriveAway ? null : `says ${priceTypes.title(type).toLowerCase()}`
}
/** Whether a heading is about what the price includes, such as “Includes”. */
export const isOfPriceKind = (heading: string): boolean => priceKind.test(nameOf(heading))
/** The price type that an unread cell about it states, such as “Drive away” under “Includes”; null for none (CAR-14). */
export const priceTypeUnder = (heading: string, text: string): PriceType | null => {
  const plain = text.trim()
  return plain.length <= longestNote && mayBeType.test(plain) && isOfPriceKind(heading) ? statedType(heading, plain) : null
}
const forTrade = /^(?:tr|trade|w\/?s|wholesale|dealers?)(?: price| only)?$/i

/** Names of the price of today, which is the asking price if there is no other. */
const presentPrice = /^(?:now|(?:now|web|website|online|current|todays|sell|selling|ticket|yard)price)$/

/** Whether a heading is the asking price if no other heading is, such as the price on the website. */
export const isPresentPrice = (heading: string): boolean => presentPrice.test(nameOf(heading))

const isOfFees = (name: string): boolean => dealerFees.test(name) || charges.test(name) || fees.test(name)

/** Whether an unread heading may affect the price. */
export const isOfPrice = (heading: string): boolean => {
  const name = nameOf(heading)
  return (
    gstName(heading) !== null ||
    [cost, allIn, period, saleMethod, saleDays, otherPrice, openPrice, owed, regular, priceKind, rebates].some((names) =>
      names.test(name),
    ) ||
    isOfFees(name)
  )
}

/**
 * Whether a fee comes on top of the advertised price. Government charges come on top of a price that excludes them. If a row has two prices
 * that differ by at least the fee, the fee is taken to be part of the higher price.
 */
const isFeeOnTop = (name: string, text: string, prices: readonly ParsedPrice[], isDriveAway: boolean): boolean => {
  const number = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0]
  const cents = number === undefined ? 0 : Number(number.replaceAll(',', '')) * 100
  const isNamed = /^(?:price)?(?:plus|excl|notincl|ontop)/.test(name) && !saysNothing(text)
  if (cents < 100 && !onTop.test(text) && !/^(?:poa|tb[acd])\b/i.test(text) && !isNamed) return false
  if (/\bincl/i.test(text) && !/\bnot\b/i.test(text)) return false
  const all = prices.map((price) => price.cents)
  if (cents > 0 && all.length > 1 && Math.max(...all) - Math.min(...all) >= cents) return false
  return isDriveAway || dealerFees.test(name) || (!charges.test(name) && !ofGovernment.test(text))
}

const withoutTax =
  /^(?:(?:price|tax|gst|vat)[\s_-]?)?(?:\+|plus|extra|net|without|before|on[\s_-]?top|not[\s_-]incl?(?:uded|uding|usive)?|ex(?:cl?(?:\.|uding|udes|uded|usive)?)?)(?:[\s_-]?(?:of[\s_-])?(?:tax(?:es)?|gst|vat))?\.?$/i

const isWithoutGst = (name: string, text: string): boolean => {
  if (saysGstOnTop(text) || withoutTax.test(text)) return true
  const parsed = yesOrNo.read(text)
  return parsed === null
    ? false
    : /^(?:price|is)?(?:gst|tax(?:es)?)?(?:\+|plus|add|ex|without|before)|(?:excl?|excludes?|excluded|exclusive|extra)$/.test(name)
      ? parsed
      : /inc/.test(name) && !parsed
}

/**
 * Why a cell of an unread heading makes the price uncertain, as the end of a sentence: GST extra (such as “No” under “GST included”),
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
  const ofGst = gstName(heading)
  if (ofGst !== null) return isWithoutGst(ofGst, plain) ? 'says that GST is extra' : null
  if (period.test(name)) return /week|month|night|day|year|annum|p\.?\/?[wm]\b/i.test(plain) ? 'says that it isn’t for the whole car' : null
  if (priceKind.test(name)) {
    if (saysGstOnTop(plain)) return 'says that GST is extra'
    const other = otherPriceType(heading, plain, isDriveAway)
    if (other !== null) return other
    return forTrade.test(plain) ? 'says that it is for the trade' : null
  }
  if (saleDays.test(name)) return saysNothing(plain) ? null : 'says that a price is for some days'
  if (openPrice.test(name)) {
    const isOpen = yesOrNo.read(plain) === true || (!saysNothing(plain) && parsePrice(plain, country) === null && parseDay(plain) === null)
    if (isOpen) return 'says that it isn’t the exact price'
  }
  if (rebates.test(name)) return /[1-9]/.test(plain) ? 'may be part of the price, and not every buyer gets it' : null
  if (saleMethod.test(name))
    return /auction|tender|\bbids?\b/i.test(plain) || ofDebt.test(plain) ? 'says that it isn’t an asking price' : null
  if (onRoads.test(name) && !isDriveAway && /^(?:(?:all )?incl?(?:\.|uded|usive|uding)?|y|yes|true)(?![a-z])/i.test(plain))
    return 'says that charges are included'
  if (isOfFees(name)) return isFeeOnTop(name, plain, prices, isDriveAway) ? 'is a fee on top of the price' : null
  const parsed = parsePrice(plain, country)
  if (owed.test(name) || regular.test(name)) {
    const isPrice = parsed !== null && parsed !== 'none' && prices.some(({ cents }) => cents === parsed.cents)
    return isPrice ? `is ${owed.test(name) ? 'what is owed on it' : 'a regular payment'}` : null
  }
  if (parsed === null || parsed === 'none' || parsed.cents < leastCents) return null
  if (cost.test(name)) {
    const isFar = prices.some(({ cents }) => cents < parsed.cents * leastOfCost || cents > parsed.cents * mostOfCost)
    return isFar ? 'is what the car cost, and the price is far from it' : null
  }
  if (allIn.test(name)) {
    const isOther = isDriveAway ? !prices.some(({ cents }) => cents === parsed.cents) : prices.every(({ cents }) => cents > parsed.cents)
    return isOther ? 'is another price with all charges' : null
  }
  if (prices.some(({ cents }) => cents === parsed.cents)) return null
  return 'is another price'
}
