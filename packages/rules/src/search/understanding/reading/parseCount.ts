import type { ParserState } from '../ParserState'
import { type Amount, amountAt } from './amountAt'
import { nameAt } from './parseName'
import { phraseAt } from './phraseAt'

/** Parses two-digit years: '22 of '22 Mazda' or 'my22' (SRC-03). Null if none. */
export const parseShortYear = (parser: ParserState, from: number): number | null => {
  const { names, tokens, lexicon } = parser
  const [, model, digits] = /^(my)?(\d\d)$/.exec(parser.wordAt(from)) ?? []
  const year = 2000 + Number(digits)
  if (digits === undefined || year > lexicon.thisYear + 1) return null
  if (!model && !(Number(digits) > 5 && nameAt(names, tokens, from + 1)?.values.make)) return null
  return parser.narrow('year', { min: year, max: year }) ? from + 1 : parser.markUnclear(from, from + 1)
}

const isCount = ({ unit, isLarge }: Amount): boolean => unit === null && !isLarge

/** Upper limit of counts. */
const maxCount = 50

/** Filters by a count; false if no car has it. */
const applyCount = (parser: ParserState, facet: string, { min, max }: Amount): boolean => {
  const add = (values: readonly string[]) => parser.counts.set(facet, new Set([...(parser.counts.get(facet) ?? []), ...values]))
  if (min !== null && min === max) {
    add([String(min)])
    return true
  }
  const within = (parser.lexicon.values[facet] ?? [])
    .map(([value]) => value)
    .filter((value) => Number(value) >= (min ?? 0) && Number(value) <= (max ?? 99))
  if (within.length > 0) add(within)
  return within.length > 0
}

/** Parses a number of people: '2 adults and 3 kids'. Children alone need a driver. A number alone only counts after a word such as 'fits'. */
const peopleAt = (parser: ParserState, from: number, isNamed: boolean): Amount | null => {
  const { tokens, lexicon } = parser
  let at = from
  let seats = 0
  let drivers = 1
  for (;;) {
    const amount = amountAt(tokens, at, lexicon.phrases)
    const end = at + (amount?.length ?? 0)
    const who = amount && phraseAt(lexicon.phrases.people, tokens, end)
    if (amount?.form !== 'bare' || !isCount(amount) || (amount.min ?? maxCount) >= maxCount || !(who || isNamed)) break
    seats += amount.min ?? 0
    drivers = Math.min(drivers, who?.meaning ?? 0)
    at = end + (who?.length ?? 0)
    if (!['and', 'plus', 'with'].includes(parser.wordAt(at)) || !tokens[at + 1]?.number || !who) break
    at++
  }
  return seats > 0 ? { min: seats + drivers, max: null, form: 'bare', unit: null, isLarge: false, length: at - from } : null
}

/** Parses a count (SRC-03): '7 seats', 'seats 7', 'sleeps up to 6', '7 or more seats'. Null if none. */
export const parseCount = (parser: ParserState, from: number): number | null => {
  const { tokens, lexicon } = parser
  const apply = (facet: string, amount: Amount, end: number): number =>
    applyCount(parser, facet, amount) ? end : parser.markUnclear(from, end)
  const room = phraseAt(lexicon.phrases.room, tokens, from)
  const start = from + (room?.length ?? 0)
  const people = peopleAt(parser, start, room !== null)
  const roomFacet = lexicon.phrases.roomFacets.find((facet) => lexicon.values[facet])
  if (people && roomFacet) return apply(roomFacet, people, start + people.length)
  const first = phraseAt(lexicon.counted, tokens, from)
  if (first) {
    const next = from + first.length
    const amount = amountAt(tokens, next, lexicon.phrases)
    if (amount && isCount(amount) && (amount.max ?? amount.min ?? maxCount) < maxCount)
      return apply(first.meaning, amount, next + amount.length)
  }
  const amount = amountAt(tokens, from, lexicon.phrases)
  if (!amount || !isCount(amount)) return null
  const end = from + amount.length
  const written = tokens[end - 1]?.number?.unit
  const attached = written && lexicon.counted.find((row) => row.includes(written, 1))
  if (attached) return apply(attached[0], amount, end)
  const last = phraseAt(lexicon.counted, tokens, end)
  return last && apply(last.meaning, amount, end + last.length)
}
