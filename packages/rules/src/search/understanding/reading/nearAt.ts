import { nameKey } from '../../../text/nameKey'
import type { SearchState } from '../../SearchState'
import type { Lexicon } from '../Lexicon'
import type { QueryToken } from '../queryTokens'
import { phraseAt } from './phraseAt'

export interface NearFound {
  /** Null for an unknown place. */
  readonly near: NonNullable<SearchState['near']> | null
  readonly length: number
}

interface Place {
  readonly postcode: string
  readonly length: number
}

/** Finds a suburb with the dealer's cars, or a nearby one. */
const suburbAt = (tokens: readonly QueryToken[], from: number, { places }: Lexicon): Place | null => {
  let found: Place | null = null
  let key = ''
  let length = 0
  // Prefers the longest name: 'Bondi Beach' over Bondi.
  for (const { text } of tokens.slice(from, from + 4)) {
    key += nameKey(text)
    length++
    const place = places.find(([name]) => name === key)
    if (place) found = { postcode: place[1], length }
  }
  return found
}

const isPostcode = (token: QueryToken | undefined): token is QueryToken => /^\d{4}$/.test(token?.text ?? '')

const placeAt = (tokens: readonly QueryToken[], from: number, lexicon: Lexicon): Place | null =>
  isPostcode(tokens[from]) ? { postcode: tokens[from].text, length: 1 } : suburbAt(tokens, from, lexicon)

/**
 * Parses a location condition (SRC-03): 'near 2150', 'within 50 km of Geelong'. Null if none.
 *
 * @param unknownFrom number of unknown words from a token on
 */
export const nearAt = (
  tokens: readonly QueryToken[],
  from: number,
  lexicon: Lexicon,
  unknownFrom: (index: number) => number,
): NearFound | null => {
  const { distances, phrases, thisYear } = lexicon
  /** Condition near a place; null if the site has no distances. */
  const found = ({ postcode, length }: Place, start: number, km: number | null): NearFound => ({
    near: distances.length > 0 ? { postcode, km } : null,
    length: start + length - from,
  })
  const opening = tokens[from]?.text ?? ''
  const first = from + (opening === 'within' ? 1 : 0)
  const { value, unit = '' } = tokens[first]?.number ?? {}
  const isApart = unit === '' && phrases.distanceUnits.includes(tokens[first + 1]?.text ?? '')
  if (value !== undefined && (isApart || phrases.distanceUnits.includes(unit))) {
    const after = first + (isApart ? 2 : 1)
    const joiningWord = phraseAt(phrases.away, tokens, after)
    const end = after + (joiningWord?.length ?? 0)
    const place = joiningWord && placeAt(tokens, end, lexicon)
    // Smallest offered distance that covers it.
    if (place) return found(place, end, distances.toSorted((one, other) => one - other).find((distance) => distance >= value) ?? null)
    return first === from ? null : { near: null, length: end + (joiningWord ? unknownFrom(end) : 0) - from }
  }
  const word = phraseAt(phrases.near, tokens, from)
  if (!word) {
    // A place alone: 'parramatta'.
    const place = unknownFrom(0) < tokens.length ? null : suburbAt(tokens, from, lexicon)
    return place && found(place, from, null)
  }
  const start = from + word.length + (phrases.between.includes(tokens[from + word.length]?.text ?? '') ? 1 : 0)
  const next = tokens[start]
  const isIn = word.meaning === 'in'
  const year = Number(next?.text)
  // 'In 2018' and 'around 2018' are years, 'near 2018' is a suburb of Sydney; 'from 2500' may be a price.
  const isYear = year >= 1990 && year <= thisYear + 1 && (opening === 'around' || isIn)
  if (isPostcode(next) && !next.apart && !isYear && opening !== 'from') return found({ postcode: next.text, length: 1 }, start, null)
  const place = suburbAt(tokens, start, lexicon)
  // A suburb with the dealer's cars is a location, not a distance: 'in Bunbury'. 'Of' and 'from' are ambiguous.
  if (isIn && (!['in', 'at'].includes(opening) || !place || unknownFrom(start) < place.length)) return null
  if (place) return found(place, start, null)
  // 'Around' also introduces amounts.
  const unknown = opening === 'around' && next?.number ? 0 : unknownFrom(start)
  return unknown > 0 ? { near: null, length: start - from + unknown } : null
}
