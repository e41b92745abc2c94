import { memoised } from '@forecourt/schema/memoised'
import { saysNothing } from '../cells/emptyCells'
import { parseDay } from '../parseDay'
import { isTitleHeading } from '../titleContradiction'
import { headingWords } from './noteHeadings'

/** Maximum characters of an entry: longer texts praise a car, and have these words in other senses. */
const longestEntry = 60

/** Words that may mean that a car has a buyer, isn’t offered to everyone, or isn’t advertised now. */
const hints = new RegExp(
  `(?<![a-z0-9])(?:${[
    'hold(?:ing|s)?|held|sold|sld|reserv(?:e|ed|ation)|deposit|dep|pending|under (?:offer|contract)|u/?o|stf|spoken for|gone|delivered|collected|handed over',
    'trade(?! ?me\\b|[- ]?ins?\\b)|wholesale|w/s|disposal|disposed?|dispose of|backline|back line|auctions?|tender(?:s|ed)?|consign(?:ed|ment)?|export|wreck(?:ed|ing|er)?|scrap|parts|spares',
    'withdrawn?|withhold|withheld|hidden|hide|private|draft|exclud(?:e|ed|es|ing)|archived?|inactive|disabled|delist(?:ed)?|unlisted|deleted?|removed?|expired?|ended|closed|cancel(?:led|ed)?|suspend(?:ed)?|paused|blocked|suppress(?:ed)?|embargo(?:ed)?|quarantine[d]?|unavailable|relist|superseded|obsolete|discontinued',
    'out of stock|outofstock|back ?order|onbackorder|internal|staff|confidential|loan(?:er)?|courtesy|company car|return(?:ed|ing|s)? to|rts|rtn',
    "do not|don[’']?t|dont|not (?:for|to|yet|on|ready|available)|no (?:show|web|advert\\w*)|before sale",
    'salvage|write[- ]?off|written[- ]?off|writeoff|wovr|stolen|flood(?:ed)?|hail|recall(?:ed)?|encumbered|repossess\\w*|repo|accident|damaged?|faulty|unregistered|workshop|repairs?|reject(?:ed)?|failed',
    'hir(?:e|ed)|on hire|rent(?:ed|ing)?|rent to (?:own|buy)|per (?:day|week|month)|lay[- ]?by|de[- ]?reg(?:istered)?|paid in full|same (?:car|vehicle)|duplicate|dup|impaired|demo(?:nstrator)?',
    'trailers?|boats?|caravans?|motor ?(?:bikes?|cycles?)|jet ?skis?|forklift|tractor|mower|machinery|painter|panel ?beater|mechanic|detailer',
  ].join('|')})(?![a-z0-9])`,
  'gi',
)
/** A denial before a word: “no damage”, “never hailed”. */
const denial = /(?:^|[^a-z])(?:no|not|nil|never|without|non|isn[’']?t|zero)(?: (?:any|known|previous|prior|reported|been))?[\s:-]*$/i
/** A clearance behind a word: “recall: none”, “encumbered – no”. */
const clearance = /^\s*[:=–-]?\s*(?:no|nil|none|n|clear(?:ed)?|free|false)\b/i

/** Headings under which any entry but a denial may take its car off sale. */
const ofHold =
  / (?:holds?|on hold|held|reserved|reservations?|exclud(?:e|ed|es)|exclusions?|suppress(?:ed|ion)?|blocked|block|withheld|embargo(?:ed)?|do not [a-z]+|dont [a-z]+|not for [a-z]+|withdrawn|deleted|archived|delisted|tenders?|auction[a-z]*) /
/** Headings of notes between staff. */
const ofStaff =
  / (?:internal|staff|private|office|confidential|admin|back ?office)(?: [a-z]+)? (?:notes?|comments?|remarks?|memos?|info) | (?:notes?|comments?|remarks?|memos?|info)(?: for)? (?:internal|staff|private|office|confidential|admin) /
/** Headings of a number of units in stock. */
const ofQuantity =
  / (?:qty|quantity|on ?hand|soh|units?|stock level|stock count|inventory(?: level| count| qty| quantity)?|available) $| (?:inventory|stock|available) (?:qty|quantity|level|count|units?) /
/** Headings of a last day, and of documents that end without an effect on the sale. */
const ofEnd =
  / (?:expir[a-z]+|valid (?:to|until|till|thru|through)|validto|validuntil|until|till?|ends?|end date|enddate|ending|stop date) /
const ofDocument =
  / (?:rego?|registration|warranty|wof|cof|rwc|ruc|insurance|ctp|licen[cs]e|service|battery|plan|subscription|lease|finance|permit|inspection|certificate) /
/** Headings of a first day. */
const ofStart = / (?:availab[a-z]+|from|starts?|start date|startdate|go ?live|release|launch|publish[a-z]*|live) /

const kindsOf = memoised((heading: string) => {
  const words = headingWords(heading)
  return {
    isTitle: isTitleHeading(heading),
    isHold: ofHold.test(words),
    isOfStaff: ofStaff.test(words),
    isQuantity: ofQuantity.test(words),
    isEnd: ofEnd.test(words) && !ofDocument.test(words),
    isStart: ofStart.test(words) && !ofDocument.test(words),
  }
}, 500)

/** Whether a text has a word of a sale, a hold or an offer to the trade, such as “on-hold-JB” or “BACKLINE_TRADE_DISPOSAL”. */
const hasHint = (written: string): boolean => {
  if (written.length > longestEntry || /^https?:\/\//i.test(written)) return false
  const text = written.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/(?<=[a-z])[-_.](?=[a-z])|_/gi, ' ')
  for (const { 0: found, index } of text.matchAll(hints))
    if (!denial.test(text.slice(0, index)) && !clearance.test(text.slice(index + found.length))) return true
  return false
}

/** Whether every entry under a heading may take its car off sale, as under “Holds” or “Internal notes”. */
export const isOffSaleHeading = (heading: string): boolean => {
  const { isHold, isOfStaff } = kindsOf(heading)
  return isHold || isOfStaff
}

/**
 * Whether an entry of an undecided column may take its car off sale, by a word, its heading, a quantity of none, or a day that is over.
 * Only a suggestion: a user decides (ENT-01, CAR-05).
 *
 * @param now the instant of the import, ISO in UTC
 */
export const mayBeOffSale = (heading: string, text: string, now: string): boolean => {
  const plain = text.trim()
  const { isTitle, isHold, isOfStaff, isQuantity, isEnd, isStart } = kindsOf(heading)
  if ((isHold || isOfStaff) && !saysNothing(plain)) return true
  if (isQuantity && /^-?0+(?:\.0+)?$|^-\d/.test(plain)) return true
  const day = isEnd || isStart ? parseDay(plain) : null
  if (day !== null && (isEnd ? day < now.slice(0, 10) : day > now.slice(0, 10))) return true
  return !isTitle && hasHint(plain)
}
