import type { NumberRange } from '../../SearchState'
import type { Lexicon } from '../Lexicon'
import { facetOfUnit, type Reading } from '../Reading'
import { type Amount, amountAt, isSmall, isYears } from './amountAt'
import { countUnknown } from './parseName'
import { phraseAt } from './phraseAt'

/** Factor from an amount per unit to an amount per week. */
const perWeek: { readonly [unit: string]: number | undefined } = { pw: 1, pm: 12 / 52, pf: 1 / 2 }

const mapped = ({ min, max }: NumberRange, change: (value: number) => number): NumberRange => ({
  min: min === null ? null : change(min),
  max: max === null ? null : change(max),
})

/** Converts a weekly budget to a price by the site's weekly figures, if it has them. */
const takeWeekly = (reading: Reading, { form, min, max }: Amount, factor: number): boolean => {
  const { ranges, weeklyShare } = reading.lexicon
  const most = form === 'about' ? Math.round((max ?? 0) / 1.1) : max
  const weekly = mapped({ min: form === 'span' ? min : null, max: most }, (value) => Math.floor(value * factor))
  if (ranges.subscription_price) return reading.narrow('subscription_price', weekly)
  if (weeklyShare === null || weekly.max === null) return false
  const prices = mapped(weekly, (value) => Math.floor((value + 0.5) / weeklyShare / 10) * 10)
  if (!reading.narrow('price', prices)) return false
  reading.perWeek = weekly.max
  return true
}

/**
 * Applies an amount as a condition (SRC-03, FIN-08); false if it doesn't apply on this site.
 *
 * @param hint the facet named by adjacent words
 */
export const takeAmount = (reading: Reading, amount: Amount, hint: string | null): boolean => {
  const { lexicon } = reading
  const { unit, form, min, max } = amount
  const factor = perWeek[unit ?? '']
  if (factor !== undefined) return takeWeekly(reading, amount, factor)
  if (unit === 'years') {
    const { min: newest, max: oldest } = mapped(amount, (age) => lexicon.thisYear - age)
    // 'Under 5 years old' means from the year five years ago on; 'older than 5 years' until then.
    return reading.narrow('year', { min: oldest, max: newest })
  }
  const facet = hint ?? (unit === null ? (isYears(amount, lexicon) ? 'year' : 'price') : facetOfUnit[unit])
  if (facet === undefined || !lexicon.ranges[facet]) return false
  if (facet === 'year' && !isYears(amount, lexicon)) return false
  if (facet === 'price' && isSmall(amount)) return false
  // 'A 500 km range' is a minimum, a year or engine size exact, a price or kilometres a maximum.
  const isLeast = facet === 'range_km' || facet === 'battery_kwh' || facet === 'towing'
  const isExact = facet === 'year' || facet === 'engine_cc'
  return reading.narrow(facet, form !== 'bare' || isExact ? { min, max } : isLeast ? { min, max: null } : { min: null, max })
}

/** Facets that share a unit; the adjacent word decides. */
const unitOf: { readonly [facet: string]: string | undefined } = { range_km: 'km', tare: 'kg', atm: 'kg', towing: 'kg', gvm: 'kg' }

/**
 * Whether an amount fits the facet named by adjacent words (SRC-03): its unit matches or, without a unit, the site's cars have such a
 * range.
 */
export const fitsFacet = (facet: string, { unit }: Pick<Amount, 'unit'>, { ranges }: Pick<Lexicon, 'ranges'>): boolean =>
  facet === '' || (unit === null ? ranges[facet] !== undefined : unitOf[facet] ? unitOf[facet] === unit : facetOfUnit[unit] === facet)

/** Parses a number after its measure (SRC-03): 'budget of 20k', 'range over 400'. Null if none. */
export const parseMeasured = (reading: Reading, from: number): number | null => {
  const { tokens, lexicon } = reading
  const measure = phraseAt(lexicon.phrases.measures, tokens, from)
  if (!measure) return null
  let start = from + measure.length
  let amount = amountAt(tokens, start, lexicon.phrases)
  if (!amount && ['is', 'of', 'about', 'around', 'a', 'an', 'at'].includes(reading.wordAt(start)))
    amount = amountAt(tokens, ++start, lexicon.phrases)
  if (!amount || !fitsFacet(measure.meaning, amount, lexicon)) return null
  const numbered = start + amount.length
  const end = numbered + (measure.meaning === 'towing' ? (phraseAt(lexicon.phrases.towed, tokens, numbered)?.length ?? 0) : 0)
  return takeAmount(reading, amount, measure.meaning) ? end : reading.markUnclear(from, end)
}

const smallestBare = 10_000

/** Whether a plain four-digit number could be a postcode or a price. */
const isOdd = (amount: Amount, isBare: boolean, thisYear: number): boolean =>
  isBare && !amount.isLarge && !isYears(amount, { thisYear }) && (amount.max ?? 0) < smallestBare

/**
 * Parses a number (SRC-03, SRC-06); one without a known measure belongs to the preceding name, or is marked as not understood. Null if
 * none.
 */
export const parseAmount = (reading: Reading, from: number): number | null => {
  const { tokens, lexicon } = reading
  const amount = amountAt(tokens, from, lexicon.phrases)
  if (!amount) return null
  const end = from + amount.length
  const measure = phraseAt(lexicon.phrases.measures, tokens, end)
  if (measure && fitsFacet(measure.meaning, amount, lexicon)) {
    const after = end + measure.length
    return takeAmount(reading, amount, measure.meaning) ? after : reading.markUnclear(from, after)
  }
  const isBare = amount.form === 'bare' && amount.unit === null
  if (isBare && isSmall(amount)) {
    if (from !== reading.named && /^\d+$/.test(reading.wordAt(from)))
      return reading.markUnclear(from, end + Math.min(1, countUnknown(reading, end)))
    // '2.0L', or the 5 of 'Ioniq 5' if it isn't in stock.
    reading.rest.push(reading.textOf(from, end))
    return end
  }
  return !isOdd(amount, isBare, lexicon.thisYear) && takeAmount(reading, amount, null) ? end : reading.markUnclear(from, end)
}
