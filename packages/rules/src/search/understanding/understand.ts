import type { Lexicon } from './Lexicon'
import { ParserState, type Understanding } from './ParserState'
import { nearAt } from './reading/nearAt'
import { parseAmount, parseMeasured } from './reading/parseAmount'
import { parseCount, parseShortYear } from './reading/parseCount'
import { countUnknown, parseName, parseNegated } from './reading/parseName'
import { phraseAt } from './reading/phraseAt'

/**
 * A model filter excludes other cars of the makes named (SRC-06): if the query also has a make without a model, the model isn't a
 * condition.
 */
export const resolveModels = (parser: ParserState): void => {
  const { makes, models, values } = parser
  const isAlone = makes.some((meant) => !meant.some((make) => values.get('make')?.has(make)))
  parser.add('values', 'make', makes.flat())
  if (isAlone) parser.unclear.push(...models.map(({ text }) => text))
  else
    parser.add(
      'values',
      'model',
      models.map(({ model }) => model),
    )
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
  if (phrase) parser.searchWords.push(parser.textBetween(from, from + phrase.length))
  return phrase && from + phrase.length
}

const readPlace: Reader = (parser, from) => {
  const place = nearAt(parser.tokens, from, parser.lexicon, (index) => countUnknown(parser, index))
  if (!place) return null
  const end = from + place.length
  if (!place.near) return parser.markUnclear(from, end)
  parser.near = place.near
  return end
}

const readOrder: Reader = (parser, from) => {
  const order = phraseAt(parser.lexicon.phrases.orders, parser.tokens, from)
  parser.sortBy ??= order?.meaning
  return order && from + order.length
}

/** Any other word goes to full-text search, unless it is a filler. */
const readWord = (parser: ParserState, from: number): number => {
  const word = parser.wordAt(from)
  if (!parser.lexicon.phrases.fillers.includes(word)) {
    parser.searchWords.push(word)
    parser.unknownEnd = from + 1
  }
  return from + 1
}

/** In order of precedence; the first match wins. */
const readers: readonly Reader[] = [
  readIdiom,
  readPlace,
  parseCount,
  readOrder,
  parseShortYear,
  parseNegated,
  parseMeasured,
  parseName,
  parseAmount,
]

const toLists = (values: ReadonlyMap<string, ReadonlySet<string>>): { [facet: string]: readonly string[] } =>
  Object.fromEntries([...values].map(([facet, set]) => [facet, [...set].toSorted()]))

/**
 * Parses a shopper's query into a search of the site's stock: names of makes, models and values, ranges with units, exclusions, places,
 * repayments and a sort order. Other words go to full-text search; conditions that don't apply here are reported (SRC-06). Never guesses.
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
    at = end ?? readWord(parser, at)
  }
  resolveModels(parser)
  for (const [facet, counts] of parser.counts) parser.values.set(facet, counts)
  const { near, sortBy, perWeek } = parser
  return {
    values: toLists(parser.values),
    excluded: toLists(parser.excluded),
    ranges: Object.fromEntries(parser.ranges),
    query: parser.searchWords.join(' ').slice(0, maxQueryLength).trim(),
    unclear: [...new Set(parser.unclear)].slice(0, maxUnclear),
    ...(near ? { near } : {}),
    ...(sortBy ? { sortBy } : {}),
    ...(perWeek === undefined ? {} : { perWeek }),
  }
}
