import type { PriceType } from '@forecourt/rules/entities/Car'
import { findMatches } from '@forecourt/schema/findMatches'
import type { ParsedPrice } from '../parsePrice'

/** Limits of a comment: characters read, amounts examined, context around an amount. */
const [longestRead, mostAmounts, around] = [5_000, 20, 40] as const
const mayHavePrice = /\$|drive.?away|\b(?:DAP|o\.?n\.?o|neg|egc|orcs?|on[ -]roads?|excl|near(?:est)?|offer)/i
const amounts = /(?<![\d.,$])(\$\s?)?(\d{1,3}(?:,\d{3})+|\d{4,7})(?:\.00)?(?![\d%]|[.,]\d)/g
const sentenceEnd = /[.!?;|\n•*]/

/** Phrases before a price: “Now $12,990”, “Priced at $12,990”, “Drive away $12,990”. */
const introduced =
  /(?:^|[^a-z])(?:now|only|just|price|priced at|asking(?: price)?|reduced to|sale price|special price|yours for|selling for|drive[ -]?away(?: price)?)(?:[\s:=–-]|now|today|this week(?:end)?|only|just|at|is|for|to)*$/i
const followed =
  /^[\s,]*(?:drive[ -]?away|DAP(?![a-z])|o\.?n\.?o(?![a-z])|neg(?:otiable)?(?![a-z])|or (?:near(?:est)?|best) offer|(?:\+|plus) ?(?:orc|on[ -]?roads?)|egc(?![a-z])|excl(?:uding|\.)? (?:gov|on))/i
/** Phrases that mark an amount as something else: loan, deposit, saving, former price, price elsewhere. */
const otherBefore =
  /(?:^|[^a-z])(?:was|were|rrp|msrp|retails?|sav(?:e|es|ed|ings?)|deposits?|loans?|financ\w*|borrow\w*|repay\w*|bonus|worth|valued?|cost\w*|trad\w*|from|up to|under|over|paid|spent|servic\w*|warrant\w*|extras?|options?|accessor\w*|weekly|monthly|new price|list price|original|previous\w*|old|replac\w*|when new|excess|tow\w*|if|minus|less|add|another|others?|similar|elsewhere|auction|reserve|duty|registration|insur\w*|odometer|kms?|before|reduced by|dropped by|discount\w*|first|price (?:drop|cut|match))(?![a-z])/i
const otherAfter =
  /^[\s(]*(?:\/|p\/?[wm](?![a-z])|per(?![a-z])|a (?:week|fortnight|month)|weekly|fortnightly|monthly|off(?![a-z])|deposit|cash ?back|bonus|sav|worth|of(?![a-z])|in (?:savings|extras|options|accessories)|below|under|less|more|cheaper|trade|value|voucher|gift|loan|financ|upgrade|discount|extra|accessor|options?|warranty|km|kg|miles|new(?![a-z])|when|factory|credit)/i

const typeOf = (before: string, after: string): PriceType | null => {
  if (
    /drive[ -]?away(?: price)?(?: today| now| this week(?:end)?)?(?: from only| for only| for just| for| at)?[^a-z]*$/i.test(before) ||
    /^[\s,]*(?:drive[ -]?away|DAP)/i.test(after)
  )
    return 'driveAway'
  return /^[\s,]*(?:\+|plus|egc|excl)/i.test(after) ? 'egc' : null
}

/**
 * Asking prices in a car's comments: amounts with a price phrase, such as “Now $12,990 drive away”. Excludes loans, deposits, savings,
 * weekly amounts, former and new prices.
 *
 * @param isTitle in the title of a car, an amount in dollars needs no such phrase
 */
export const pricesInComments = (comments: string, isTitle = false): readonly ParsedPrice[] => {
  if (!mayHavePrice.test(comments)) return []
  const text = comments.slice(0, longestRead)
  const found: ParsedPrice[] = []
  let looked = 0
  for (const { 0: written, 1: sign, 2: digits = '', index } of findMatches(text, amounts)) {
    if (++looked > mostAmounts) break
    const before =
      text
        .slice(Math.max(0, index - around), index)
        .split(sentenceEnd)
        .at(-1) ?? ''
    const after = text.slice(index + written.length, index + written.length + around).split(/[!?;|\n•*]/)[0] ?? ''
    const isPrice = followed.test(after) ? sign !== undefined || typeOf('', after) !== null : sign !== undefined && introduced.test(before)
    const isOfTitle = isTitle && sign !== undefined && digits.replaceAll(',', '').length > 3
    if (!(isPrice || isOfTitle) || otherBefore.test(before) || otherAfter.test(after)) continue
    found.push({ cents: Number(digits.replaceAll(',', '')) * 100, priceType: typeOf(before, after) })
  }
  return found
}
