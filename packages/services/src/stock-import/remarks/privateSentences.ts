import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { findPlaceholder } from '@forecourt/schema/claims/findPlaceholder'
import { memoisedWhileRepeated } from '@forecourt/schema/memoised'
import type { ParsedPrice } from '../parsePrice'
import { pricesInComments } from './pricesInComments'

/** An amount of money. “9k” is only an amount if the sentence has a word about money. */
const amount = /\$\s?\d|\b(?:AUD|NZD|A\$|NZ\$) ?\d|\d ?dollars\b/i
const amounts = /\$\s?\d/g
/** Words about what the dealer paid, owes or would accept, and notes between staff. */
const ofStaff = new RegExp(
  `\\b(?:${[
    '(?:it |car |this |vehicle )?(?:costs?|costed) (?:us|me|the (?:yard|dealer|business)|price)|(?:our|landed|total|dealer|trade|recon(?:ditioning)?) costs?|cost:|cost \\$?\\d',
    '(?:we|i|have|dealer|boss) (?:only )?(?:paid|gave|bought|owe)|paid (?:\\$?\\d|too)|bought (?:it )?(?:in )?(?:for|at) (?:\\$|\\d|auction)|purchase price|(?:traded|bought|taken) in (?:at|for) \\$?\\d|stands? (?:us|me) (?:at|in)|owes|still owed|owed|owing|pay ?out',
    'reserve(?: price)?:? ?(?:is |of |at )?\\$?\\d|min(?:imum)?\\.?:? (?:price |of )?\\$?\\d+(?:[,.]\\d+)*(?: ?k)?(?![a-z]|\\s?(?:km|kg|mm|cm|l(?:itres)?\\b|months?|years?|weeks?|days?))|bottom (?:dollar|line|price)|floor price|walk ?away price|best price|lowest (?:price|offer|we)|(?:will|would|can|could|might|to) (?:take|accept|do it for|let (?:it )?go (?:for|at)) ?\\$?\\d|let (?:it |this |her |him )?go (?:for|at)|open to offers (?:over|above|from)|take \\d+ ?k',
    'boss|negotiable|(?:drop|go|sell|sold) (?:it )?(?:below|under) \\$?\\d|firm at|under (?:retail|book|market)|discount|best offer over|drop the price|\\bre:',
    "margin|profit|holdback|hold ?back|(?:front|back) end|gross (?:profit|margin|of|\\$?\\d)|book value|red ?book|glass(?:’|')?s guide|trade (?:value|price)|wholesale|(?:our|dealer) (?:buy|purchase|cost)|\\binto it for|marked? down|pay (?:us|me) \\d|was \\d+(?:\\.\\d)?k? now|(?:customer|client|purchaser|buyer) \\w+ \\d{6}|commission|spiff|aged (?:stock|unit)|days in stock|floor ?plan|bailment",
    "dealers? (?:only|use|info|notes?|to dealer|comments?)|(?:internal|private|office|staff|sales|salesm[ae]n|managers?) (?:notes?|use|only|memo|info|comments?|instructions?)|confidential|not for (?:the )?(?:public|publication|retail|customers?|web(?:site)?|advert\\w*)|(?:do not|don(?:’|')?t) (?:mention|tell|disclose|publish|quote|show|discount|say)|note to (?:self|staff|sales)|before (?:showing|advertising|it goes (?:online|live))",
    "(?:customer|client|buyer|purchaser|owner|vendor)(?:’s|'s)? (?:trade|name|is|was|wants?|wanted|said|says|owes|paid|pays|picking|to pick|will|needs?|desperate)|hold (?:it )?for|sold to|trade[ -]?in from|encumbered|ppsr|repossess\\w*|repo|statutory write|written[ -]?off|wovr",
    'needs? (?:a )?(?:rwc|roadworthy|reg(?:o|istration)|work|repairs?|new|tyres?|paint|panel|brakes?|service|detail(?:ing)?|clean|attention|photos?|to be (?:fixed|repaired|detailed|cleaned|photographed))|awaiting (?:parts|repairs?|rwc|roadworthy|photos?)|photos? to (?:come|follow)|waiting (?:on|for) (?:parts|repairs?|rwc|keys|books)',
  ].join('|')})`,
  'i',
)
/** Signs that a car is about to be sold, isn’t the dealer’s, or isn’t for every buyer. */
const notFree =
  /\b(?:(?:export|trade buyers?|trade|abn holders?|swaps?|dealers?) only|(?:price is|price|offered|sold) (?:for|to) (?:the )?trade|trade buyers?(?! (?:are )?welcome)|rent to (?:buy|own)|not ours|selling (?:it )?(?:for a|on behalf)|at (?:the )?owners?(?:['’]s)?\b|contract (?:pending|signed|drawn)|pending (?:finance|approval)|(?:being )?picked up (?:on|by|this|next|tomorrow|mon|tue|wed|thu|fri|sat|sun)|delivery (?:is )?booked|sold sticker|(?:going|gone|off) to (?:the )?auction|in for repairs?|do not drive|not roadworthy|encumbered|repossess\w*|hold(?:ing)? (?:it )?for|wants? (?:a )?first look|first refusal|on loan|loan car|finance owing|owes|ppsr (?:shows|has|not done|interest)|pay ?out)/i

/** “9k”, “15.5” or “18 990”, where the same sentence is about money. */
const thousands = /\b\d+(?:\.\d)? ?k\b(?! ?m)|(?<![\d.,])\d{1,3}[ ,]?\d{3}(?![\d.,]*\s?(?:k|l\b|cc|nm|mm|watt|rpm|miles|hours))(?!\d)/i
const aboutMoney = /\b(?:cost|paid|owe|price|asking|worth|value|retail|sell for|take|min|reserve|was|now|rrp|reduced|save)\b/i
/** A model year or the year of an event, which is no amount. */
const years = /\b(?:19|20)\d\d\b/g

const dealerFee =
  /\b(?:admin(?:istration)?|dealer(?:ship)?|delivery|doc(?:ument(?:ation)?)?|paperwork|processing|handling|prep(?:aration)?|pre-?delivery|transport|freight|detailing|plate|service)(?: (?:and|&) \w+)? (?:fees?|charges?|costs?|surcharges?|levy)\b/i
const otherFee = /\b(?:fees?|surcharges?|levy)\b|\bstamp duty\b/i
const governmentCharges =
  /\bon[ -]?roads?\b|\borcs?\b|\bgov(?:['’]t|ernment|t)?\b|\bstat(?:utory)?\.? charges?\b|\bstamp duty\b|\btransfer\b|\brego\b|\bregistration\b/i
const onTop =
  /\bplus\b|\+|\bextra\b|\badditional\b|\bon top\b|\bexcl|\bnot incl|\bappl(?:y|ies)\b|\bpayable\b|\badd(?:ed)?\b|\bmandatory\b|\bcompulsory\b/i
const isWithout = /\b(?:no|zero|without|includ\w*|incl\.?|free|waived|nil)\b/i
/** A price for a time. */
const ofPeriod =
  /\bpric(?:e|es|ed)\b.{0,40}\b(?:weekly|monthly|fortnightly|(?:per|a|\/) ?(?:week|month|fortnight)|pw)\b|\brent to (?:buy|own)\b/i
/** Fees that a buyer may choose. */
const optional =
  /\binterstate\b|\boptional\b|\bavailable\b|\bfinance|\bloan|\bestablishment|\baccount|\bcredit card|\bamex\b|\bcan be arranged\b|\bif (?:you|required)\b/i

/** Words of a price promotion, and of fees: a sentence of only these says nothing about the car. */
const promotion = new Set(
  `a an and the of for from on off or at in to with your you it is are was were be now only just price priced prices pricing asking sale
  special was rrp msrp new list retail save saving savings saved reduced reduction down drop dropped cut clearance discount discounted
  cheaper less over under up finance financed financing loan loans repayment repayments deposit deposits holds weekly monthly
  fortnightly per week weeks month months fortnight p w pw pm wk day today tomorrow yours drive away driveaway dap egc excluding
  excludes exclude include includes including included incl excl plus add extra extras additional top total worth value valued offer offers
  bonus cashback cash back factory hot best great our we this that has have can pay payable paid no not does nothing more else fee fees dealer
  dealership admin administration delivery documentation document doc paperwork processing handling preparation prep predelivery pre
  transport freight surcharge surcharges charge charges cost costs levy applies apply applied mandatory compulsory government govt gov
  statutory stamp duty transfer orc orcs road roads onroad gst aud nzd dollars dollar k ono neg negotiable interstate arranged available
  establishment account credit card amex weekend limited time only end rent own annually options accessories tax approved terms
  conditions t c shown comparison rate apr years year term`.split(/\s+/),
)

/** Whether a sentence is a price promotion or about fees only. */
export const isPromotion = (sentence: string): boolean =>
  (sentence.toLowerCase().match(/[a-z]+/g) ?? []).every((word) => promotion.has(word))

/** Pre-filter: every private sentence contains one of these. */
const mayBePrivate = new RegExp(
  `\\$|dollars|AUD|NZD|fee|dealer del|pre-?delivery|factory del|surcharge|levy|charge|stamp duty|\\d ?k\\b|\\d{3}(?!\\d)|\\bwas \\d|costs?\\b|weekly|monthly|per |\\bpw\\b|\\ba (?:week|month)\\b|${ofStaff.source}|${notFree.source}`,
  'i',
)

/** Start of comments that are for staff as a whole. */
const forStaff =
  /^\W*(?:dealers? (?:only|use|info|to dealer)|trade only|internal|(?:office|staff) (?:use|only|notes?)|private (?:notes?|use)|confidential|not for (?:the )?(?:public|publication|retail|web|advert)|do not (?:publish|advertise)|sales(?:m[ae]n)? notes?|notes? (?:to|for) (?:staff|sales))/i
/** Separators of sentences, each a part of its own. */
const separator = /((?<!\b(?:min|max|approx|no|incl?|excl?|gov|govt|reg|st|del))\.(?=\s|$)|[!?](?=\s|$)|[\n|•;*]|\s[–-]\s)/i

/** Comments without what an advertisement must not contain; an empty text if nothing of them may be published. */
export interface PublicComments {
  readonly text: string
  /** The first sentence left out; null for none. */
  readonly without: string | null
  /** The sentence that says that a fee of the dealer is on top of the price, or that it is for a week or month; null for none. */
  readonly fee: string | null
  /** Whether a sentence says that the car may not be for sale to every buyer. */
  readonly isNotFree: boolean
}

/** Whether a sentence says that charges or the dealer’s delivery come on top. */
const isChargeOnTop = (sentence: string): boolean =>
  (governmentCharges.test(sentence) || dealerDelivery.test(sentence) || /\bunregistered price\b/i.test(sentence)) &&
  chargesOnTop.test(sentence) &&
  !/\bno (?:extra|additional|more)\b/i.test(sentence)
const dealerDelivery = /\b(?:dealer|factory) del(?:ivery|\.)?|\bpre-?delivery\b/i
const chargesOnTop =
  /\bunregistered price\b|\bplus\b|\+|\bextra\b|\badditional\b|\bon top\b|\bexcl|\bex (?:rego|reg|on|orc|gov)|\bnot incl|\bpayable\b|\bbefore (?:on|gov|orc)|\badd (?:on|orc|stamp|\d)/i

/** Whether the dealer's fees are on top. A government charge is not the dealer's. */
const isFeeOnTop = (sentence: string): boolean => {
  if (optional.test(sentence) || (isWithout.test(sentence) && !onTop.test(sentence))) return false
  if (dealerFee.test(sentence)) return onTop.test(sentence) || amount.test(sentence)
  if (dealerDelivery.test(sentence)) return chargesOnTop.test(sentence) || amount.test(sentence)
  if (/\badd \$?\d{2}/i.test(sentence)) return true
  return otherFee.test(sentence) && onTop.test(sentence) && !governmentCharges.test(sentence)
}

const isOfStaff = (sentence: string): boolean =>
  notFree.test(sentence) || (ofStaff.test(sentence) && !/\b(?:discount|negotiable)/i.test(sentence))

/** Limits of cached sentences. Many comments of a file have the same. */
const ofSentences = { maxResults: 500, maxLength: 300 }

/** Whether a sentence is private, or the prices on which that depends. */
const judged = memoisedWhileRepeated((sentence): boolean | readonly ParsedPrice[] => {
  if (ofStaff.test(sentence) || notFree.test(sentence) || ofPeriod.test(sentence)) return true
  const prices = pricesInComments(sentence)
  const isAmount = amount.test(sentence)
  if (prices.length > 0) return isAmount && prices.length !== sentence.match(amounts)?.length ? true : prices
  return isAmount || (aboutMoney.test(sentence) && thousands.test(sentence.replace(years, ''))) || isFeeOnTop(sentence)
}, ofSentences)

/** Whether a sentence names an amount, a cost or a fee, or is a note between staff. `isPrice`: whether a price may be the car's. */
const isPrivate = (sentence: string, isPrice: (price: ParsedPrice) => boolean): boolean => {
  const verdict = judged(sentence)
  if (typeof verdict === 'boolean') return verdict
  return !verdict.every(isPrice) || (!amount.test(sentence) && isFeeOnTop(sentence))
}

/**
 * Removes price promotions and fees. Comments with any other private sentence, such as a note between staff, are left out as a whole. A
 * price of the car may be repeated (ENT-01, CAR-14).
 *
 * @param isPrice whether an asking price agrees with those of the car
 */
export const publicComments = (comments: string, isPrice: (price: ParsedPrice) => boolean): PublicComments => {
  if (forStaff.test(comments)) return { text: '', without: comments, fee: null, isNotFree: false }
  if (!mayBePrivate.test(comments)) return { text: comments, without: null, fee: null, isNotFree: false }
  const parts = comments.split(separator)
  const kept: string[] = []
  const removed: string[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const [sentence = '', end = ''] = [parts[at], parts[at + 1]]
    if (isPrivate(sentence, isPrice)) removed.push(sentence.trim())
    else kept.push(sentence, end)
  }
  if (removed.length === 0) return { text: comments, without: null, fee: null, isNotFree: false }
  // Without one sentence about the car, the others may mislead: “sold with no warranty” may follow its price.
  const isOfPrice = removed.every((sentence) => isPromotion(sentence) && !isOfStaff(sentence))
  return {
    text: isOfPrice ? kept.join('').trim() : '',
    without: removed[0] ?? null,
    fee: removed.find((sentence) => isFeeOnTop(sentence) || ofPeriod.test(sentence)) ?? null,
    isNotFree: removed.some((sentence) => notFree.test(sentence)),
  }
}

/** Whether comments say that charges come on top of the price. */
export const saysChargesOnTop = (comments: string): boolean =>
  mayHaveCharges.test(comments) && comments.split(separator).some(isChargeOnTop)
const mayHaveCharges = /on[ -]?road|orc|gov|duty|transfer|reg|deliv|dealer del|charges/i

/** Whether comments say that the price, without an amount, is drive away. */
export const saysDriveAway = (comments: string): boolean =>
  /away|road/i.test(comments) &&
  comments
    .split(separator)
    .some(
      (sentence = '') =>
        priceTypes.read(sentence.replace(/^\W*(?:price (?:is|includes?) |now |only )?|\W+$/gi, '')) === 'driveAway' ||
        /\b(?:price[sd]? (?:is |are )?(?:a )?drive[ -]?away|drive[ -]?away,? (?:no more to pay|pric(?:e|ing)))(?![a-z])(?! (?:available|on request|can|may|also))/i.test(
          sentence,
        ),
    )

/** Whether a feature is a note between staff or names an amount. */
export const isPrivateFeature = (feature: string): boolean => mayBePrivate.test(feature) && isPrivate(feature, () => false)

/** Maximum characters of a text that are searched for marks of a template. */
const longestRead = 5_000
const templateMarks = /\{\{|\}\}|\$\{|<%|%%|\[[a-z][a-z0-9_ .:-]{1,40}\]/i

/** Whether a text has marks or blind text of a template (ENT-01). */
export const isUnfinished = (text: string): boolean =>
  templateMarks.test(text.slice(0, longestRead)) || findPlaceholder(text.slice(0, longestRead)) !== null
