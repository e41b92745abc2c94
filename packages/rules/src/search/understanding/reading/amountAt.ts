import type { QueryToken } from '../queryTokens'
import type { AmountBounds, SentencePhrases, Unit } from '../sentencePhrases'
import { numberAt } from './numberAt'
import { phraseAt } from './phraseAt'

/** A number or a span of numbers as it was said. */
export interface Amount {
  readonly min: number | null
  readonly max: number | null
  /** How it was said: 'bare' without any word about more or less. */
  readonly said: 'bare' | 'about' | 'span'
  readonly unit: Unit | null
  /** A thousand was said, or money. */
  readonly isLarge: boolean
  /** How many tokens it takes. */
  readonly length: number
}

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1950 && value < 2100

/** About is a tenth more or less, and a year either way. */
const around = (value: number, unit: Unit | null): { readonly min: number; readonly max: number } =>
  unit === null && isYear(value) ? { min: value - 1, max: value + 1 } : { min: Math.round(value * 0.9), max: Math.round(value * 1.1) }

const spanBetween = (tokens: readonly QueryToken[], from: number, joins: readonly string[], phrases: SentencePhrases): Amount | null => {
  const first = numberAt(tokens, from, phrases)
  if (!first) return null
  const join = tokens[from + first.length]?.text ?? ''
  const second = numberAt(tokens, from + first.length + 1, phrases)
  // '7 or 8' is a span, '2 or 5' is none.
  if (!second || !(joins.includes(join) || (join === 'or' && second.value === first.value + 1))) return null
  // '15 to 25k' are thousands both.
  const isScaled = second.isThousands && !first.isThousands && first.value < 1000 && (first.unit === null || first.unit === '$')
  const min = isScaled ? first.value * 1000 : first.value
  if (min > second.value) return null
  return {
    min,
    max: second.value,
    said: 'span',
    unit: second.unit ?? first.unit,
    isLarge: first.isLarge || second.isLarge,
    length: first.length + 1 + second.length,
  }
}

const orMore: AmountBounds = { min: 0 }

/**
 * Reads an amount that begins at a token (SRC-03): 'under 45k', 'between 15 and 25k', '2018 or newer', '$180 a week', '7+'. Null where none does.
 */
export const amountAt = (tokens: readonly QueryToken[], from: number, phrases: SentencePhrases): Amount | null => {
  const opening = tokens[from]?.text ?? ''
  if (opening === 'between' || opening === 'from') {
    const span = spanBetween(tokens, from + 1, ['to', 'and', ...(opening === 'from' ? ['through', 'till'] : [])], phrases)
    if (span) return { ...span, length: span.length + 1 }
  }
  const span = spanBetween(tokens, from, ['to'], phrases)
  if (span) return span
  const earlier = phraseAt(phrases.before, tokens, from)
  let start = from + (earlier?.length ?? 0)
  // 'under a 2015', 'budget of 20k'
  if (earlier && ['a', 'an', 'the', 'of', 'about', 'around'].includes(tokens[start]?.text ?? '')) start++
  const number = numberAt(tokens, start, phrases)
  if (!number) return null
  const { value, unit, isLarge } = number
  const end = start + number.length
  const later = earlier || number.orMore ? null : phraseAt(phrases.after, tokens, end)
  const comparison = earlier?.meaning ?? later?.meaning ?? (number.orMore ? orMore : null)
  const base = { unit, isLarge, length: end - from + (later?.length ?? 0) }
  if (!comparison) return { ...base, min: value, max: value, said: 'bare' }
  const { min, max } = comparison
  if (min === undefined && max === undefined) return { ...base, ...around(value, unit), said: 'about' }
  const bound = (steps: number | undefined) => (steps === undefined ? null : value + (Number.isInteger(value) ? steps : 0))
  return { ...base, min: bound(min), max: bound(max), said: 'span' }
}
