import { facetValueText } from '../facetValueText'
import { joinedKey } from './joinedKey'
import type { Lexicon } from './Lexicon'
import type { Name } from './Name'

export interface LexiconNames {
  /** By what a value is called in full. */
  readonly exact: ReadonlyMap<string, Name>
  /** By words out of what values are called. */
  readonly partial: ReadonlyMap<string, Name>
  /** The most words a name has. */
  readonly longest: number
}

/** Conditions that are known words even where no car is in them. */
const conditions = ['new', 'used', 'demo'] as const

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

const mergedValues = (one: Name, other: Name): Name => {
  const facets = [...new Set([...Object.keys(one.values), ...Object.keys(other.values)])]
  const values = facets.map((facet) => [facet, [...new Set([...(one.values[facet] ?? []), ...(other.values[facet] ?? [])])]])
  return { values: Object.fromEntries(values), count: one.count + other.count }
}

const read = (lexicon: Lexicon): LexiconNames => {
  const { phrases } = lexicon
  const exact = new Map<string, Name>()
  const partial = new Map<string, Name>()
  const badgeWords = new Set((lexicon.values.badge ?? []).flatMap(([badge]) => wordsIn(badge).map(joinedKey)))
  let longest = 1

  /** Of several facets that know a word, the one with fewest cars is meant: body 'Caravan' rather than the type. */
  const add = (text: string, name: Name) => {
    const key = joinedKey(text)
    const known = exact.get(key)
    if (key !== '' && (!known || name.count < known.count)) exact.set(key, name)
    longest = Math.max(longest, wordsIn(text).length)
  }
  const parts = new Map<string, Map<string, Name>>()
  const addPart = (text: string, name: Name) => {
    const key = joinedKey(text)
    const byFacets = parts.get(key) ?? new Map<string, Name>()
    const before = byFacets.get(facetsOf(name))
    byFacets.set(facetsOf(name), before ? mergedValues(before, name) : name)
    parts.set(key, byFacets)
  }
  const addParts = (text: string, name: Name, blocked: ReadonlySet<string>) => {
    const words = wordsIn(text)
    for (let from = 0; from < words.length; from++)
      for (let to = from + 1; to <= words.length; to++) {
        const part = words.slice(from, to)
        const saysSomething = part.some(
          (word) => word.length > 2 && !/^\d/.test(word) && !blocked.has(joinedKey(word)) && !phrases.fillers.includes(joinedKey(word)),
        )
        if (saysSomething && part.length < words.length) addPart(part.join(' '), name)
      }
  }

  for (const [facet, counts] of Object.entries(lexicon.values)) {
    if (phrases.unsaidFacets.includes(facet) || (facet === 'item_type' && counts.length < 2)) continue
    const [first = [], ...others] = counts.map(([value]) => wordsIn(value).map(joinedKey))
    // What all values are called, such as the dealer's own name, tells none of them.
    const common = new Set(first.filter((word) => others.every((words) => words.includes(word))))
    for (const [value, count] of counts) {
      const name: Name = { values: { [facet]: [value] }, count }
      add(value, name)
      add(facetValueText(facet, value), name)
      const words = wordsIn(value)
      // 'Heated seats' of 'Heated front seats'.
      if (facet === 'filtered_features' && words.length > 2) addPart(`${words[0]} ${words.at(-1)}`, name)
      if (phrases.facetsInParts.includes(facet)) addParts(value, name, common)
    }
  }
  for (const condition of conditions) if (!exact.has(condition)) add(condition, { values: { car_type: [condition] }, count: 0 })
  const certified = lexicon.values.certified?.find(([value]) => value === 'true')
  if (certified) add('certified', { values: { certified: ['true'] }, count: certified[1] })
  for (const [make, model, count] of lexicon.models) {
    const name: Name = { values: { make: [make], model: [model] }, count }
    add(`${make} ${model}`, name)
    // A mere number is a model only after its make.
    if (!/^\d+$/.test(joinedKey(model))) add(model, name)
    addParts(model, name, badgeWords)
  }
  for (const [key, byFacets] of parts) {
    const [best] = [...byFacets.values()].filter(isTelling).sort((one, other) => sizeOf(one) - sizeOf(other))
    if (best && !exact.has(key)) partial.set(key, best)
  }
  for (const { said, means } of lexicon.synonyms) {
    const key = joinedKey(said)
    longest = Math.max(longest, wordsIn(said).length)
    if (exact.has(key)) continue
    const name = meantName(means, exact)
    const part = meantName(means, partial)
    if (name) exact.set(key, name)
    else if (part && !partial.has(key)) partial.set(key, part)
  }
  return { exact, partial, longest: Math.min(longest + 1, 8) }
}

const facetsOf = ({ values }: Name): string => Object.keys(values).toSorted().join()

/** What words mean together: '2wd' is front and rear wheel drive. */
const meantName = (means: readonly string[], names: ReadonlyMap<string, Name>): Name | null => {
  const [first, ...others] = means.flatMap((meant) => names.get(joinedKey(meant)) ?? [])
  if (!first) return null
  return others.filter((other) => facetsOf(other) === facetsOf(first)).reduce(mergedValues, first)
}

/** 'Camera' is a part of several features: it asks for none of them. */
const isTelling = ({ values }: Name): boolean => (values.filtered_features?.length ?? 1) === 1

const sizeOf = ({ values }: Name): number => Object.values(values).flat().length

const readings = new WeakMap<Lexicon, LexiconNames>()

/** The names that a site's stock is said with, each with what it stands for; worked out once for a lexicon (SRC-03). */
export const lexiconNames = (lexicon: Lexicon): LexiconNames => {
  const known = readings.get(lexicon)
  if (known) return known
  const names = read(lexicon)
  readings.set(lexicon, names)
  return names
}
