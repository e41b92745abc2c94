import type { NumberRange } from '../../SearchState'
import type { Lexicon } from '../Lexicon'
import { facetOfUnit, type Reading } from '../Reading'
import { type Amount, amountAt, isSmall, isYears } from './amountAt'
import { countUnknown } from './parseName'
import { phraseAt } from './phraseAt'

/** How many of a period a week is. */
const perWeek: { readonly [unit: string]: number | undefined } = { pw: 1, pm: 12 / 52, pf: 1 / 2 }

const mapped = ({ min, max }: NumberRange, change: (value: number) => number): NumberRange => ({
  min: min === null ? null : change(min),
  max: max === null ? null : change(max),
})

/** A budget a week is a price where the site's own figures say what that repays. */
const takeWeekly = (reading: Reading, { said, min, max }: Amount, factor: number): boolean => {
  const { ranges, weeklyShare } = reading.lexicon
  const most = said === 'about' ? Math.round((max ?? 0) / 1.1) : max
  const weekly = mapped({ min: said === 'span' ? min : null, max: most }, (value) => Math.floor(value * factor))
  if (ranges.subscription_price) return reading.narrow('subscription_price', weekly)
  if (weeklyShare === null || weekly.max === null) return false
  const prices = mapped(weekly, (value) => Math.floor((value + 0.5) / weeklyShare / 10) * 10)
  if (!reading.narrow('price', prices)) return false
  reading.perWeek = weekly.max
  return true
}

/**
 * Takes over an amount as a condition (SRC-03, FIN-08); false where it is none on this site.
 *
 * @param hint the facet that words beside it name
 */
export const takeAmount = (reading: Reading, amount: Amount, hint: string | null): boolean => {
  const { lexicon } = reading
  const { unit, said, min, max } = amount
  const factor = perWeek[unit ?? '']
  if (factor !== undefined) return takeWeekly(reading, amount, factor)
  if (unit === 'years') {
    const { min: newest, max: oldest } = mapped(amount, (age) => lexicon.thisYear - age)
    // 'Under 5 years old' is from the year five years ago on; 'older than 5 years' until then.
    return reading.narrow('year', { min: oldest, max: newest })
  }
  const facet = hint ?? (unit === null ? (isYears(amount, lexicon) ? 'year' : 'price') : facetOfUnit[unit])
  if (facet === undefined || !lexicon.ranges[facet]) return false
  if (facet === 'year' && !isYears(amount, lexicon)) return false
  if (facet === 'price' && isSmall(amount)) return false
  // 'A 500 km range' is the least, a year or an engine itself; whoever says a price or kilometres has that much.
  const isLeast = facet === 'range_km' || facet === 'battery_kwh' || facet === 'towing'
  const isExact = facet === 'year' || facet === 'engine_cc'
  return reading.narrow(facet, said !== 'bare' || isExact ? { min, max } : isLeast ? { min, max: null } : { min: null, max })
}

/** Facets measured in a unit that others are measured in, too: the word beside the number says which. */
const unitOf: { readonly [facet: string]: string | undefined } = { range_km: 'km', tare: 'kg', atm: 'kg', towing: 'kg' }

/**
 * Whether an amount is of the facet that words beside it name (SRC-03): its unit fits or, where it has none, cars of the site say so much of
 * themselves.
 */
export const fitsFacet = (facet: string, { unit }: Pick<Amount, 'unit'>, { ranges }: Pick<Lexicon, 'ranges'>): boolean =>
  unit === null ? ranges[facet] !== undefined : unitOf[facet] ? unitOf[facet] === unit : facetOfUnit[unit] === facet

/** Reads a number after the words that say what it measures (SRC-03): 'budget of 20k', 'range over 400'. Null where none begins at a token. */
export const parseMeasured = (reading: Reading, from: number): number | null => {
  const { tokens, lexicon } = reading
  const measure = phraseAt(lexicon.phrases.measures, tokens, from)
  if (!measure) return null
  let start = from + measure.length
  let amount = amountAt(tokens, start, lexicon.phrases)
  if (!amount && ['is', 'of', 'about', 'around'].includes(reading.wordAt(start))) amount = amountAt(tokens, ++start, lexicon.phrases)
  if (!amount || !fitsFacet(measure.meaning, amount, lexicon)) return null
  const end = start + amount.length
  return takeAmount(reading, amount, measure.meaning) ? end : reading.leave(from, end)
}

const smallestBare = 10_000

/** Four digits alone may be a postcode or a price. */
const isOdd = (amount: Amount, isBare: boolean, thisYear: number): boolean =>
  isBare && !amount.isLarge && !isYears(amount, { thisYear }) && (amount.max ?? 0) < smallestBare

/**
 * Reads a number that begins at a token (SRC-03, SRC-06); one that measures nothing known belongs to the name before it, or is said to be
 * unclear. Null where none does.
 */
export const parseAmount = (reading: Reading, from: number): number | null => {
  const { tokens, lexicon } = reading
  const amount = amountAt(tokens, from, lexicon.phrases)
  if (!amount) return null
  const end = from + amount.length
  const measure = phraseAt(lexicon.phrases.measures, tokens, end)
  if (measure && fitsFacet(measure.meaning, amount, lexicon)) {
    const after = end + measure.length
    return takeAmount(reading, amount, measure.meaning) ? after : reading.leave(from, after)
  }
  const isBare = amount.said === 'bare' && amount.unit === null
  if (isBare && isSmall(amount)) {
    if (from !== reading.named && /^\d+$/.test(reading.wordAt(from)))
      return reading.leave(from, end + Math.min(1, countUnknown(reading, end)))
    // '2.0L' or the 5 of 'Ioniq 5' where there is none.
    reading.rest.push(reading.textOf(from, end))
    return end
  }
  return !isOdd(amount, isBare, lexicon.thisYear) && takeAmount(reading, amount, null) ? end : reading.leave(from, end)
}
