import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { drives } from '@forecourt/rules/stock/vocabulary/drives'
import { fuels } from '@forecourt/rules/stock/vocabulary/fuels'
import { itemTypes } from '@forecourt/rules/stock/vocabulary/itemTypes'
import { odometerUnits } from '@forecourt/rules/stock/vocabulary/odometerUnits'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { transmissions } from '@forecourt/rules/stock/vocabulary/transmissions'
import { visibilities } from '@forecourt/rules/stock/vocabulary/visibilities'
import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { saysNothing } from '../stock-import/cells/emptyCells'
import { colourProblem } from '../stock-import/nameProblems'
import { parseDay } from '../stock-import/parseDay'
import { headingWords, type NoteKind, noteKind } from '../stock-import/remarks/noteHeadings'

/** Headings about the sale, the place, the use or the state of a car, whatever else they name: “Reg status”, “Where it’s at”. */
const ofSale =
  / (?:status|stat|sts|state|stage|flags?|marks?|marker|tags?|labels?|use|usage|uses|used (?:for|as|by)|where|whereabouts|place|placed|position|parked|spot|standing|situation|purpose|plan|planned|action|next|decision|outcome|result|dispos(?:ed|al|ition)|sold|sale|sales|delivered|delivery|de ?reg(?:istered|istration)?|deregd|hold|held|reserved?|allocat(?:ed|ion)|assigned|avail(?:able|ability)?|channel|out|gone|left|departed|exit(?:ed)?|with|who|retail|wholesale|trade|hire|rental|rent|lease|loan|layby|deposit|paid|customer|buyer|web|online|publish(?:ed)?|progress|workflow|phase|step|destination|dest|zone|area|minor|cents|subunits?) /

/** Headings of what a car is, has or cost, and of where it came from. */
const ofCar =
  / (?:colou?rs?|paint|trim|interior|upholstery|seats?|doors?|cyl|cylinders?|engine|motor|cc|capacity|power|kw|torque|tyres?|wheels?|gears?|gearbox|trans|transmission|fuel|body|bodies|drive|drivetrain|series|badge|variant|grade|spec|specs|specifications?|features?|options?|equipment|extras|keys?|books?|manuals?|logbook|service|serviced|history|warranty|rego|registration|plates?|wof|cof|vin|chassis|make|model|year|my|built|build|complian?ce|complied|ancap|rating|stars?|emissions?|co2|consumption|economy|tow|towing|tare|gvm|weight|length|height|width|airbags?|radio|redbook|nvic|jato|source|sourced|supplier|origin|country|bought|purchased?|acquired|acquisition|arriv(?:ed|al)|landed|days|age|photos?|images?|pics?|pictures?|videos?|urls?|links?|created|updated|modified|priced|brand|manufacturer|generation|segment|title|name|description|heading|headline) /

/** Whole headings that ask whether a car is there or for sale: “No” is the doubtful answer. */
const ofPresence =
  /^ (?:is )?(?:(?:avail|available)(?: now)?|retail(?: car| stock| unit)?|in (?:the )?yard|on (?:site|lot|hand|display)|in stock|present) $/

/** Kinds of headings whose rules judge every entry. */
const judged: readonly (NoteKind | null)[] = [
  ...(['sale', 'handover', 'repair', 'encumbrance', 'arrival', 'count', 'notOffered', 'fault', 'recall', 'assured'] as const),
  ...(['trueReading', 'shown', 'notShown', 'start', 'end', 'formerUse', 'roadworthy'] as const),
]

/** Words of a heading without the numbers behind them: “Sts2” is a status. */
const wordsOf = (heading: string): string => headingWords(heading).replace(/(?<=[a-z])\d+(?= )/g, '')

const plainNumber = /^[$€£]?\s?-?\d(?!\d{7}$)[\d,]*(?:\.\d+)?$/
const numberLike = /^[$€£]?\s?-?\d[\d.,\s/k–-]*(?:km|kms|%|days?)?$/i
const code = /^(?=.*\d)[\w./-]{1,40}$/
const address = /^https?:\/\/\S+$/i
/** Words of an advertisement, such as “Special of the week”, of which one has to be the first kind. */
const [promoted, besidePromoted] = [
  'specials?|hot|deals?|drop(?:ped)?|reduced|reduction|arrivals?|arrived|featured?|bargain|value|pick|latest|low|owner',
  'of|the|this|week|weekly|month|weekend|great|super|managers?|price|prices|new|just|in|kms?|buys?|best|top|must|see|offers?|one|stock',
] as const
const ofPromotion = new RegExp(`^(?=.*\\b(?:${promoted})\\b)(?:(?:${promoted}|${besidePromoted})(?:['’]?s)?\\W*)+$`, 'i')
/** Commands of a feed that keep a car, and confirmations. */
const ofKeeping =
  /^(?:simple|variable|variation|upsert|update[d]?|insert(?:ed)?|add(?:ed)?|create[d]?|modif(?:y|ied)|changed?|sighted|seen|checked|ok(?:ay)?|good|passed|clear|current)$/i

/** The state of Australia in which a car is or was registered. */
const [ofRegion, region] = [
  /^ (?:(?:rego?|registration|yard|location|dealer|stock|car|vehicle) )?(?:state|territory|region) $/,
  /^(?:nsw|vic|qld|wa|sa|tas|nt|act|new south wales|victoria|queensland|western australia|south australia|tasmania|northern territory|australian capital territory)$/i,
] as const

/** Headings of prices that name whom they are for. */
const ofOtherPrice = / (?:retail|wholesale|trade) (?:price |da |egc |value |000 )*$/

/** Whether an entry is an amount or another number, and no date. */
export const isPlainNumber = (text: string): boolean => plainNumber.test(text.trim())

/** Whether a text is the value of another field, which says nothing about a sale. */
const isOfField = (text: string): boolean =>
  [fuels, bodies, drives, transmissions, priceTypes].some((vocabulary) => vocabulary.read(text) !== null) ||
  itemTypes.read(text) === 'car' ||
  ['new', 'used'].includes(carTypes.read(text) ?? '')

/** Whether the entries under a heading can be about the sale, the place, the use or the state of a car. */
export const isSaleBearing = (heading: string): boolean => ofSale.test(wordsOf(heading))

/**
 * Whether it is clear from an entry of an undecided column that its car can be advertised. It isn’t clear from a code, a note about a
 * person, or the date of an event: the car waits until a user has said what the entry means (ENT-01, CAR-05).
 *
 * @param written the entry, or what the file says of it
 */
export const isClearlyOffered = (heading: string, written: string): boolean => {
  const [text, words] = [written.trim(), wordsOf(heading)]
  const answer = yesOrNo.read(text)
  if (answer !== null && ofPresence.test(words)) return answer
  if (ofRegion.test(words) && region.test(text)) return true
  if (saysNothing(text) || judged.includes(noteKind(heading))) return true
  const isAboutSale = ofSale.test(words)
  if (!isAboutSale && ofCar.test(words)) return true
  // “Retail: 19990” is a price.
  if (ofOtherPrice.test(words) && isPlainNumber(text)) return true
  if (answer === true) return false
  if (statuses.read(text) === 'in_stock' || visibilities.read(text) === true || ofPromotion.test(text) || ofKeeping.test(text)) return true
  if (address.test(text) || isOfField(text)) return true
  const isNumber = isPlainNumber(text) || (parseDay(text) === null && (numberLike.test(text) || code.test(text)))
  return !isAboutSale && (isNumber || odometerUnits.read(text) === 'km' || colourProblem(text) === null)
}
