import type { SearchState } from '../SearchState'
import { joinedKey } from './joinedKey'
import type { Lexicon } from './Lexicon'
import { type Phrases, phraseAt } from './phraseAt'
import type { SaidToken } from './saidTokens'

const nearWords: Phrases<'near' | 'in'> = [
  [
    'near',
    'near',
    'close to',
    'nearest',
    'nearest to',
    'near to',
    'around',
    'not far from',
    'postcode',
    'near postcode',
    'around postcode',
    'closest to',
  ],
  ['in', 'in', 'at', 'from', 'of', 'in postcode'],
]

const kilometres: readonly string[] = ['km', 'kms', 'kilometres', 'k', 'ks']

export interface NearFound {
  /** Null: a place was meant that nobody here knows. */
  readonly near: NonNullable<SearchState['near']> | null
  readonly length: number
}

interface Place {
  readonly postcode: string
  readonly length: number
}

/** A suburb the dealer has cars in. */
const suburbAt = (tokens: readonly SaidToken[], from: number, { places }: Lexicon): Place | null => {
  for (let length = Math.min(4, tokens.length - from); length > 0; length--) {
    const key = joinedKey(
      tokens
        .slice(from, from + length)
        .map(({ text }) => text)
        .join(''),
    )
    const place = places.find(([name]) => joinedKey(name) === key)
    if (place) return { postcode: place[1], length }
  }
  return null
}

const isPostcode = (token: SaidToken | undefined): token is SaidToken => /^\d{4}$/.test(token?.text ?? '')

const placeAt = (tokens: readonly SaidToken[], from: number, lexicon: Lexicon): Place | null => {
  const first = tokens[from]
  return isPostcode(first) ? { postcode: first.text, length: 1 } : suburbAt(tokens, from, lexicon)
}

/** The distance a site offers that reaches so far; null where none does. */
const offered = (km: number, { distances }: Lexicon): number | null =>
  distances.toSorted((one, other) => one - other).find((distance) => distance >= km) ?? null

/**
 * Reads where the cars shall be near (SRC-03): 'near 2150', 'within 50 km of Geelong'. Null where nothing of the kind begins at a token.
 *
 * @param unknownFrom how many words from a token on nobody knows
 */
export const nearAt = (
  tokens: readonly SaidToken[],
  from: number,
  lexicon: Lexicon,
  unknownFrom: (index: number) => number,
): NearFound | null => {
  const isOffered = lexicon.distances.length > 0
  const opening = tokens[from]?.text === 'within' ? 1 : 0
  const distance = tokens[from + opening]
  const { value, unit = '' } = distance?.number ?? {}
  const isApart = unit === '' && kilometres.includes(tokens[from + opening + 1]?.text ?? '')
  if (value !== undefined && (isApart || kilometres.includes(unit))) {
    const after = from + opening + (isApart ? 2 : 1)
    const joint = phraseAt([['of', 'of', 'from', 'around', 'away from', 'radius of', 'to']], tokens, after)
    const place = joint && placeAt(tokens, after + joint.length, lexicon)
    if (place) {
      const length = after + joint.length + place.length - from
      return { near: isOffered ? { postcode: place.postcode, km: offered(value, lexicon) } : null, length }
    }
    if (opening === 0) return null
    const end = after + (joint?.length ?? 0)
    return { near: null, length: end + (joint ? unknownFrom(end) : 0) - from }
  }
  const word = phraseAt(nearWords, tokens, from)
  if (!word) return null
  const start = from + word.length
  const next = tokens[start]
  const year = Number(next?.text)
  const mayBeYear = year >= 1990 && year <= lexicon.thisYear + 1
  // 'In 2018' and 'around 2018' are years, 'near 2018' is a suburb of Sydney; 'from 2500' may be a price.
  const isPlain = tokens[from]?.text === 'around' || (word.meaning === 'in' && tokens[from]?.text !== 'in')
  if (
    isPostcode(next) &&
    !next.apart &&
    !(mayBeYear && (isPlain || tokens[from]?.text === 'in')) &&
    !(word.meaning === 'in' && tokens[from]?.text === 'from')
  )
    return { near: isOffered ? { postcode: next.text, km: null } : null, length: word.length + 1 }
  if (word.meaning === 'in') return null
  const place = suburbAt(tokens, start, lexicon)
  if (place) return { near: isOffered ? { postcode: place.postcode, km: null } : null, length: word.length + place.length }
  // 'Around' also begins amounts.
  const unknown = tokens[from]?.text === 'around' && next?.number ? 0 : unknownFrom(start)
  return unknown > 0 ? { near: null, length: word.length + unknown } : null
}
