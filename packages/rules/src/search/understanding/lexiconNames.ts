import { nameKey } from '../../text/nameKey'
import type { Lexicon, Name } from './Lexicon'

export interface LexiconNames {
  /** By full name. */
  readonly exact: ReadonlyMap<string, Name>
  /** By partial name. */
  readonly partial: ReadonlyMap<string, Name>
  /** Maximum number of words in a name. */
  readonly longest: number
  /** Words of makes, models and badges, and joined neighbours in badges and features: a text search for them finds cars. */
  readonly words: ReadonlySet<string>
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** Merges two names, one spelling per value: a search by one finds all. */
const mergedValues = (one: Name, other: Name): Name => {
  const values = { ...one.values }
  let { count } = one
  for (const [facet, added] of Object.entries(other.values)) {
    const known = values[facet] ?? []
    const keys = known.map(nameKey)
    values[facet] = [...known, ...added.filter((value) => !keys.includes(nameKey(value)))]
    if (values[facet].length > known.length) count = one.count + other.count
  }
  return { values, count }
}

const collectNames = (lexicon: Lexicon): LexiconNames => {
  const { phrases } = lexicon
  const namesByKey = new Map<string, Map<string, Name>>()
  const partial = new Map<string, Name>()
  const badgeWords = new Set((lexicon.values.badge ?? []).flatMap(([badge]) => wordsIn(badge).map(nameKey)))
  const common = new Set([...phrases.fillers, ...phrases.everyday])
  let longest = 1

  /** Merges entries with the same name: several spellings of makes and models, one model name of several makes. */
  const merge = (names: Map<string, Map<string, Name>>, key: string, name: Name) => {
    const byFacets = names.get(key) ?? new Map<string, Name>()
    const before = byFacets.get(facetNames(name))
    byFacets.set(facetNames(name), before ? mergedValues(before, name) : name)
    if (key !== '') names.set(key, byFacets)
  }
  const add = (text: string, name: Name) => {
    merge(namesByKey, nameKey(text), name)
    longest = Math.max(longest, wordsIn(text).length)
  }
  const parts = new Map<string, Map<string, Name>>()
  const addPart = (text: string, name: Name) => merge(parts, nameKey(text), name)
  const addParts = (text: string, name: Name, blocked: ReadonlySet<string>) => {
    const words = wordsIn(text)
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++) {
        const part = words.slice(from, to)
        const isSpecificPart = part.some(
          (word) => word.length > 2 && !/^\d/.test(word) && !blocked.has(nameKey(word)) && !common.has(nameKey(word)),
        )
        if (isSpecificPart && part.length < words.length) addPart(part.join(' '), name)
      }
  }

  for (const [facet, counts] of Object.entries(lexicon.values)) {
    if (phrases.ignoredFacets.includes(facet) || (facet === 'item_type' && counts.length < 2)) continue
    const [first = [], ...others] = counts.map(([value]) => wordsIn(value).map(nameKey))
    // Words that all values share, such as the dealer's name, don't distinguish them.
    const shared = new Set(first.filter((word) => others.every((words) => words.includes(word))))
    for (const [value, count] of counts) {
      const name: Name = { values: { [facet]: [value] }, count }
      add(value, name)
      const words = wordsIn(value)
      // 'Heated seats' for 'Heated front seats'.
      if (facet === 'filtered_features' && words.length > 2) addPart(`${words[0]} ${words.at(-1)}`, name)
      if (phrases.facetsInParts.includes(facet)) addParts(value, name, shared)
    }
  }
  for (const [key, values, count] of lexicon.names) add(key, { values, count })
  for (const [make, model, count] of lexicon.models) {
    const name: Name = { values: { make: [make], model: [model] }, count }
    add(`${make} ${model}`, name)
    // A plain number is a model only after its make.
    if (!/^\d+$/.test(nameKey(model))) add(model, name)
    addParts(model, name, badgeWords)
  }
  // If several facets know a word, the one with the fewest cars applies: body 'Caravan' rather than the type.
  const exact = new Map(
    [...namesByKey].map(([key, byFacets]) => [
      key,
      [...byFacets.values()].reduce((least, name) => (name.count < least.count ? name : least)),
    ]),
  )
  for (const [key, byFacets] of parts) {
    const [best] = [...byFacets.values()].filter(isSpecific).sort((one, other) => countValues(one) - countValues(other))
    if (best && !exact.has(key)) partial.set(key, best)
  }
  for (const { phrase, means } of lexicon.synonyms) {
    const key = nameKey(phrase)
    longest = Math.max(longest, wordsIn(phrase).length)
    if (exact.has(key)) continue
    const name = combineMeanings(means, exact)
    const part = combineMeanings(means, partial)
    if (name) exact.set(key, name)
    else if (part && !partial.has(key)) partial.set(key, part)
  }
  return { exact, partial, longest: Math.min(longest + 1, 8), words: searchableWords(lexicon) }
}

const searchableWords = ({ values, models }: Lexicon): Set<string> => {
  const words = new Set<string>()
  const addAll = (text: string, least: number) => {
    const keys = wordsIn(text).map(nameKey)
    for (const [from] of keys.entries()) for (let to = from + least; to <= keys.length; to++) words.add(keys.slice(from, to).join(''))
  }
  for (const [badge] of values.badge ?? []) addAll(badge, 1)
  for (const [feature] of values.filtered_features ?? []) addAll(feature, 2)
  for (const [make, model] of models) addAll(`${make} ${model}`, 1)
  return words
}

/** Facets of a name as one key. */
export const facetNames = ({ values }: Name): string => Object.keys(values).toSorted().join()

/** Combined meaning of several words: '2wd' is front and rear wheel drive. */
const combineMeanings = (means: readonly string[], names: ReadonlyMap<string, Name>): Name | null => {
  const [first, ...others] = means.flatMap((meant) => names.get(nameKey(meant)) ?? [])
  if (!first) return null
  return others.filter((other) => facetNames(other) === facetNames(first)).reduce(mergedValues, first)
}

/** Excludes words such as 'camera' that occur in several features. */
const isSpecific = ({ values }: Name): boolean => (values.filtered_features?.length ?? 1) === 1

const countValues = ({ values }: Name): number => Object.values(values).flat().length

const cachedNames = new WeakMap<Lexicon, LexiconNames>()

/** Names in a site's stock with their meanings; memoised per lexicon (SRC-03). */
export const lexiconNames = (lexicon: Lexicon): LexiconNames => {
  const known = cachedNames.get(lexicon)
  if (known) return known
  const names = collectNames(lexicon)
  cachedNames.set(lexicon, names)
  return names
}
