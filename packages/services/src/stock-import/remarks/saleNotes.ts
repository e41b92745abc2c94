import { maySaySaleTerm, saleTerms } from '@forecourt/rules/stock/vocabulary/saleTerms'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { memoised } from '@forecourt/schema/memoised'
import type { LineValues } from '../ColumnValues'
import { amountColumns, type ImportColumn, type StockLine } from '../stockColumns'
import { isEntry, reasonInNote, whyWaits } from './noteEntries'
import { type NoteKind, noteKind } from './noteHeadings'
import { preFilter } from './preFilter'
import { type ReasonToWait, reasonToWait, saleTermIn, termToState, waitsSince } from './reasonsToWait'
import { spacedText } from './spacedText'
import { isGoneMark, isGoneStatus, statedStatus } from './statedStatus'

/** Columns whose own readers understand “sold”. */
const flags: ReadonlySet<string> = new Set<ImportColumn>(['status', 'sold', 'reserved', 'website', 'hidden'])
/** Maximum characters of a status cell, of a list of marks, and of comments that are searched. */
const [longestStatus, longestMarks, longestComments] = [40, 200, 5_000] as const

/** Whether a car of this status is for sale; true for an unknown status. */
export const isForSale = (status: LineValues['status']): boolean =>
  status === undefined || status === 'in_stock' || status === 'coming_soon'

/** Phrases after “sold” about a car's past: “Sold new here”, “Sold with 12 months registration”. */
const ofPast =
  /\s*(?:[&+]|\b(?:new|with|as|by|in|at|here|locally|from|originally|through|brand|when|before|without|and|elsewhere|only|on|under|fully|complete|including|unregistered|registered)\b)/
    .source
const notForSale = `dep(?:osit)?\\s+(?:has\\s+been\\s+|was\\s+|is\\s+)?(?:taken|tkn|paid|received|rec'?d|held)|under\\s+(?:offer|contract)|on\\s+hold|sale\\s+(?:pending|agreed)|contract\\s+signed|no\\s+longer\\s+(?:avail(?:able)?|for\\s+sale)|${saleTerms.note}`

/** Start of a note that a car is sold, reserved or not offered, such as “SOLD - Smith”; “Sold new here” is about its past. */
const goneNote = new RegExp(
  `^[^a-z0-9]*(?:(?:(?:just|now|already|sorry)\\W{1,3})?sold(?!${ofPast})|${notForSale}|(?:hold|held|reserved)(?:\\s+for|\\s*[-–:]\\s*[a-z]+)|(?:rtn|ret(?:urn(?:ed|ing)?)?)\\.?\\s+to\\s+(?:vendor|owner|supplier|wholesaler|auction|seller|lessor|financier)(?![a-z])|reserved(?=\\W*$)|(?:hold|held|pend(?:ing)?|dep(?:osit)?)(?=\\s+(?:19|20)\\d\\d\\b)|stf|subject to finance|not\\s+for\\s+sale|do\\s+not\\s+(?:advertise|sell|list|publish)|parts\\s+only|wrecking|in\\s+workshop|stat(?:utory|\\.)?\\s+write|(?:(?:gone|going|sent|send)\\s+)?to\\s+auction|(?:wholesale|trade|auction|dealers?)\\s+only|not\\s+for\\s+retail|dealer\\s+to\\s+dealer|wholesaled?(?=\\s*(?:[-–,.;:(!*/]|$)))(?![a-z])`,
  'i',
)
/** End of a text about something else, such as the model in “Corolla - SOLD”. */
const goneEnd = new RegExp(`(?<!\\b(?:not|never|isn't|isn’t|rights)\\W{1,2})(?<![a-z0-9])(?:sold|reserved|${notForSale})[^a-z0-9]*$`, 'i')
/** “(hold)” and “- dep 24/11”; “- hold assist” is no sale. */
const markEnd = /(?=\s*(?:$|[)\]}*|,;:–—-]|for\b|till?\b|until\b|\d{1,2}[/.]\d))/.source
/** A sale in the middle of a text: “2016 Kia Rio (SOLD) auto”. */
const goneMark = new RegExp(
  `(?:[([{*|]\\s*|\\s[-–—]\\s?)(?:sold(?!${ofPast})|reserved|${notForSale}|${saleTerms.mark}${markEnd})(?![a-z])|\\bsold to (?!us\\b|you\\b|him\\b|her\\b|them\\b|the public)`,
  'i',
)
/** A tag that consists of a term for a sale and nothing else. */
const wholeMark = new RegExp(`^\\W*${saleTerms.mark}\\W*$`, 'i')
const day = '(?:on |by |this |next )?(?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow|tonight|\\d)'
/** A buyer who collects the car: “Kim picking up Friday”, “Collected by owner 3/5”. */
const collected = new RegExp(
  `\\b(?:pick(?:ing|s|ed)?|collect(?:ing|s|ed)?)(?: it| her| car| the car| vehicle)?(?: up)? ${day}|\\btaking (?:it|delivery)(?=\\W*$| ${day})|\\b(?:picking(?: it| car)? up|collecting(?: it| car)?)(?=\\W*$)|\\b(?:pick[- ]?up|p[/.]?up?|collection) (?:booked|arranged|${day})`,
  'i',
)
const goneTo =
  /\b[Gg](?:one|oing) to (?:(?:Mr|Mrs|Ms|Dr)\b|[A-Z]\.? ?[A-Z][a-z]|[A-Z][a-z]+ [A-Z][a-z]+|(?:a |the |his |her |its |their )?(?:new )?(?:customer|buyer|owner|client|home)\b)/
/** Marks of the written-off vehicles register: a repairable, a statutory or an unspecified write-off. */
const writeOffMark =
  /(?<!\b(?:no|not|nil)\W)(?<![a-z0-9])(?:rwo|swo|wovr|written[- ]off|write[- ]off)(?![a-z0-9])(?!\W{1,3}(?:clear|clr|nil|no\b|none|check))/i
const unspecifiedWriteOff = /(?<![A-Za-z0-9])U[/.]?O(?![A-Za-z0-9])/
/** Pre-filter: every text that one of the patterns above finds contains one of these words. */
const maySayGoneWithin = preFilter(
  /sold|reserved|offer|hold|dep(?:osit)? |pending|agreed|available|for sale|contract|pick|\bp[/.]?u|taking|collect|one to|oing to|rwo|swo|wovr|off/i,
)

/** The words within a text which say that a car is sold, collected or written off, without the rest, which may name a person; null for none. */
const goneWithin = (text: string): string | null => {
  if (text.length > longestMarks || !(maySayGoneWithin.test(text) || maySaySaleTerm.test(text))) return null
  for (const words of [goneEnd, goneMark, collected, writeOffMark]) {
    const found = words.exec(text)?.[0]
    if (found !== undefined) return found.replace(/^[^a-z0-9]+/i, '')
  }
  return goneTo.test(text) ? 'Gone to' : null
}
/** Columns with the name of a car, and whether a text in such a column says that the car is a write-off. */
const names: readonly string[] = ['model', 'badge', 'series'] satisfies ImportColumn[]
const isWriteOff = (text: string): boolean => writeOffMark.test(text) || unspecifiedWriteOff.test(text)

/** Pre-filter: every sentence below contains one of these words. */
const maySayGone = /sold|offer|hold|dep(?:osit)?\s|pending|agreed|available|for sale|contract/i
const mayBeCollected = /pick|\bp[/.]?u|taking|collect|one to|oing to/i
/** Sentences in comments: “This car has been sold.”, “Sale pending.” */
const goneSentence = new RegExp(
  `(?:^|[.!*|\\n])[\\s*!-]{0,5}(?:(?:just\\s|now\\s|sorry,?\\s)?sold(?=\\s*(?:$|[.!*|\\n–—-]))|(?:sale\\s|sold\\s)?pend(?:ing)?(?=\\s*(?:$|[.!*|\\n]))|${notForSale})(?![a-z])|(?:\\b(?:this|the|our)\\s+(?:car|vehicle|one|ute|van|bike|unit)(?:\\s+is|\\s+has|['’]s)|\\bsorry[,\\s]+it(?:['’]s|\\s+is|\\s+has))\\s+(?:(?:now|been|already|currently)\\s+){0,3}(?:sold(?!${ofPast})|reserved(?![a-z])|${notForSale})`,
  'i',
)
const ofRegistration = /rego?(?:\b|_|istr)|licen[cs]e|wof|warrant/i

/** Maximum characters of a note about one car. A longer text under an unknown heading may be the same for all. */
const longestNote = 80

/** Separators of tags. */
const betweenTags = /[,;|>:\n]/
/** Whether one of several tags says that a car is sold, on hold or not offered: “diesel, on-hold-JB”. */
const hasGoneTag = (text: string): boolean =>
  text.length <= longestMarks &&
  text
    .split(betweenTags)
    .some((tag) => goneNote.test(tag.trim()) || goneNote.test(tag.trim().replace(/[_-]+/g, ' ')) || wholeMark.test(tag))

/** Kinds of headings under which only the rules of `noteEntries.ts` count, not the words that may mean a sale elsewhere. */
const wordless: readonly NoteKind[] = [
  ...(['arrival', 'status', 'marks', 'history', 'count', 'notOffered', 'channel'] as const),
  ...(['fault', 'recall', 'assured', 'trueReading', 'formerUse', 'use', 'roadworthy'] as const),
]

/** What keeps a car off the website in an unread cell. Under an unknown heading only a short note is about this car. */
const reasonUnder = (heading: string, text: string): ReasonToWait | null => {
  const kind = noteKind(heading)
  if (kind === 'condition') return reasonInNote(text)
  return (kind === null || !wordless.includes(kind)) && text.length <= longestNote
    ? (reasonToWait(text) ?? (ofRegistration.test(heading) ? null : saleTermIn(text)) ?? termToState(text))
    : null
}

/** Why an unread cell keeps its car off the website, as one sentence. */
export const goneNoteSays = (heading: string, written: string): string => {
  const text = spacedText(written)
  const kind = noteKind(heading)
  const why = kind === null ? undefined : whyWaits[kind]
  if (why !== undefined) return `The entry under “${heading}” ${why}.`
  const gone = goneNote.exec(text)?.[0] ?? goneWithin(text)
  const reason = gone === null ? reasonUnder(heading, text) : null
  if (reason !== null) return `“${reason.found}” is under “${heading}”, ${waitsSince[reason.kind]}.`
  return `“${(gone ?? text).trim()}” under “${heading}” says that the car is sold or isn’t offered.`
}

/** Headings of a further price, or of what a further price is: “Wholesale price”, “Price2.basis”. */
const otherPrice =
  /(?:^|\.)(?:price[ _-]?[2-9]|(?:second|other|alt(?:ernate|ernative)?|trade|wholesale|dealer|fleet)[ _-]?price)(?:[ ._-]?[a-z]+)?$/i
/** Texts that name the buyers for whom a price is. */
const ofTrade = /^(?:for )?(?:(?:the )?trade|wholesale|w\/?s|dealers?|fleet)(?: price| only)?$/i

/** Whether an unread cell says for whom another price is. */
export const isOfOtherPrice = (heading: string, text: string): boolean => otherPrice.test(heading) && ofTrade.test(text.trim())

/** Whether a cell of an unread heading says that the car is sold, reserved or not offered. */
export const isGoneNote = (heading: string, written: string | undefined, now: string, status?: LineValues['status']): boolean => {
  if (written === undefined || written === '') return false
  const text = spacedText(written)
  if (isOfOtherPrice(heading, text)) return false
  // A registration can be on hold too.
  if (!ofRegistration.test(heading) && (goneNote.test(text) || goneWithin(text) !== null)) return true
  const kind = noteKind(heading)
  if (kind !== null && isEntry(kind, heading, text, { now, status })) return true
  if (kind === 'marks' && hasGoneTag(written)) return true
  return kind !== 'condition' && reasonUnder(heading, text) !== null
}

/** Whether a cell of any heading says that a car is sold, reserved or not offered. */
export const isGoneCell = (text: string): boolean =>
  goneNote.test(text) || (text.length <= longestStatus && !/\d/.test(text) && isGoneMark(text))

/** Whether a row with a single text, such as “SOLD”, says that the cars below aren’t for sale. */
export const isGoneSection = (text: string): boolean => goneNote.test(text) || (text.length <= longestStatus && isGoneStatus(text))

/** Words for places where a car can't be inspected. */
const away =
  /\b(?:auctions?|auctioneers?|buyers?|clients?|consign\w*|copart|customers?|deliver(?:ed|y)|detailers?|fowles|grays|iaa|(?:at|his|her|’s|'s) (?:home|house|place)|home|house|interstate|loan(?:ed)?|lloyds|manheim|mechanics?|off ?site|owners?|panel ?(?:beaters?|shop)|service|smash|storage|pickles|repo\w*|slattery|sold|turners|wholesalers?|workshops?)\b/i

/** Whether a location text means that the car isn’t in the yard: “In transit”, “Wholesale”, “With customer”. */
export const isNoPlace = (text: string): boolean => {
  const readStatus = statedStatus(text)
  return (readStatus !== null && readStatus !== 'in_stock') || away.test(text)
}

/** What a text says of the sale of its car. Cached, because it is called for texts without digits, which repeat across rows. */
const saleStatusIn = memoised((text: string): 'gone' | 'not offered' | 'nothing' => {
  if (goneNote.test(text) || goneEnd.test(text)) return 'gone'
  const readStatus = statedStatus(text)
  return readStatus === 'sold' ? 'gone' : readStatus !== null && readStatus !== 'in_stock' ? 'not offered' : 'nothing'
}, 1_000)

const isDigit = (text: string, place: number): boolean => {
  const code = text.charCodeAt(place)
  return code >= 48 && code <= 57
}

/** Column whose cell says that the car is sold; null for none. Includes prices such as “Under offer”. */
export const goneIn = (line: StockLine, { comments }: LineValues): ImportColumn | null => {
  for (const name in line) {
    const column = name as ImportColumn
    const text = (column === 'comments' ? comments : line[column]) ?? ''
    if (names.includes(column) && isWriteOff(text)) return column
    const isDigitLast = isDigit(text, text.length - 1)
    // Skips texts that begin and end with a digit, which are no status.
    if (text.length < 3 || (isDigitLast && isDigit(text, 0)) || flags.has(column)) continue
    if (column === 'rego') {
      if (!/\d/.test(text) && statuses.read(text) === 'sold') return column
    } else if (text.length <= longestStatus && !/\d/.test(text)) {
      const readStatus = saleStatusIn(text)
      if (readStatus === 'gone' || (readStatus === 'not offered' && amountColumns.includes(column))) return column
    } else if (goneNote.test(text)) return column
    else if (!isDigitLast && text.length <= longestMarks && column !== 'comments' && goneEnd.test(text)) return column
  }
  const start = comments?.slice(0, longestComments) ?? ''
  return ((maySayGone.test(start) || maySaySaleTerm.test(start)) && goneSentence.test(start)) ||
    (mayBeCollected.test(start) && (collected.test(start) || goneTo.test(start)))
    ? 'comments'
    : null
}
