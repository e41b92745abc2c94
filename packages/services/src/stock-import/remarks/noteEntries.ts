import { odometerStatuses } from '@forecourt/rules/stock/vocabulary/odometerStatuses'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { visibilities } from '@forecourt/rules/stock/vocabulary/visibilities'
import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import type { LineValues } from '../ColumnValues'
import { saysNothing, zero } from '../cells/emptyCells'
import { parseDay, parseMonth } from '../parseDay'
import { isBlank } from '../placeholders'
import { headingWords, type NoteKind } from './noteHeadings'
import { type ReasonToWait, reasonInCell, reasonToWait, saleTermIn, termToState } from './reasonsToWait'
import { isGoneMark, isGoneStatus } from './statedStatus'

/** Maximum characters of a status cell, and of a list of marks. */
const [longestStatus, longestMarks] = [40, 200] as const
/** Earliest date that is no spreadsheet placeholder. */
const firstDay = '2000-01-01'

/** What an entry depends on besides its text. */
export interface EntryContext {
  /** The instant of the import, ISO in UTC. */
  readonly now: string
  /** The car's status in its own column. */
  readonly status?: LineValues['status']
}

/** A repair order that is done. */
const done = /^(?:closed|completed?|done|finished|invoiced|cancelled|none open|ready)$/i
/** “F” and “N/A” deny nothing: in codes of damage, F is fire or front. */
const isDenial = (text: string): boolean => isBlank(text) || zero.test(text) || /^(?:n|no|nil|none|never|false|cle?a?r)$/i.test(text)
/** “Cat N” is a write-off without structural damage. */
const ofCategory = /\bcat(?:egory)?\b/i
const isSound =
  /^(?:(?:all )?(?:cle?a?r|ok(?:ay)?|good|passed?)|undamaged|unaffected|(?:never|not?|nil|none)(?: (?:been|known|open|outstanding|active|current|reported|recorded|found|listed|affected|applicable|damaged?|stolen|theft|faults?|defects?|issues?|records?|recalls?|hail|flood(?:ed)?|accidents?|tampered|write[ -]?offs?|written[ -]off)){1,3})[.!]?$/i
const isRectified = /^(?:completed?|done|rectified|replaced|fixed|closed|finalised|repaired)\b/i
/** Confirmations under headings such as “Odometer verified”, and words that doubt them. */
const confirmation =
  /^(?:y|yes|t|true|1|-1|x|on|ok(?:ay)?|good|clear(?:ed)?|clean|free|clr|genuine|verified|certified|correct|accurate|actual|guaranteed|confirmed|pass(?:ed)?|checked|completed?|done|rectified|unencumbered|discharged|nil owing)(?![a-z])/i
const doubt = /\b(?:not?|un(?!encumbered)[a-z]+|never|doubt[a-z]*|discrepan[a-z]*|tampered|false|fail(?:ed)?|tmu)\b/i

/** Headings about a search of the register, under which only words for an interest count. */
const ofSearch = / (?:date|cert|certificate|no|num|number|search|searched|url|link|checked|check|expiry|report|valid|ref|id) /
const isFreeOfInterest =
  /^(?:(?:all |ppsr |is |yes,? )?(?:clear(?:ed)?|clr|unencumbered|clean|free|passed?|ok(?:ay)?)(?: title)?|not? (?:encumbered|encumbrances?|(?:security )?interests?|finance|money|liens?|records?)(?: (?:recorded|registered|owing|found))?|released|discharged|paid(?: out)?|not encumbered|nil owing)[.!]?$/i
const saysEncumbered =
  /(?<!un)encumbered|owing|owed|interest registered|registered interest|financed|(?<!no )(?:security )?interest|stolen|written/i
/** A code that is neither yes, no, clear nor passed. */
const isCode = (text: string): boolean => /^[a-z]{1,2}$/i.test(text) && !/^(?:y|n|c|p|ok|no|na)$/i.test(text)
const isEncumbered = (heading: string, text: string): boolean =>
  ofSearch.test(headingWords(heading))
    ? (saysEncumbered.test(text) && !isFreeOfInterest.test(text)) || isCode(text)
    : !isDenial(text) && !isFreeOfInterest.test(text)

/** Numbers of owners, and the dealer as owner. */
const isOwnerCount = /^(?:\d{1,2}|1st|2nd|3rd|first|second|third|one|two|three|dealer(?:ship)?|stock|company|own|yes|y)$/i
/** A previous use that no advertisement has to state. */
const isOrdinaryUse =
  /^(?:private(?:ly)?|personal|domestic|family|household|business|company|fleet|government|none|one owner|private use)$/i
const isNoDay = (text: string, day: string | null): boolean =>
  /^0{1,4}[-/.]0{1,2}[-/.]0{1,4}/.test(text) || (day !== null && day < firstDay && !/^\d+$/.test(text))

/** Why a note about a car keeps the car off the website; null for no reason. A single word isn't enough to mean a sale: “picking up the kids”. */
export const reasonInNote = (text: string): ReasonToWait | null => {
  const reason = reasonInCell(text)
  return (reason?.kind === 'sale' ? (reasonToWait(text) ?? saleTermIn(text)) : reason) ?? termToState(text)
}

type IsEntry = (text: string, heading: string, about: EntryContext) => boolean
/** An entry is anything but none, zero, “no” and a placeholder of a date. */
const isAnything: IsEntry = (text) => !saysNothing(text) && !isNoDay(text, parseDay(text))
const within =
  (most: number, isOne: IsEntry): IsEntry =>
  (text, ...others) =>
    text.length <= most && isOne(text, ...others)

/** “No” under “Web ready”; a date there may be when it was published. */
const isNotShown: IsEntry = (text, _heading, { now }) =>
  (parseDay(text) ?? '') > now || yesOrNo.read(text) === false || visibilities.read(text) === false || /^not?\b/i.test(text)
/** A number, a day or an address under a heading about publication: a count, when it was published, or where. */
const isFigure = (text: string): boolean =>
  /^[$€£]?\s?-?\d[\d.,]*$/.test(text) || parseDay(text) !== null || /^(?:https?:\/\/|www\.)\S+$/i.test(text)
/** Parts of headings that are about the website or an advertisement, not only about a sale or a display. */
const ofWebsite = /web|internet|online|portal|publi|ready|live|advert|upload|syndicat|visib|show|enabled|approved|active/i
/** Whether an entry under a heading such as “Web ready” doesn’t say that the car is shown: “No”, “Soon”, “Mgr”. */
const isNotSaidShown: IsEntry = (text, heading, about) =>
  isNotShown(text, heading, about) ||
  !(
    isBlank(text) ||
    !ofWebsite.test(heading) ||
    isFigure(text) ||
    / price /.test(headingWords(heading)) ||
    yesOrNo.read(text) === true ||
    visibilities.read(text) === true ||
    statuses.read(text) === 'in_stock' ||
    /^(?:ready|approved|complete[d]?|done|ok(?:ay)?|x|ticked|checked)$/i.test(text)
  )
/** Texts of a car that is there, also with the day on which it came. */
const isHere =
  /^(?:(?:already |has |just )?(?:arrived|received)|(?:now )?(?:here|in(?: the)? (?:stock|yard)|on (?:site|lot|the floor))|now|today|immediate(?:ly)?)(?: (?:on )?[\d/.-]+)?[.!]?$/i
/** Words for a time that isn’t a day. */
const vague =
  /\b(?:t\.?b\.?[acd]|q[1-4]|early|mid|late|end of|next|soon|shortly|weeks?|months?|coming|due|eta|expected|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i
/** A month of the past. Only a year of four digits tells a month from a day: “Feb 25” may be either. */
const isPastMonth = (text: string, now: string): boolean =>
  /(?:^|\D)(?:19|20)\d\d(?:\D|$)/.test(text) && (parseMonth(text) ?? now).slice(0, 7) < now.slice(0, 7)
/** Whether a text is a time that may be to come, without being a day: “late Feb”, “Feb 27”, “Q1”, “next week”. */
export const isVaguelyAhead = (text: string, now: string): boolean =>
  text.length <= longestStatus && vague.test(text) && parseDay(text) === null && !isPastMonth(text, now)
/** Whether an entry about an arrival doesn’t say that the car is there. */
const isNotHere = (text: string, now: string): boolean => {
  const day = parseDay(text)
  if (isVaguelyAhead(text, now)) return true
  if (saysNothing(text) || isNoDay(text, day) || isHere.test(text) || statuses.read(text) === 'in_stock') return false
  return day === null ? !isPastMonth(text, now) : day > now
}
const entries: { readonly [Kind in NoteKind]: IsEntry } = {
  encumbrance: (text, heading) => !isNoDay(text, parseDay(text)) && isEncumbered(heading, text),
  // “Owner: 1” is their number.
  person: (text, heading, about) =>
    isAnything(text, heading, about) &&
    statuses.read(text) !== 'in_stock' &&
    !(/ owner $/.test(headingWords(heading)) && isOwnerCount.test(text)),
  sale: isAnything,
  repair: (text, heading, about) => isAnything(text, heading, about) && !done.test(text),
  // “Delivery: 990” is a fee, and “Delivery: Yes” an offer.
  handover: (text, heading, about) =>
    about.status !== 'coming_soon' &&
    isAnything(text, heading, about) &&
    (parseDay(text) !== null ||
      !/(?<! pre) (?:delivery|collection|pick ?up) $/.test(headingWords(heading)) ||
      /booked|scheduled|arranged/i.test(text)),
  notOwn: (text, heading, about) =>
    isAnything(text, heading, about) && !/^(?:dealer(?:ship)?|stock|company|own(?:ed)?|house|us|ours|floor ?plan|bailment)$/i.test(text),
  fault: (text, heading) => (!isDenial(text) || (/^n$/i.test(text) && ofCategory.test(heading))) && !isSound.test(text),
  recall: (text) => !isDenial(text) && !isSound.test(text) && !isRectified.test(text),
  assured: (text) =>
    !isBlank(text) &&
    parseDay(text) === null &&
    (doubt.test(text) || !(confirmation.test(text) || odometerStatuses.read(text) === 'accurate')),
  trueReading: (text) => (/\d/.test(text) ? !saysNothing(text) : yesOrNo.read(text) === false),
  formerUse: (text) => !saysNothing(text) && yesOrNo.read(text) !== false,
  use: (text) => !saysNothing(text) && !isOrdinaryUse.test(text),
  shown: within(longestStatus, isNotSaidShown),
  notShown: within(longestStatus, (text, _heading, { now }) => {
    const day = parseDay(text)
    return day === null ? yesOrNo.read(text) === true || /^x$/i.test(text) : !isNoDay(text, day) && day <= now
  }),
  start: within(longestStatus, (text, heading, about) => isNotSaidShown(text, heading, about) || isVaguelyAhead(text, about.now)),
  end: within(longestStatus, (text, _heading, { now }) => {
    const day = parseDay(text)
    return day === null ? yesOrNo.read(text) === true : !isNoDay(text, day) && day < now.slice(0, 10)
  }),
  roadworthy: (text) => yesOrNo.read(text) === false || termToState(text) !== null || /\bfail/i.test(text),
  condition: (text, heading) => reasonInNote(text) !== null || (/^sold\W?as$/i.test(heading) && /un-?reg|as[- ]is/i.test(text)),
  marks: within(longestMarks, (text) => text.split(/[,;|\n]/).some(isGoneMark)),
  history: within(longestMarks, (text) => isGoneMark(text.split(/[>→,;|\n]/).at(-1) ?? '')),
  arrival: within(longestStatus, (text, _heading, { now, status }) => status !== 'coming_soon' && isNotHere(text, now)),
  count: within(longestStatus, (text) => /^0+(?:\.0+)?$/.test(text) || yesOrNo.read(text) === false),
  notOffered: within(longestStatus, (text) => /^x$/i.test(text) || yesOrNo.read(text) === true),
  channel: within(longestStatus, (text) => /wholesale|trade|auction|export|parts|^w(?:\/?s)?$/i.test(text)),
  status: within(longestStatus, (text) => isGoneStatus(text) || /^(?:unsuccessful|ended|expired|closed)$/i.test(text)),
}

/** Whether a cell under a heading of a kind is an entry that the car waits for (ENT-01, CAR-05). */
export const isEntry = (kind: NoteKind, heading: string, text: string, about: EntryContext): boolean =>
  entries[kind](text.trim(), heading, about)

const ofPublication = 'says that the car, or its price, isn’t advertised now'
const notSaid = 'doesn’t say that the car, or its price, is advertised now'
const ofTerms = 'is about a former use or a term of the sale, which the advertisement may have to state'
/**
 * Why the car waits, by kind of heading, as the end of a sentence. For other kinds the report quotes the entry; for these it doesn't, as the
 * entry may contain a person's data.
 */
export const whyWaits: { readonly [Kind in NoteKind]?: string } = {
  person: 'is about a person, so the car may be sold',
  sale: 'is about a sale, so the car may be sold',
  handover: 'is about a delivery, so the car may be sold',
  repair: 'is about a repair, so the car may not be ready for sale',
  encumbrance: 'doesn’t say that the car is free of finance',
  notOwn: 'is about an auction, a consignment or a private sale, so the car may not be yours to sell',
  fault: 'doesn’t say that the car is free of write-offs, theft, damage and faults',
  recall: 'doesn’t say that the car is free of recalls',
  assured: 'doesn’t confirm what its heading says, so the car may have a wrong odometer, damage, finance owing or a recall',
  trueReading: 'says that the odometer may be wrong',
  arrival: 'doesn’t say that the car is in stock yet',
  shown: notSaid,
  notShown: ofPublication,
  start: notSaid,
  end: ofPublication,
  formerUse: ofTerms,
  use: ofTerms,
  roadworthy: ofTerms,
}
