import type { Lexicon } from '../Lexicon'
import type { QueryToken } from '../queryTokens'
import type { AmountBounds, SentencePhrases, Unit } from '../sentencePhrases'
import { phraseAt } from './phraseAt'

interface NumberFound {
  readonly value: number
  readonly unit: Unit | null
  /** Stated in thousands, or as money. */
  readonly isLarge: boolean
  readonly isThousands: boolean
  /** Followed by '+'. */
  readonly orMore: boolean
  /** Number of tokens. */
  readonly length: number
}

/** Parses a number with its unit (SRC-03): '45k', '15 grand', '60,000 km', '2 t'. 'ks' also means kilometres. */
export const numberAt = (tokens: readonly QueryToken[], from: number, { units, thousands }: SentencePhrases): NumberFound | null => {
  const token = tokens[from]
  if (!token?.number) return null
  const { value, isMoney, unit: written, orMore } = token.number
  const next = tokens[from + 1]
  const isApart = written === '' && next && !next.apart && thousands.includes(next.text)
  const isThousands = isApart || thousands.includes(written)
  const isAttached = written !== '' && !isThousands
  let length = isApart ? 2 : 1
  const form = isAttached ? phraseAt(units, [{ text: written, apart: false }], 0) : phraseAt(units, tokens, from + length)
  // Counts such as seats have no unit; the caller handles them.
  if (isAttached && !form) return { value, unit: null, isLarge: false, isThousands: false, orMore, length }
  if (!isAttached) length += form?.length ?? 0
  const unit = form?.meaning ?? (isMoney ? '$' : null)
  const factor = isThousands || unit === 't' || (unit === 'ks' && value < 1000) ? 1000 : 1
  return {
    value: Math.round(value * factor * 100) / 100,
    unit: unit === 't' ? 'kg' : unit === 'ks' ? 'km' : unit,
    isLarge: isThousands || isMoney,
    isThousands,
    orMore,
    length,
  }
}

/** A number or range in a query. */
export interface Amount {
  readonly min: number | null
  readonly max: number | null
  /** Form of the amount: 'bare' without words for more or less. */
  readonly form: 'bare' | 'about' | 'span'
  readonly unit: Unit | null
  /** Stated in thousands, or as money. */
  readonly isLarge: boolean
  /** Number of tokens. */
  readonly length: number
}

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1950 && value < 2100

/** 'About' means plus or minus ten percent, or one year. */
const approximateRange = (value: number, unit: Unit | null): { readonly min: number; readonly max: number } =>
  unit === null && isYear(value) ? { min: value - 1, max: value + 1 } : { min: Math.round(value * 0.9), max: Math.round(value * 1.1) }

const rangeBetween = (tokens: readonly QueryToken[], from: number, joins: readonly string[], phrases: SentencePhrases): Amount | null => {
  const first = numberAt(tokens, from, phrases)
  if (!first) return null
  const join = tokens[from + first.length]?.text ?? ''
  const second = numberAt(tokens, from + first.length + 1, phrases)
  // '7 or 8' is a range, '2 or 5' isn't.
  if (!second || !(joins.includes(join) || (join === 'or' && second.value === first.value + 1))) return null
  // '15 to 25k': both in thousands.
  const isScaled = second.isThousands && !first.isThousands && first.value < 1000 && (first.unit === null || first.unit === '$')
  const min = isScaled ? first.value * 1000 : first.value
  if (min > second.value) return null
  return {
    min,
    max: second.value,
    form: 'span',
    unit: second.unit ?? first.unit,
    isLarge: first.isLarge || second.isLarge,
    length: first.length + 1 + second.length,
  }
}

const orMore: AmountBounds = { min: 0 }

/** Parses an amount at a token (SRC-03): 'under 45k', 'between 15 and 25k', '2018 or newer', '$180 a week', '7+'. Null if none. */
export const amountAt = (tokens: readonly QueryToken[], from: number, phrases: SentencePhrases): Amount | null => {
  const opening = tokens[from]?.text ?? ''
  if (['between', 'from'].includes(opening)) {
    const span = rangeBetween(tokens, from + 1, ['to', 'and', 'through', 'till'], phrases)
    if (span) return { ...span, length: span.length + 1 }
  }
  const span = rangeBetween(tokens, from, ['to'], phrases)
  if (span) return span
  const earlier = phraseAt(phrases.before, tokens, from)
  let start = from + (earlier?.length ?? 0)
  // 'under a 2015', 'budget of 20k'
  if (earlier && phrases.between.includes(tokens[start]?.text ?? '')) start++
  const number = numberAt(tokens, start, phrases)
  if (!number) return null
  const { value, unit, isLarge } = number
  const end = start + number.length
  const later = earlier || number.orMore ? null : phraseAt(phrases.after, tokens, end)
  const comparison = earlier?.meaning ?? later?.meaning ?? (number.orMore ? orMore : null)
  const base = { unit, isLarge, length: end - from + (later?.length ?? 0) }
  if (!comparison) return { ...base, min: value, max: value, form: 'bare' }
  const { min, max } = comparison
  if (min === undefined && max === undefined) return { ...base, ...approximateRange(value, unit), form: 'about' }
  const bound = (steps: number | undefined) => (steps === undefined ? null : value + (Number.isInteger(value) ? steps : 0))
  return { ...base, min: bound(min), max: bound(max), form: 'span' }
}

/** A number from here on without a unit is a price: no car costs less. */
const minPrice = 1000

/** Whether an amount is too small to be a price (SRC-03): '5', but not '5k' or '$5'. */
export const isSmall = ({ isLarge, min, max }: Amount): boolean => !isLarge && Math.max(min ?? 0, max ?? 0) < minPrice

const firstYear = 1950

/** Whether an amount can be a model year: 1950 to next year (SRC-03). */
export const isYears = ({ unit, isLarge, min, max }: Amount, { thisYear }: Pick<Lexicon, 'thisYear'>): boolean =>
  unit === null &&
  !isLarge &&
  [min, max].every((value) => value === null || (Number.isInteger(value) && value >= firstYear && value <= thisYear + 1))
