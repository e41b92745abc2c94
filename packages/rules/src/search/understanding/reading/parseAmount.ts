import type { NumberRange } from '../../SearchState'
import type { Lexicon } from '../Lexicon'
import type { ParserState } from '../ParserState'
import { type Amount, amountAt, isSmall, isYears } from './amountAt'
import { countUnknown } from './parseName'
import { parseWord } from './parseWord'
import { phraseAt } from './phraseAt'

const mapRange = ({ min, max }: NumberRange, change: (value: number) => number): NumberRange => ({
  min: min === null ? null : change(min),
  max: max === null ? null : change(max),
})

/** Converts a weekly budget to a price by the site's weekly figures, if it has them. */
const applyWeekly = (parser: ParserState, { form, min, max }: Amount, factor: number): boolean => {
  const { ranges, weeklyShare } = parser.lexicon
  const most = form === 'about' ? Math.round((max ?? 0) / 1.1) : max
  const weekly = mapRange({ min: form === 'span' ? min : null, max: most }, (value) => Math.floor(value * factor))
  if (ranges.subscription_price) return parser.narrow('subscription_price', weekly)
  if (weeklyShare === null || weekly.max === null) return false
  const prices = mapRange(weekly, (value) => Math.floor((value + 0.5) / weeklyShare / 10) * 10)
  if (!parser.narrow('price', prices)) return false
  parser.perWeek = weekly.max
  return true
}

/**
 * Applies an amount as a condition (SRC-03, FIN-08); false if it doesn't apply on this site.
 *
 * @param hint the facet named by adjacent words
 */
export const applyAmount = (parser: ParserState, amount: Amount, hint: string | null): boolean => {
  const { lexicon } = parser
  const { unit, form, min, max } = amount
  const { facetUnits, minimumFacets, exactFacets } = lexicon.phrases
  const factor = lexicon.phrases.perWeek[unit ?? '']
  if (factor !== undefined) return applyWeekly(parser, amount, factor)
  if (unit === 'years') {
    const { min: newest, max: oldest } = mapRange(amount, (age) => lexicon.thisYear - age)
    // 'Under 5 years old' means from the year five years ago on; 'older than 5 years' until then.
    return parser.narrow('year', { min: oldest, max: newest })
  }
  const facet =
    hint ??
    (unit === null ? (isYears(amount, lexicon) ? 'year' : 'price') : Object.keys(facetUnits).find((one) => facetUnits[one] === unit))
  if (facet === undefined || !lexicon.ranges[facet]) return false
  if (facet === 'year' && !isYears(amount, lexicon)) return false
  if (facet === 'price' && isSmall(amount)) return false
  // 'Under 60 km' is said of thousands, and 'tows 3 t max' of what a car must tow.
  if (facet === 'km' && max !== null && max < 500)
    return parser.narrow(
      facet,
      mapRange(amount, (value) => value * 1000),
    )
  if (facet === 'towing' && min === null) return parser.narrow(facet, { min: max, max: null })
  // 'A 500 km range' is a minimum, a year or engine size exact, a price or kilometres a maximum.
  const isMinimum = minimumFacets.includes(facet)
  return parser.narrow(
    facet,
    form !== 'bare' || exactFacets.includes(facet) ? { min, max } : isMinimum ? { min, max: null } : { min: null, max },
  )
}

/**
 * Whether an amount fits the facet named by adjacent words (SRC-03): its unit matches or, without a unit, the site's cars have such a
 * range. A registration ends on no amount of money.
 */
export const fitsFacet = (
  facet: string,
  { unit, isLarge }: Pick<Amount, 'unit'> & Partial<Amount>,
  { ranges, phrases }: Pick<Lexicon, 'ranges' | 'phrases'>,
): boolean => (facet === '' ? !isLarge : unit === null ? ranges[facet] !== undefined : phrases.facetUnits[facet] === unit)

/** Parses a number after its measure (SRC-03): 'budget of 20k', 'range over 400'. Null if none. */
export const parseMeasured = (parser: ParserState, from: number): number | null => {
  const { tokens, lexicon } = parser
  const measure = phraseAt(lexicon.phrases.measures, tokens, from)
  if (!measure) return null
  let start = from + measure.length
  let amount = amountAt(tokens, start, lexicon.phrases)
  // 'Towing the boat 2 tonne', 'budget is 20k'
  for (let skipped = 1; !amount && skipped > 0; start += skipped) {
    const towed = measure.meaning === 'towing' ? phraseAt(lexicon.phrases.towed, tokens, start) : null
    skipped = towed?.length ?? (lexicon.phrases.between.includes(parser.wordAt(start)) ? 1 : 0)
    amount = amountAt(tokens, start + skipped, lexicon.phrases)
  }
  if (!amount || !fitsFacet(measure.meaning, amount, lexicon)) return null
  const amountEnd = start + amount.length
  const end = amountEnd + (measure.meaning === 'towing' ? (phraseAt(lexicon.phrases.towed, tokens, amountEnd)?.length ?? 0) : 0)
  return applyAmount(parser, amount, measure.meaning) ? end : parser.markUnclear(from, end)
}

const minBareNumber = 10_000

/** Whether a plain four-digit number could be a postcode or a price. */
const isAmbiguous = (amount: Amount, isBare: boolean, thisYear: number): boolean =>
  isBare && !amount.isLarge && !isYears(amount, { thisYear }) && (amount.max ?? 0) < minBareNumber

/** 'Under 30' is a price in thousands, but not before a word that it may belong to: 'under 30 minutes'. */
const spokenThousands = (parser: ParserState, from: number, amount: Amount): Amount => {
  const end = from + amount.length
  const isSpoken = new RegExp(parser.lexicon.phrases.spokenMost).test(parser.textBetween(from, end)) && !countUnknown(parser, end)
  return isSpoken ? { ...amount, max: (amount.max ?? 0) * 1000, isLarge: true } : amount
}

/**
 * Parses a number (SRC-03, SRC-06); one without a known measure belongs to the preceding name, or is marked as not understood. Null if
 * none.
 */
export const parseAmount = (parser: ParserState, from: number): number | null => {
  const { tokens, lexicon } = parser
  const amount = amountAt(tokens, from, lexicon.phrases)
  if (!amount) return null
  const end = from + amount.length
  const measure = phraseAt(lexicon.phrases.measures, tokens, end)
  if (measure && fitsFacet(measure.meaning, amount, lexicon)) {
    const after = end + measure.length
    return applyAmount(parser, amount, measure.meaning) ? after : parser.markUnclear(from, after)
  }
  const isBare = amount.form === 'bare' && amount.unit === null
  // 'For a 10 year old' is the age of a person.
  if (amount.form === 'bare' && amount.unit === 'years' && /\b(for|my|our)( an?)?$/.test(parser.textBetween(Math.max(from - 2, 0), from)))
    return parser.markUnclear(from, end)
  if (isBare && isSmall(amount)) {
    if (from !== parser.nameEnd && /^\d+$/.test(parser.wordAt(from)))
      return parser.markUnclear(from, end + Math.min(1, countUnknown(parser, end)))
    // '2.0L', or the 2 of 'Mazda 2' if it isn't in stock.
    return parseWord(parser, from)
  }
  const stated = spokenThousands(parser, from, amount)
  return !isAmbiguous(stated, isBare, lexicon.thisYear) && applyAmount(parser, stated, null) ? end : parser.markUnclear(from, end)
}
