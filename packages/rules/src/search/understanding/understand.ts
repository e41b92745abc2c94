import type { SortOrder } from '../SearchState'
import type { Lexicon } from './Lexicon'
import { ParserState, type QueryPart, type Understanding } from './ParserState'
import { nearAt } from './reading/nearAt'
import { parseAmount, parseMeasured } from './reading/parseAmount'
import { parseCount, parseShortYear } from './reading/parseCount'
import { countUnknown, parseName, parseNegated } from './reading/parseName'
import { parseWord } from './reading/parseWord'
import { phraseAt } from './reading/phraseAt'

/** Badges that contain words: 'SR5' is part of 'SR5 Cruiser'. */
const badgesWith = ({ lexicon }: ParserState, words: string): string[] =>
  (lexicon.values.badge ?? []).flatMap(([badge]) => (` ${badge.toLowerCase()} `.includes(` ${words} `) ? [badge] : []))

/**
 * A model filter excludes other cars of the makes named (SRC-06): if the query also has a make without a model, the model isn't a
 * condition.
 */
export const resolveModels = (parser: ParserState): void => {
  const { makes, models, values, parts } = parser
  // 'Mazda 2 or Yaris': a model that isn't in stock takes its make with it, if another model is.
  const isMissing = (end: number) => parts.some(({ use, from, to }) => use !== 'search' && from <= end && to > end)
  const isAlone = (meant: readonly string[]) => !meant.some((make) => values.get('make')?.has(make))
  const stocked = makes.filter(({ meant, end }) => models.length === 0 || !isAlone(meant) || !isMissing(end))
  const hasModels = !stocked.some(({ meant }) => isAlone(meant))
  parser.add(
    'values',
    'make',
    stocked.flatMap(({ meant }) => meant),
  )
  if (hasModels)
    parser.add(
      'values',
      'model',
      models.map(({ model }) => model),
    )
  else for (const { from, to } of models) parser.markUnclear(from, to)
  const starts = new Set(models.map(({ to }) => to))
  const searched = parts.filter(({ use }) => use === 'search')
  const isOfEach = [...starts].every((start) => searched.some(({ from }) => from === start))
  const isOr = ({ from }: QueryPart) => parser.wordAt(from - 1) === 'or'
  const isEither = searched.length > 1 && searched.slice(1).every((part) => isOr(part) || starts.has(part.from))
  const badges = searched.map(({ from, to }) => badgesWith(parser, parser.textBetween(from, to)))
  // 'HiLux SR5 or Ranger Wildtrak': cars with either badge.
  const areAll = isEither && (isOfEach || starts.size < 2) && badges.every(({ length }) => length > 0)
  if (areAll) parser.add('values', 'badge', badges.flat())
  // A badge of one of several models would exclude the others, as would a model that isn't in stock: 'Kluger or Highlander'.
  for (const part of searched)
    if (areAll || (hasModels && (starts.size > 1 || (isOr(part) && starts.has(part.from - 1)))))
      parts.splice(parts.indexOf(part), 1, ...(areAll ? [] : [{ ...part, use: 'unclear' as const }]))
}

const maxQueryLength = 100
const maxUnclear = 5

/** Parses a construct at a token; returns its end, or null if it doesn't match. */
type Reader = (parser: ParserState, from: number) => number | null

const readIdiom: Reader = (parser, from) => {
  const { tokens, lexicon } = parser
  const { nearly, plain } = lexicon.phrases
  const idiom = phraseAt(nearly, tokens, from)
  if (idiom) return parser.markUnclear(from, from + idiom.length)
  const phrase = phraseAt(plain, tokens, from)
  return phrase && parseWord(parser, from, phrase.length)
}

const readPlace: Reader = (parser, from) => {
  const place = nearAt(parser.tokens, from, parser.lexicon, (index) => countUnknown(parser, index))
  if (!place) return null
  const end = from + place.length
  if (!place.near || parser.near) return parser.markUnclear(from, end)
  parser.near = place.near
  return end
}

const readOrder: Reader = (parser, from) => {
  const { orders, subscription } = parser.lexicon.phrases
  const subscribed = parser.lexicon.ranges.subscription_price ? phraseAt(subscription, parser.tokens, from) : null
  if (subscribed) {
    parser.isSubscription = true
    return from + subscribed.length
  }
  const order = phraseAt(orders, parser.tokens, from)
  if (order && (parser.sortBy ?? order.meaning) !== order.meaning) return parser.markUnclear(from, from + order.length)
  parser.sortBy ??= order?.meaning
  return order && from + order.length
}

/** In order of precedence; the first match wins. */
const readers: readonly Reader[] = [
  parseCount,
  readIdiom,
  readPlace,
  readOrder,
  parseShortYear,
  parseNegated,
  parseMeasured,
  parseName,
  parseAmount,
]

/** Text to search for: if a query only has words that no car has, those, as a Ferrari that isn't here is no reason to list all cars. */
const readQuery = (parser: ParserState): string => {
  const { parts, values, excluded, ranges, near, sortBy } = parser
  const isEmpty = values.size + excluded.size + ranges.size === 0 && !near && !sortBy && parts.every(({ use }) => use === 'unknown')
  const use = isEmpty ? 'unknown' : 'search'
  const found = parts.filter((part) => part.use === use)
  if (isEmpty) for (const part of found) parts.splice(parts.indexOf(part), 1)
  return found.map(({ from, to }) => parser.textBetween(from, to)).join(' ')
}

const toLists = (values: ReadonlyMap<string, ReadonlySet<string>>): { [facet: string]: readonly string[] } =>
  Object.fromEntries([...values].map(([facet, set]) => [facet, [...set].toSorted()]))

/**
 * Parses a shopper's query into a search of the site's stock: names of makes, models and values, ranges with units, exclusions, places,
 * repayments and a sort order. Words of badges go to full-text search; other words and conditions that don't apply here are reported, unless
 * nothing else is understood (SRC-06). Never guesses.
 *
 * @param number of the car that the query names or searches for (`numbersInText`, `numberQuery`): then the query means that car only
 * @example understand('white auto ute under 45k, not Ford', lexicon).ranges // { price: { min: null, max: 45000 } }
 */
export const understand = (text: string, lexicon: Lexicon, number: string | null = null): Understanding => {
  if (number !== null) return { values: {}, excluded: {}, ranges: {}, query: number, unclear: [], sortBy: 'recommended' }
  const parser = new ParserState(text, lexicon)
  let at = 0
  while (at < parser.tokens.length) {
    let end: number | null = null
    for (const read of readers) {
      end = read(parser, at)
      if (end !== null) break
    }
    at = end ?? parseWord(parser, at)
  }
  resolveModels(parser)
  for (const [facet, counts] of parser.counts) parser.values.set(facet, counts)
  const { near, perWeek, isSubscription } = parser
  const sortBy = isSubscription ? (parser.sortBy?.replace('price', 'weekly') as SortOrder | undefined) : parser.sortBy
  const query = readQuery(parser)
  return {
    values: toLists(parser.values),
    excluded: toLists(parser.excluded),
    ranges: Object.fromEntries(parser.ranges),
    query: query.slice(0, maxQueryLength).trim(),
    unclear: [...new Set(parser.unclear)].slice(0, maxUnclear),
    ...(near && { near }),
    ...(sortBy && { sortBy }),
    ...(perWeek === undefined ? {} : { perWeek }),
  }
}
