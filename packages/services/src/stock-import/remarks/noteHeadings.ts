import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { memoised } from '@forecourt/schema/memoised'
import { saysNothing } from '../cells/emptyCells'
import { parseDay } from '../parseDay'

/** What a heading is about that isn't the car itself: an entry means that the car may be sold, or isn't the dealer's to sell. */
export type NoteKind = 'person' | 'sale' | 'handover' | 'repair' | 'encumbrance' | 'notOwn'

/** First words of headings that are written as one word: `customername`, `rono`. */
const joined =
  /\b(customer|client|purchaser|buyer|owner|invoiced?|contract|delivery|handover|settlement|ppsr|collection|pickup|auction|consignment|receipt|pdi?(?=date|status|time)|[rw]o(?=no\b|num|date|status))(?=[a-z])(?!s\b|or\b|al\b)/g
/** The words of a heading between spaces: `customerId` and “Customer ID” have two. */
const wordsOf = (heading: string): string =>
  ` ${heading
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(joined, '$1 ')
    .trim()} `

const person =
  / (?:customer|client|purchaser|buyer|(?:novated )?lessee|hirer|borrower|guest|member|prospect|opportunit(?:y|ie)|lead|end user|bill to|ship to|deliver to|ordered by|(?:registered )?(?:keeper|holder)|registered to|keys with|(?:sold|sales) (?:to|for)|allocat(?:ed|ion)(?: to)?|assigned to|trade ?in of)s? | (?:surname|(?:first|last|given|family|middle) ?names?|dob|date of birth|driver ?s? licen[cs]e(?: no| number)?) | owner s? ?(?:name|surname|phone|mobile|email|address|id|first|last|contact|details|title|suburb|postcode) | (?:owner|current owner|registered owner|new owner|reg owner) $/
/** Persons of the dealership, and texts for buyers. */
const notOfBuyer =
  / (?:reviews?|ratings?|guides?|premium|protection|comments?|description|benefits?|offers?|prices?|cash|rebates?|incentives?|facing|dealers?|dealership|contact (?:(?:first|last|given|family) ?names?|surname)|sales ?person|sales ?rep|seller|agent|staff|(?<!end )user|author|manager|previous|prior|former|past|count|number of|no of|portal|services?|manual|make|model) /
/** The dealer's own account with a supplier of feeds. */
const account = /^ (?:client|customer)s? ?(?:id|code|number|no|key|ref) $/

const sale =
  /^ (?:tax |sales? )?inv $| (?:contracts?|invoiced?|invoices|tax ?inv|(?:sales|sale|customer|retail) ?orders?|so (?:no|num|number|id)|receipts?|settle(?:d|ment)|payments?|paid|amount paid|balance (?:owing|due)|gate pass|deal(?: jacket| no| number| id)|f i|finance (?:co|company|approved|status|application)|sold rep|order status|bookings?|reservations?(?: id)?|quote (?:no|number|id)|sales? id|inv (?:no|num|number|date)) /
const notSale =
  / (?:weekly|monthly|fortnightly|purchase|supplier|vendor|factory|price|cost|service|maintenance|warranty|contractor|wholesale|buy|bought|stock|manufacturer|floor ?plan) /

const handover =
  / (?:pd|p d|pdi|del|deliv|pre ?delivery|predelivery|handover|hand over|collection|delivery|pick ?up|dispatch(?:ed)?|delivered)(?: [a-z]+)?(?: (?:date|time|day|due|on|booked|booking|status|to|by|at|address|name|contact|appointment|slot|scheduled|completed?|done|suburb|postcode|driver|inspection|ok|yn|flag))? $/
const notHandover =
  / (?:dealer|fee|fees|cost|costs|price|charge|charges|amount|amt|options?|available|availability|method|type|weeks?|estimated?|eta|expected|free|included|incl|radius|areas?|australia|body|cab|van|free|terms|policy|text|description|details) /

const repair =
  / (?:ro|repair ?orders?|work ?orders?|wo|wip|job ?cards?|jobcard|job|workshop ?jobs?|service ?booking)(?: (?:no|num|number|id|ref|date|open|opened|status|due|booked))? $/
const done = /^(?:closed|completed?|done|finished|invoiced|cancelled|none open|ready)$/i

const encumbrance =
  / (?:ppsr|revs|encumb[a-z]*|liens?|security ?interests?|registered ?interests?|finance ?ow(?:ing|ed)|money ?ow(?:ing|ed)|amount ?ow(?:ing|ed)|finance ?outstanding|loan ?ow(?:ing|ed)) /
const ofCheck = / (?:date|cert|certificate|no|num|number|search|searched|url|link|checked|check|expiry|report|valid|ref|id) /
const isClear =
  /^(?:(?:all |ppsr |is |yes,? )?(?:clear(?:ed)?|unencumbered|clean|free|passed?|ok(?:ay)?)(?: title)?|not? (?:encumbered|encumbrances?|(?:security )?interests?|finance|money|liens?|records?)(?: (?:recorded|registered|owing|found))?|released|discharged|paid(?: out)?|not encumbered|nil owing)[.!]?$/i
const saysEncumbered =
  /(?<!un)encumbered|owing|owed|interest registered|registered interest|financed|(?<!no )(?:security )?interest|stolen|written/i

const notOwn =
  /^ (?:is )?(?:auction|consign)[a-z]*(?: [a-z]+){0,2} $|^ (?:is )?private (?:sale|seller|vendor|party) $|^ (?:sale |sold |selling )?on behalf(?: of)? $|^ (?:ownership|owned by|stock owner|belongs to) $/
const notNotOwn = / (?:grade|sheet|score|report|url|points|stars|estimate|guide|ended|photos?) /

/** What a heading is about, if it isn't the car; null otherwise. */
export const noteKind = memoised((heading: string): NoteKind | null => {
  const words = wordsOf(heading)
  if (words.length > 80) return null
  if (encumbrance.test(words)) return 'encumbrance'
  if (person.test(words) && !(account.test(words) && !heading.includes('.'))) return notOfBuyer.test(words) ? null : 'person'
  if (repair.test(words)) return 'repair'
  if (sale.test(words)) return notSale.test(words) ? null : 'sale'
  if (notOwn.test(words)) return notNotOwn.test(words) ? null : 'notOwn'
  return handover.test(words) && !notHandover.test(words) ? 'handover' : null
}, 500)

/** Headings of price lists, beside which “Invoice” is what the dealer paid. */
const ofPriceList = /^(?:msrp|rrp|book ?value|(?:internet|selling|sale|list|misc) ?price\d?|cost(?: price)?)$/i

/** Headings of what the dealer paid, which say nothing about a sale: “invoice” beside “msrp”. */
export const costHeadings = (headings: readonly string[]): readonly string[] =>
  headings.some((heading) => ofPriceList.test(heading.trim()))
    ? headings.filter((heading) => /^(?:dealer )?invoice$/i.test(heading.trim()))
    : []

/** Earliest date that is no spreadsheet placeholder. */
const firstDay = '2000-01-01'

/** Whether a cell under a heading of a kind is an entry that the car waits for. */
export const isEntry = (kind: NoteKind, heading: string, text: string): boolean => {
  const plain = text.trim()
  const day = parseDay(plain)
  const isNoDay = /^0{1,4}[-/.]0{1,2}[-/.]0{1,4}/.test(plain) || (day !== null && day < firstDay && !/^\d+$/.test(plain))
  const isOfClear = kind === 'encumbrance' && / (?:clear|cleared|free|unencumbered) /.test(wordsOf(heading))
  if (isOfClear && yesOrNo.read(plain) === false) return true
  if (saysNothing(plain) || isNoDay) return false
  switch (kind) {
    case 'encumbrance':
      if (ofCheck.test(wordsOf(heading))) return saysEncumbered.test(plain) && !isClear.test(plain)
      return !(isOfClear && yesOrNo.read(plain)) && !isClear.test(plain)
    case 'person':
      // “Owner: 1” is their number.
      return (
        !/ owner $/.test(wordsOf(heading)) ||
        !/^(?:\d{1,2}|1st|2nd|3rd|first|second|third|one|two|three|dealer(?:ship)?|stock|company|own|yes|y)$/i.test(plain)
      )
    case 'repair':
      return !done.test(plain)
    case 'handover':
      // “Delivery: 990” is a fee, and “Delivery: Yes” an offer.
      return (
        day !== null || !/(?<! pre) (?:delivery|collection|pick ?up) $/.test(wordsOf(heading)) || /booked|scheduled|arranged/i.test(plain)
      )
    case 'notOwn':
      return !/^(?:dealer(?:ship)?|stock|company|own(?:ed)?|house|us|ours|floor ?plan|bailment)$/i.test(plain)
    default:
      return true
  }
}
