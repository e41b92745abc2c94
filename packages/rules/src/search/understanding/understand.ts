import type { Lexicon } from './Lexicon'
import { Reading, type Understanding } from './Reading'
import { nearAt } from './reading/nearAt'
import { parseAmount, parseMeasured } from './reading/parseAmount'
import { parseCount, parseShortYear } from './reading/parseCount'
import { countUnknown, parseName, parseNegated } from './reading/parseName'
import { phraseAt } from './reading/phraseAt'

/**
 * A model filter excludes other cars of the makes named (SRC-06): if the query also has a make without a model, the model isn't a
 * condition.
 */
export const resolveModels = (reading: Reading): void => {
  const { makes, models, values } = reading
  const isAlone = makes.some((meant) => !meant.some((make) => values.get('make')?.has(make)))
  reading.add('values', 'make', makes.flat())
  if (isAlone) reading.unclear.push(...models.map(({ text }) => text))
  else
    reading.add(
      'values',
      'model',
      models.map(({ model }) => model),
    )
}

const longestQuery = 100
const mostUnclear = 5

/** Parses a construct at a token; returns its end, or null if it doesn't match. */
type Reader = (reading: Reading, from: number) => number | null

const readPlainly: Reader = (reading, from) => {
  const { tokens, lexicon } = reading
  const { nearly, plain } = lexicon.phrases
  const idiom = phraseAt(nearly, tokens, from)
  if (idiom) return reading.markUnclear(from, from + idiom.length)
  const phrase = phraseAt(plain, tokens, from)
  if (phrase) reading.rest.push(reading.textOf(from, from + phrase.length))
  return phrase && from + phrase.length
}

const readPlace: Reader = (reading, from) => {
  const place = nearAt(reading.tokens, from, reading.lexicon, (index) => countUnknown(reading, index))
  if (!place) return null
  const end = from + place.length
  if (!place.near) return reading.markUnclear(from, end)
  reading.near = place.near
  return end
}

const readOrder: Reader = (reading, from) => {
  const order = phraseAt(reading.lexicon.phrases.orders, reading.tokens, from)
  reading.sortBy ??= order?.meaning
  return order && from + order.length
}

/** Any other word goes to full-text search, unless it is a filler. */
const readWord = (reading: Reading, from: number): number => {
  const word = reading.wordAt(from)
  if (!reading.lexicon.phrases.fillers.includes(word)) {
    reading.rest.push(word)
    reading.unknown = from + 1
  }
  return from + 1
}

/** In order of precedence; the first match wins. */
const readers: readonly Reader[] = [
  readPlainly,
  readPlace,
  parseCount,
  readOrder,
  parseShortYear,
  parseNegated,
  parseMeasured,
  parseName,
  parseAmount,
]

const plain = (values: ReadonlyMap<string, ReadonlySet<string>>): { [facet: string]: readonly string[] } =>
  Object.fromEntries([...values].map(([facet, set]) => [facet, [...set].toSorted()]))

/**
 * Parses a shopper's query into a search of the site's stock: names of makes, models and values, ranges with units, exclusions, places,
 * repayments and a sort order. Other words go to full-text search; conditions that don't apply here are reported (SRC-06). Never guesses.
 *
 * @param number of the car that the query names or asks for (`numbersInText`, `askedQuery`): then the query means that car only
 * @example understand('white auto ute under 45k, not Ford', lexicon).ranges // { price: { min: null, max: 45000 } }
 */
export const understand = (text: string, lexicon: Lexicon, number: string | null = null): Understanding => {
  if (number !== null) return { values: {}, excluded: {}, ranges: {}, query: number, unclear: [], sortBy: 'recommended' }
  const reading = new Reading(text, lexicon)
  let at = 0
  while (at < reading.tokens.length) {
    let end: number | null = null
    for (const read of readers) {
      end = read(reading, at)
      if (end !== null) break
    }
    at = end ?? readWord(reading, at)
  }
  resolveModels(reading)
  for (const [facet, counts] of reading.counts) reading.values.set(facet, counts)
  const { near, sortBy, perWeek } = reading
  return {
    values: plain(reading.values),
    excluded: plain(reading.excluded),
    ranges: Object.fromEntries(reading.ranges),
    query: reading.rest.join(' ').slice(0, longestQuery).trim(),
    unclear: [...new Set(reading.unclear)].slice(0, mostUnclear),
    ...(near ? { near } : {}),
    ...(sortBy ? { sortBy } : {}),
    ...(perWeek === undefined ? {} : { perWeek }),
  }
}
