import { type Phrases, phraseAt } from './phraseAt'
import type { SaidToken } from './saidTokens'

/** What is measured, as a number's unit says it; 'pw', 'pm' and 'pf' are money a week, a month and a fortnight. */
export type Unit = '$' | 'km' | 'kg' | 'ft' | 'cc' | 'kwh' | 'years' | 'pw' | 'pm' | 'pf'

/** A number or a span of numbers as it was said. */
export interface Amount {
  readonly min: number | null
  readonly max: number | null
  /** How it was said: 'bare' without any word about more or less. */
  readonly said: 'bare' | 'about' | 'span'
  readonly unit: Unit | null
  /** Age was compared, not size: 'or newer', 'older than'. */
  readonly isAge: boolean
  /** A thousand was said, or money. */
  readonly isLarge: boolean
  /** How many tokens it takes. */
  readonly length: number
}

const thousands: readonly string[] = ['k', 'grand', 'thousand']

/** A car's kilometres are said as 'k', too: '100ks'. */
const units: Phrases<Unit | 'ks'> = [
  ['$', 'dollars', 'dollar', 'bucks', 'aud', 'nzd'],
  ['km', 'km', 'kms', 'kilometres', 'kilometers', 'kilometre', 'klms', 'clicks', 'on the clock', 'k on the clock'],
  ['ks', 'ks', "k's"],
  ['kg', 'kg', 'kgs', 'kilos', 'kilograms'],
  ['ft', 'ft', 'foot', 'feet'],
  ['cc', 'cc', 'ccs'],
  ['kwh', 'kwh'],
  ['years', 'years old', 'year old', 'yo', 'yrs old', 'years of age'],
  ['pw', 'pw'],
  ['pm', 'pm'],
  ['pf', 'pf'],
]
/** Units in thousands of another. */
const tonnes: readonly string[] = ['t', 'tonne', 'tonnes', 'ton', 'tons']

type Comparison = 'under' | 'over' | 'about' | 'newerThan' | 'olderThan' | 'notOlderThan' | 'notNewerThan'

const before: Phrases<Comparison> = [
  [
    'under',
    ...[
      'under',
      'below',
      'less than',
      'up to',
      'upto',
      'max',
      'maximum',
      'max of',
      'maximum of',
      'no more than',
      'not more than',
      'not over',
    ],
    ...['at most', 'cheaper than', '<', '<=', 'sub', 'lower than', 'fewer than', 'smaller than', 'shorter than', 'lighter than'],
    ...['not above', 'no over', 'nothing over', 'nothing above', 'under about', 'just under', 'till', 'until'],
  ],
  [
    'over',
    ...[
      'over',
      'above',
      'more than',
      'at least',
      'min',
      'minimum',
      'minimum of',
      'from',
      '>',
      '>=',
      'greater than',
      'starting from',
      'starting at',
    ],
    ...[
      'no less than',
      'not less than',
      'not under',
      'nothing under',
      'nothing below',
      'bigger than',
      'longer than',
      'upwards of',
      'just over',
    ],
  ],
  ['about', 'about', 'around', 'approx', 'approximately', 'roughly', 'circa', '~', 'ish', 'close to', 'around about'],
  ['newerThan', 'newer than', 'after', 'later than', 'post'],
  ['notOlderThan', 'since', 'no older than', 'not older than', 'nothing older than'],
  ['olderThan', 'older than', 'before', 'earlier than', 'pre', 'prior to'],
  ['notNewerThan', 'no newer than', 'not newer than'],
]

const after: Phrases<'under' | 'over' | 'newer' | 'older' | 'about'> = [
  [
    'over',
    'or more',
    'and more',
    'plus',
    'or above',
    'and above',
    'or over',
    'and over',
    'or higher',
    'minimum',
    'min',
    'or bigger',
    'or longer',
  ],
  [
    'newer',
    'or newer',
    'and newer',
    'or later',
    'and later',
    'onwards',
    'onward',
    'and on',
    'and up',
    'or up',
    'and onwards',
    'or younger',
    'up',
  ],
  [
    'under',
    'or less',
    'and less',
    'or under',
    'and under',
    'or below',
    'and below',
    'max',
    'maximum',
    'tops',
    'or cheaper',
    'or fewer',
    'budget',
    'limit',
  ],
  ['older', 'or older', 'and older', 'or earlier', 'and earlier'],
  ['about', 'ish', 'or so', 'or thereabouts'],
]

interface Number {
  readonly value: number
  readonly unit: Unit | null
  readonly isLarge: boolean
  /** It was said in thousands. */
  readonly isThousands: boolean
  readonly orMore: boolean
  readonly length: number
}

const numberAt = (tokens: readonly SaidToken[], from: number): Number | null => {
  const token = tokens[from]
  if (!token?.number) return null
  const { value, isMoney, unit: written, orMore } = token.number
  let length = 1
  let isThousands = thousands.includes(written)
  const next = tokens[from + 1]
  if (written === '' && next && !next.apart && thousands.includes(next.text)) {
    isThousands = true
    length++
  }
  const attached = written !== '' && !thousands.includes(written) ? [{ text: written, apart: false }] : null
  const said = attached ? phraseAt(units, attached, 0) : phraseAt(units, tokens, from + length)
  const tonne = attached ? tonnes.includes(written) : tonnes.includes(tokens[from + length]?.text ?? '')
  if (!attached && (said || tonne)) length += said?.length ?? 1
  // Seats and the like are counted, not measured: whoever asks for them sees that.
  if (attached && !said && !tonne) return { value, unit: null, isLarge: false, isThousands: false, orMore, length }
  const inKilometres = said?.meaning === 'ks'
  const unit: Unit | null = tonne ? 'kg' : said?.meaning === 'ks' ? 'km' : (said?.meaning ?? (isMoney ? '$' : null))
  const times = isThousands || tonne || (inKilometres && value < 1000) ? 1000 : 1
  return { value: Math.round(value * times * 100) / 100, unit, isLarge: isThousands || isMoney, isThousands, orMore, length }
}

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1950 && value < 2100

/** About is a tenth more or less, and a year either way. */
const around = (value: number, unit: Unit | null): { readonly min: number; readonly max: number } =>
  unit === null && isYear(value) ? { min: value - 1, max: value + 1 } : { min: Math.round(value * 0.9), max: Math.round(value * 1.1) }

const spanBetween = (tokens: readonly SaidToken[], from: number, joins: readonly string[]): Amount | null => {
  const first = numberAt(tokens, from)
  if (!first) return null
  const join = tokens[from + first.length]?.text ?? ''
  const second = numberAt(tokens, from + first.length + 1)
  // '7 or 8' is a span, '2 or 5' is none.
  if (!second || !(joins.includes(join) || (join === 'or' && second.value === first.value + 1))) return null
  const unit = second.unit ?? first.unit
  // '15 to 25k' are thousands both.
  const isScaled = second.isThousands && !first.isThousands && first.value < 1000 && (first.unit === null || first.unit === '$')
  const min = isScaled ? first.value * 1000 : first.value
  if (min > second.value) return null
  return {
    min,
    max: second.value,
    said: 'span',
    unit,
    isAge: false,
    isLarge: first.isLarge || second.isLarge,
    length: first.length + 1 + second.length,
  }
}

/**
 * Reads an amount that begins at a token (SRC-03): 'under 45k', 'between 15 and 25k', '2018 or newer', '$180 a week', '7+'. Null where none does.
 */
export const amountAt = (tokens: readonly SaidToken[], from: number): Amount | null => {
  const opening = tokens[from]?.text ?? ''
  if (opening === 'between' || opening === 'from') {
    const span = spanBetween(tokens, from + 1, opening === 'between' ? ['and', 'to', '&'] : ['to', 'and', 'up to', 'through', 'till'])
    if (span) return { ...span, length: span.length + 1 }
  }
  const span = spanBetween(tokens, from, ['to'])
  if (span) return span
  const comparison = phraseAt(before, tokens, from)
  let start = from + (comparison?.length ?? 0)
  // 'under a 2015', 'budget of 20k'
  if (comparison && ['a', 'an', 'the', 'of', 'about', 'around'].includes(tokens[start]?.text ?? '')) start++
  const number = numberAt(tokens, start)
  if (!number) return null
  const { value, unit, isLarge } = number
  let length = start - from + number.length
  const base = { unit, isLarge, isAge: false }
  if (comparison) {
    const step = Number.isInteger(value) ? 1 : 0
    switch (comparison.meaning) {
      case 'under':
        return { ...base, min: null, max: value, said: 'span', length }
      case 'over':
        return { ...base, min: value, max: null, said: 'span', length }
      case 'about':
        return { ...base, ...around(value, unit), said: 'about', length }
      case 'newerThan':
        return { ...base, min: value + step, max: null, said: 'span', isAge: true, length }
      case 'olderThan':
        return { ...base, min: null, max: value - step, said: 'span', isAge: true, length }
      case 'notOlderThan':
        return { ...base, min: value, max: null, said: 'span', isAge: true, length }
      case 'notNewerThan':
        return { ...base, min: null, max: value, said: 'span', isAge: true, length }
    }
  }
  if (number.orMore) return { ...base, min: value, max: null, said: 'span', length }
  const later = phraseAt(after, tokens, from + length)
  if (later) {
    length += later.length
    switch (later.meaning) {
      case 'over':
        return { ...base, min: value, max: null, said: 'span', length }
      case 'newer':
        return { ...base, min: value, max: null, said: 'span', isAge: true, length }
      case 'under':
        return { ...base, min: null, max: value, said: 'span', length }
      case 'older':
        return { ...base, min: null, max: value, said: 'span', isAge: true, length }
      case 'about':
        return { ...base, ...around(value, unit), said: 'about', length }
    }
  }
  return { ...base, min: value, max: value, said: 'bare', length }
}
