import { nameKey } from '../../../text/nameKey'
import type { Name } from '../Lexicon'
import { facetNames, type LexiconNames } from '../lexiconNames'
import type { ParserState } from '../ParserState'
import type { QueryToken } from '../queryTokens'
import { amountAt } from './amountAt'
import { phraseAt } from './phraseAt'

/** Applies a name as a condition or an exclusion (SRC-06). */
export const applyName = (parser: ParserState, name: Name, isNegated: boolean, from = -1, end = -1): void => {
  const { make = [], model, ...others } = name.values
  const to = isNegated ? 'excluded' : 'values'
  if (isNegated) parser.add(to, model ? 'model' : 'make', model ?? make)
  else if (model) {
    for (const one of model) parser.models.push({ model: one, from, to: end })
    parser.add(to, 'make', make)
  } else if (make.length > 0) parser.makes.push({ meant: make, end })
  // 'Not single cab' is about its doors, not about utes.
  for (const [facet, values] of Object.entries(others).slice(isNegated ? -1 : 0)) parser.add(to, facet, values)
}

interface NameFound extends Name {
  /** Found by a part of a name. */
  readonly isPart?: boolean
  /** Number of tokens. */
  readonly length: number
}

/** A word and its possible singular forms. */
export const singulars = (key: string): string[] => [
  key,
  ...(key.endsWith('ies') ? [`${key.slice(0, -3)}y`] : []),
  ...(key.endsWith('es') ? [key.slice(0, -2)] : []),
  ...(key.endsWith('s') && key.length > 2 ? [key.slice(0, -1)] : []),
]

const findName = (names: ReadonlyMap<string, Name>, tokens: readonly QueryToken[], from: number, max: number): NameFound | null => {
  let end = from + 1
  while (end < tokens.length && end - from < max && !tokens[end]?.apart) end++
  for (let to = end; to > from; to--) {
    const phrase = tokens.slice(from, to)
    // '$20,000' and 'under 5' aren't names; '5' of 'CX 5' is part of one.
    if (phrase.some(({ number }) => number?.isMoney) || (to === from + 1 && phrase[0]?.number)) continue
    const key = nameKey(phrase.map(({ text }) => text).join(''))
    // 'Caravans' is a type and 'caravan' a body: the one with fewer cars applies.
    const [name] = singulars(key)
      .flatMap((candidate) => names.get(candidate) ?? [])
      .sort((one, other) => one.count - other.count)
    if (name) return { ...name, length: to - from }
  }
  return null
}

/** Longest name at a token; full names take precedence over partial ones (SRC-03). */
export const nameAt = ({ exact, partial, longest }: LexiconNames, tokens: readonly QueryToken[], from: number): NameFound | null => {
  const found = findName(exact, tokens, from, longest)
  if (found) return found
  const part = findName(partial, tokens, from, longest)
  return part && { ...part, isPart: true }
}

/** Number of unknown words from a token on (SRC-06): neither names nor numbers nor grammar. */
export const countUnknown = ({ tokens, names, lexicon }: ParserState, from: number): number => {
  const { fillers, negations, orders } = lexicon.phrases
  let index = from
  for (let token = tokens[index]; token && !token.apart && !token.number && !fillers.includes(token.text); token = tokens[++index])
    if (nameAt(names, tokens, index) ?? phraseAt(negations, tokens, index) ?? phraseAt(orders, tokens, index)) break
  return index - from
}

/** Parses a negation and the names joined to it by 'or' (SRC-06). Null if none. */
export const parseNegated = (parser: ParserState, from: number): number | null => {
  const { tokens, names, lexicon } = parser
  const negation = phraseAt(lexicon.phrases.negations, tokens, from)
  // 'No more than 20k' is an amount.
  if (!negation || amountAt(tokens, from, lexicon.phrases)) return null
  let at = from + negation.length
  while (lexicon.phrases.between.includes(parser.wordAt(at))) at++
  // 'No dual clutch' isn't about dual-zone air conditioning.
  const plain = phraseAt(lexicon.phrases.plain, tokens, at)
  let name = plain ? null : nameAt(names, tokens, at)
  if (!name) {
    // Consumes at least the next word. 'Not forward fold' isn't about other folds.
    at += plain?.length ?? (countUnknown(parser, at) || (tokens[at]?.apart === false ? 1 : 0))
    parser.unknownEnd = at
    return parser.markUnclear(from, at)
  }
  for (;;) {
    applyName(parser, name, true)
    at += name.length
    const isJoined = ['or', 'nor', 'and'].includes(parser.wordAt(at))
    // 'Not white, grey or black': a comma joins values of the same facet.
    const next: NameFound | null = isJoined || tokens[at]?.apart ? nameAt(names, tokens, isJoined ? at + 1 : at) : null
    if (!next || facetNames(name) !== facetNames(next)) return at
    name = next
    if (isJoined) at++
  }
}

/** Whether an unknown word follows that neither introduces an amount nor, after a model, is of a badge. */
const isFollowed = (parser: ParserState, end: number, isModel: boolean): boolean =>
  countUnknown(parser, end) > 0 &&
  !(isModel && parser.names.words.has(nameKey(parser.wordAt(end)))) &&
  amountAt(parser.tokens, end, parser.lexicon.phrases) === null

/** Parses a name (SRC-06), unless a longer number starts there: 'under 2018' is a number, '3 series' a name. Null if none. */
export const parseName = (parser: ParserState, from: number): number | null => {
  const { tokens, names, lexicon } = parser
  const name = nameAt(names, tokens, from)
  if (!name || name.length < (amountAt(tokens, from, lexicon.phrases)?.length ?? 0)) return null
  const end = from + name.length
  // 'Extra cab' is no cab chassis, 'fast charging' no wireless charging, and 'roof box' no roof rails.
  const isDoubtful =
    name.isPart &&
    name.length === 1 &&
    !name.values.fuel &&
    (parser.unknownEnd === from || isFollowed(parser, end, name.values.model !== undefined))
  if (isDoubtful) return null
  // A list has one place: the filters of two would leave no car.
  const { placeFacets } = lexicon.phrases
  const place = placeFacets.find((facet) => name.values[facet])
  if (place && (parser.near || placeFacets.some((facet) => facet !== place && parser.values.has(facet))))
    return parser.markUnclear(from, end)
  applyName(parser, name, false, from, end)
  // 'Mazda 2' is one name, 'Swift 5 speed' isn't.
  parser.nameStart = name.values.make && !name.values.model ? from : end
  parser.nameEnd = end
  if (name.values.make) parser.badgeAt = end
  // 'LandCruiser 200 series' is no other LandCruiser: the list keeps the model, and the page says so.
  const isOther = name.isPart && name.values.model && tokens[end]?.apart === false && /^\d{1,3}$/.test(parser.wordAt(end))
  return isOther && !phraseAt(lexicon.counted, tokens, end + 1)
    ? parser.mark('unknown', end, end + 1 + Math.min(1, countUnknown(parser, end + 1)))
    : end
}
