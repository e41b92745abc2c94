import { fillerWords } from '../fillerWords'
import type { NumberRange, SortOrder } from '../SearchState'
import { type Amount, amountAt } from './amountAt'
import { type CountedFacet, countedIn } from './countedIn'
import type { Lexicon } from './Lexicon'
import { type LexiconNames, lexiconNames } from './lexiconNames'
import { type NameFound, nameAt } from './nameAt'
import { nearAt } from './nearAt'
import { type Phrases, phraseAt } from './phraseAt'
import { type SaidToken, saidTokens } from './saidTokens'
import type { Understanding } from './Understanding'

const negations: Phrases<true> = [
  [
    true,
    'not',
    'no',
    'without',
    'except',
    'except for',
    'excluding',
    'anything but',
    'but not',
    'non',
    'not a',
    'not an',
    'nothing',
    'minus',
    'isnt',
    "isn't",
    'dont want',
    "don't want",
    'do not want',
    'hate',
    'other than',
    'apart from',
    'never',
  ],
]

const orders: Phrases<SortOrder> = [
  [
    'km_asc',
    'low kms',
    'low km',
    'low ks',
    "low k's",
    'low k',
    'low mileage',
    'low kilometres',
    'low kilometers',
    'lowest kms',
    'lowest km',
    'lowest mileage',
    'lowest kilometres',
    'least kms',
    'low klms',
  ],
  ['price_asc', 'cheap', 'cheapest', 'cheapest first', 'lowest price', 'lowest priced', 'low price', 'inexpensive', 'bargain', 'bargains'],
  ['price_desc', 'most expensive', 'dearest', 'highest price'],
  [
    'newest',
    'newest',
    'newest first',
    'just arrived',
    'just in',
    'new arrivals',
    'new arrival',
    'latest arrivals',
    'recently added',
    'new in',
    'new stock',
  ],
]

/** Said of what a car nearly is: not what a value of the same name says. */
const nearly: Phrases<true> = [
  [
    true,
    'near new',
    'nearly new',
    'like new',
    'as new',
    'almost new',
    'near me',
    'close to me',
    'close by',
    'nearby',
    'near by',
    'around me',
    'new zealand new',
    'nz new',
  ],
]

/** Words that are the names of nothing, though one of them may be in a name. */
const plainWords: Phrases<true> = [
  [true, 'off road', 'off roader', 'on road', 'drive away', 'driveaway', 'first car', 'road trip', 'roadworthy'],
]

/** Words that say what a number measures, before or after it. */
const measures: Phrases<string> = [
  ['price', 'price', 'priced', 'budget', 'budget of', 'spend', 'budget is', 'price range'],
  ['km', 'kms', 'km', 'kilometres', 'mileage', 'odometer', 'odo', 'on the clock', 'travelled'],
  ['year', 'year', 'built', 'year model', 'my', 'build year'],
  ['tare', 'tare', 'tare weight'],
  ['atm', 'atm', 'gross weight', 'loaded weight'],
  ['length', 'length', 'long'],
  ['range_km', 'range', 'range of', 'electric range', 'range over'],
  ['battery_kwh', 'battery', 'battery of'],
  ['engine_cc', 'engine', 'engine size'],
]

const unitFacets: { readonly [unit: string]: string } = { $: 'price', km: 'km', ft: 'length', cc: 'engine_cc', kwh: 'battery_kwh' }
/** Facets measured in a unit that others are measured in, too: the word beside the number says which. */
const unitOf: { readonly [facet: string]: string | undefined } = { range_km: 'km', tare: 'kg', atm: 'kg' }

const perWeek: { readonly [unit: string]: number | undefined } = { pw: 1, pm: 12 / 52, pf: 1 / 2 }

const firstYear = 1950
/** A number this large without a unit is a price: nobody sells a car for less. */
const smallestPrice = 1000
const longestQuery = 100
const mostUnclear = 5

const isYear = (value: number | null, { thisYear }: Lexicon): boolean =>
  value === null || (Number.isInteger(value) && value >= firstYear && value <= thisYear + 1)

const isYears = ({ unit, isLarge, min, max }: Amount, lexicon: Lexicon): boolean =>
  unit === null && !isLarge && isYear(min, lexicon) && isYear(max, lexicon)

/** What is being gathered of a sentence. */
class Reading {
  readonly values = new Map<string, Set<string>>()
  readonly excluded = new Map<string, Set<string>>()
  readonly ranges = new Map<string, NumberRange>()
  readonly rest: string[] = []
  readonly unclear: string[] = []
  readonly modelsSaid: { readonly make: string; readonly model: string; readonly text: string }[] = []
  readonly makesSaid = new Set<string>()
  near: Understanding['near']
  sortBy: SortOrder | undefined
  perWeek: number | undefined

  /** Narrows a facet; false where nothing would be left of it. */
  narrow(facet: string, { min, max }: NumberRange): boolean {
    const before = this.ranges.get(facet) ?? { min: null, max: null }
    const range = {
      min: min === null ? before.min : Math.max(min, before.min ?? min),
      max: max === null ? before.max : Math.min(max, before.max ?? max),
    }
    if (range.min !== null && range.max !== null && range.min > range.max) return false
    this.ranges.set(facet, range)
    return true
  }

  add(to: 'values' | 'excluded', facet: string, values: readonly string[]): void {
    const known = this[to].get(facet) ?? new Set()
    for (const value of values) known.add(value)
    this[to].set(facet, known)
  }
}

const textOf = (tokens: readonly SaidToken[], from: number, length: number): string =>
  tokens
    .slice(from, from + length)
    .map(({ text }) => text)
    .join(' ')

/** Takes over an amount as a condition; false where it is none on this site. */
const takeAmount = (reading: Reading, lexicon: Lexicon, amount: Amount, hint: string | null): boolean => {
  const { unit, said } = amount
  const factor = unit === null ? undefined : perWeek[unit]
  // A price is said by its limit: whoever says $20,000 has that much.
  const limit = said === 'bare' ? { min: null, max: amount.max } : { min: amount.min, max: amount.max }
  if (factor !== undefined) {
    const week = (value: number | null) => (value === null ? null : Math.floor(value * factor))
    const weekly =
      said === 'span'
        ? { min: week(amount.min), max: week(amount.max) }
        : { min: null, max: week(said === 'about' ? Math.round((amount.max ?? 0) / 1.1) : amount.max) }
    if (lexicon.ranges.subscription_price) return reading.narrow('subscription_price', weekly)
    const { weeklyShare } = lexicon
    if (weeklyShare === null || weekly.max === null) return false
    const price = (value: number | null) => (value === null ? null : Math.floor((value + 0.5) / weeklyShare / 10) * 10)
    if (!reading.narrow('price', { min: price(weekly.min), max: price(weekly.max) })) return false
    reading.perWeek = weekly.max
    return true
  }
  if (unit === 'years') {
    const year = (age: number | null) => (age === null ? null : lexicon.thisYear - age)
    const isOldest = said === 'bare' || amount.isAge
    return reading.narrow('year', isOldest && !amount.isAge ? { min: year(amount.max), max: year(amount.min) } : ages(amount, year))
  }
  const facet = hint ?? (unit === 'kg' ? undefined : unit === null ? (isYears(amount, lexicon) ? 'year' : 'price') : unitFacets[unit])
  if (facet === undefined || !lexicon.ranges[facet]) return false
  if (facet === 'year') return isYears(amount, lexicon) && reading.narrow('year', { min: amount.min, max: amount.max })
  if (facet === 'price' && !amount.isLarge && Math.max(amount.min ?? 0, amount.max ?? 0) < smallestPrice) return false
  // 'A 500 km range' is the least; a price or kilometres the most.
  if (said === 'bare' && (facet === 'range_km' || facet === 'battery_kwh')) return reading.narrow(facet, { min: amount.min, max: null })
  if (said === 'bare' && facet === 'engine_cc') return reading.narrow(facet, { min: amount.min, max: amount.max })
  return reading.narrow(facet, limit)
}

/** 'Under 5 years old' is from the year five years ago on; 'older than 5 years' until then. */
const ages = ({ min, max }: Amount, year: (age: number | null) => number | null): NumberRange => ({ min: year(max), max: year(min) })

/** Which facet a number is of by the words beside it, if they fit its unit and the site knows such. */
const hinted = (facet: string, { unit }: Amount, lexicon: Lexicon): boolean => {
  if (!lexicon.ranges[facet]) return false
  if (unit === null) return true
  return (unitOf[facet] ?? Object.entries(unitFacets).find(([, known]) => known === facet)?.[0]) === unit
}

const takeCount = (reading: Reading, lexicon: Lexicon, { facet }: CountedFacet, { min, max }: Amount): boolean => {
  if (min !== null && min === max) {
    reading.add('values', facet, [String(min)])
    return true
  }
  const within = (lexicon.values[facet] ?? [])
    .map(([value]) => value)
    .filter((value) => Number(value) >= (min ?? 0) && Number(value) <= (max ?? 99))
  reading.add('values', facet, within)
  return within.length > 0
}

/** The count that begins at a token: '7 seats', 'seats 7', 'sleeps up to 6', '7 or more seats'. */
const countAt = (
  counted: readonly CountedFacet[],
  tokens: readonly SaidToken[],
  from: number,
): { readonly facet: CountedFacet; readonly amount: Amount; readonly length: number } | null => {
  for (const facet of counted) {
    const words: Phrases<true> = [[true, ...facet.words]]
    const first = phraseAt(words, tokens, from)
    if (first) {
      const amount = amountAt(tokens, from + first.length)
      if (amount && amount.unit === null && !amount.isLarge && (amount.max ?? amount.min ?? 99) < 50)
        return { facet, amount, length: first.length + amount.length }
    }
    const amount = amountAt(tokens, from)
    const written = tokens[from + (amount?.length ?? 0) - 1]?.number?.unit
    if (!amount || amount.unit !== null || amount.isLarge) continue
    if (written && facet.words.includes(written)) return { facet, amount, length: amount.length }
    const last = phraseAt(words, tokens, from + amount.length)
    if (last) return { facet, amount, length: amount.length + last.length }
  }
  return null
}

/** '22 of '22 Mazda' or 'my22', as a year. */
const shortYearAt = (names: LexiconNames, tokens: readonly SaidToken[], from: number, { thisYear }: Lexicon): number | null => {
  const token = tokens[from]
  const digits = /^(?:my)?(\d\d)$/.exec(token?.text ?? '')?.[1]
  if (digits === undefined) return null
  const year = 2000 + Number(digits)
  if (year > thisYear + 1) return null
  const isSaid = token?.text.startsWith('my')
  return isSaid || (nameAt(names, tokens, from + 1)?.values.make && Number(digits) > 5) ? year : null
}

const sameFacets = (one: NameFound, other: NameFound | null): boolean =>
  other !== null && Object.keys(one.values).toSorted().join() === Object.keys(other.values).toSorted().join()

const takeName = (reading: Reading, name: NameFound, isNegated: boolean, text: string): void => {
  const { make, model, ...others } = name.values
  if (isNegated) {
    if (model) reading.add('excluded', 'model', model)
    else if (make) reading.add('excluded', 'make', make)
  } else if (model) {
    for (const one of model) reading.modelsSaid.push({ make: make?.[0] ?? '', model: one, text })
    for (const one of make ?? []) reading.add('values', 'make', [one])
  } else for (const one of make ?? []) reading.makesSaid.add(one)
  for (const [facet, values] of Object.entries(others)) reading.add(isNegated ? 'excluded' : 'values', facet, values)
}

/** Models leave out every other car of the makes said: where a make stands alone beside the model of another, the model can't be one. */
const settleModels = (reading: Reading): void => {
  const makesOfModels = reading.values.get('make') ?? new Set()
  const alone = [...reading.makesSaid].filter((make) => !makesOfModels.has(make))
  if (reading.makesSaid.size > 0) reading.add('values', 'make', [...reading.makesSaid])
  if (alone.length > 0 && reading.modelsSaid.length > 0) {
    for (const { text } of reading.modelsSaid) reading.unclear.push(text)
    return
  }
  if (reading.modelsSaid.length > 0)
    reading.add(
      'values',
      'model',
      reading.modelsSaid.map(({ model }) => model),
    )
}

const plain = (values: ReadonlyMap<string, ReadonlySet<string>>): { [facet: string]: readonly string[] } =>
  Object.fromEntries([...values].filter(([, set]) => set.size > 0).map(([facet, set]) => [facet, [...set].toSorted()]))

/**
 * Reads a shopper's sentence as a search of this site's stock: names of makes, models and values, ranges with their units, what is not
 * wanted, places, repayments and an order. What is no condition stays for full-text search; what was meant as one but is none here is
 * said (SRC-06). Nothing is guessed.
 *
 * @example understand('white auto ute under 45k, not Ford', lexicon).ranges // { price: { min: null, max: 45000 } }
 */
export const understand = (text: string, lexicon: Lexicon): Understanding => {
  const tokens = saidTokens(text.slice(0, 200))
  const names = lexiconNames(lexicon)
  const counted = countedIn(lexicon)
  const reading = new Reading()
  const unclear = (from: number, length: number) => void reading.unclear.push(textOf(tokens, from, length))
  const isUnknown = (index: number): boolean => {
    const token = tokens[index]
    return (
      token !== undefined &&
      !token.apart &&
      !token.number &&
      !fillerWords.has(token.text) &&
      nameAt(names, tokens, index) === null &&
      phraseAt(negations, tokens, index) === null &&
      phraseAt(orders, tokens, index) === null
    )
  }
  /** How many unknown words follow one another. */
  const unknownFrom = (index: number): number => {
    let length = 0
    while (isUnknown(index + length)) length++
    return length
  }
  let at = 0
  /** What was named last: numbers after it belong to it. */
  let lastNamed = -1

  while (at < tokens.length) {
    const idiom = phraseAt(nearly, tokens, at)
    if (idiom) {
      unclear(at, idiom.length)
      at += idiom.length
      continue
    }
    const words = phraseAt(plainWords, tokens, at)
    if (words) {
      reading.rest.push(textOf(tokens, at, words.length))
      at += words.length
      continue
    }
    const place = nearAt(tokens, at, lexicon, unknownFrom)
    if (place) {
      if (place.near) reading.near = place.near
      else unclear(at, place.length)
      at += place.length
      continue
    }
    const order = phraseAt(orders, tokens, at)
    const amount = amountAt(tokens, at)
    const count = countAt(counted, tokens, at)
    if (count) {
      if (!takeCount(reading, lexicon, count.facet, count.amount)) unclear(at, count.length)
      at += count.length
      continue
    }
    if (order) {
      reading.sortBy ??= order.meaning
      at += order.length
      continue
    }
    const year = shortYearAt(names, tokens, at, lexicon)
    if (year !== null) {
      if (!reading.narrow('year', { min: year, max: year })) unclear(at, 1)
      at++
      continue
    }
    const negation = amount ? null : phraseAt(negations, tokens, at)
    if (negation) {
      at = readNegated(at, negation.length)
      continue
    }
    const measure = phraseAt(measures, tokens, at)
    if (measure) {
      const skip =
        ['is', 'of', 'about', 'around', ':', '='].includes(tokens[at + measure.length]?.text ?? '') &&
        !amountAt(tokens, at + measure.length)
          ? 1
          : 0
      const measured = amountAt(tokens, at + measure.length + skip)
      if (measured && hinted(measure.meaning, measured, lexicon)) {
        const length = measure.length + skip + measured.length
        if (!takeAmount(reading, lexicon, measured, measure.meaning)) unclear(at, length)
        at += length
        continue
      }
    }
    const name = nameAt(names, tokens, at)
    // 'under 2018' is no name, '3 series' is.
    if (name && (!amount || name.length >= amount.length)) {
      takeName(reading, name, false, textOf(tokens, at, name.length))
      at += name.length
      lastNamed = at
      continue
    }
    if (amount) {
      at = readAmount(at, amount)
      continue
    }
    const { text: word } = tokens[at] as SaidToken
    if (!fillerWords.has(word)) reading.rest.push(word)
    at++
  }

  /** Takes what is not wanted, and what is joined to it by 'or'. */
  function readNegated(from: number, length: number): number {
    let index = from + length
    while (['a', 'an', 'any', 'the'].includes(tokens[index]?.text ?? '')) index++
    let name = nameAt(names, tokens, index)
    if (!name) {
      const unknown = Math.max(unknownFrom(index), tokens[index] && !tokens[index]?.apart ? 1 : 0)
      unclear(from, index - from + unknown)
      return index + unknown
    }
    for (;;) {
      takeName(reading, name, true, textOf(tokens, index, name.length))
      index += name.length
      const isJoined = ['or', 'nor', 'and'].includes(tokens[index]?.text ?? '')
      const next: NameFound | null = isJoined ? nameAt(names, tokens, index + 1) : null
      if (!next || !sameFacets(name, next)) return index
      name = next
      index++
    }
  }

  /** Takes a number; one that measures nothing known belongs to the name before it, or is said to be unclear. */
  function readAmount(from: number, amount: Amount): number {
    const end = from + amount.length
    const measure = phraseAt(measures, tokens, end)
    if (measure && hinted(measure.meaning, amount, lexicon) && takeAmount(reading, lexicon, amount, measure.meaning))
      return end + measure.length
    const isSmall = amount.unit === null && !amount.isLarge && Math.max(amount.min ?? 0, amount.max ?? 0) < smallestPrice
    if (isSmall && amount.said === 'bare') {
      // '2.0L' or the 5 of 'Ioniq 5' where there is none.
      if (from === lastNamed || !/^\d+$/.test(tokens[from]?.text ?? '')) reading.rest.push(textOf(tokens, from, amount.length))
      else {
        const unknown = isUnknown(end) ? 1 : 0
        unclear(from, amount.length + unknown)
        return end + unknown
      }
      return end
    }
    // Four digits alone may be a postcode or a price.
    const isOdd =
      amount.unit === null && !amount.isLarge && amount.said === 'bare' && !isYears(amount, lexicon) && (amount.max ?? 0) < 10_000
    if (isOdd || !takeAmount(reading, lexicon, amount, null)) unclear(from, amount.length)
    return end
  }

  settleModels(reading)
  const { near, sortBy, perWeek: weekly } = reading
  return {
    values: plain(reading.values),
    excluded: plain(reading.excluded),
    ranges: Object.fromEntries(reading.ranges),
    query: reading.rest.join(' ').slice(0, longestQuery).trim(),
    unclear: [...new Set(reading.unclear)].slice(0, mostUnclear),
    ...(near ? { near } : {}),
    ...(sortBy ? { sortBy } : {}),
    ...(weekly === undefined ? {} : { perWeek: weekly }),
  }
}
