import { nameKey } from '../../text/nameKey'
import { facetValueText } from '../facetValueText'
import type { SearchState } from '../SearchState'
import type { Lexicon } from './Lexicon'
import type { Understanding } from './ParserState'
import { understand } from './understand'
import { understoodState } from './understoodState'

/** A suggested search. */
export interface SuggestedSearch {
  readonly label: string
  /** Type of the suggestion, such as 'Model'. */
  readonly kind: string
  /** Number of cars; null if the preceding words narrow them. */
  readonly count: number | null
  readonly state: SearchState
}

const kinds: { readonly [facet: string]: string | undefined } = {
  make: 'Make',
  body: 'Body',
  filtered_features: 'Feature',
  fuel: 'Fuel',
  colour: 'Colour',
  transmission: 'Transmission',
  drive: 'Drive',
  layout: 'Layout',
  tag: 'Tag',
  car_type: 'Condition',
  item_type: 'Type',
  city: 'Place',
  location_name: 'Place',
  state: 'Place',
}
/** Facets without information if all cars share the value. */
const alwaysSuggested: readonly string[] = ['make', 'filtered_features']
const maxWords = 3
const emptyUnderstanding: Understanding = { values: {}, excluded: {}, ranges: {}, query: '', unclear: [] }
const fewestLetters = 1

interface Entry {
  readonly label: string
  readonly kind: string
  readonly count: number
  readonly values: SearchState['values']
  /** Prefixes to match: the whole name, and each of its words. */
  readonly starts: readonly string[]
}

const prefixes = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const words = text.split(/[\s-]+/).filter(Boolean)
    return words.map((_, index) => nameKey(words.slice(index).join(' ')))
  })

const buildEntries = ({ values, models }: Lexicon): Entry[] => [
  ...models.map(([make, model, count]) => ({
    label: model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`,
    kind: 'Model',
    count,
    values: { make: [make], model: [model] },
    starts: prefixes(`${make} ${model}`, model),
  })),
  ...Object.entries(values).flatMap(([facet, counts]) => {
    const kind = kinds[facet]
    if (!kind || (counts.length < 2 && !alwaysSuggested.includes(facet))) return []
    return counts.map(([value, count]) => {
      const label = facetValueText(facet, value)
      return { label, kind, count, values: { [facet]: [value] }, starts: prefixes(label) }
    })
  }),
]

const entries = new WeakMap<Lexicon, Entry[]>()

const entriesFor = (lexicon: Lexicon): Entry[] => {
  const known = entries.get(lexicon) ?? buildEntries(lexicon)
  entries.set(lexicon, known)
  return known
}

/**
 * Autocomplete: makes, models, features, places and other values of the stock that start with the last words entered, after the preceding
 * ones (SRC-06). Names that start with them come first, of these the makes that the site's dealerships represent, then by number of cars.
 *
 * @param start the unfiltered search
 * @param max maximum number
 */
export const suggestedSearches = (text: string, lexicon: Lexicon, start: SearchState, max: number): SuggestedSearch[] => {
  const words = text.trim().split(/\s+/).filter(Boolean)
  for (let taken = Math.min(maxWords, words.length); taken > 0; taken--) {
    const entered = nameKey(words.slice(-taken).join(' '))
    if (entered.length < fewestLetters || /^\d+$/.test(entered)) continue
    const before = words.slice(0, -taken).join(' ')
    const own = new Set(lexicon.ownMakes.map(nameKey))
    const isOwn = ({ values }: Entry) => Number((values.make ?? []).some((make) => own.has(nameKey(make))))
    const found = entriesFor(lexicon)
      .flatMap((entry) => {
        const index = entry.starts.findIndex((key) => key.startsWith(entered))
        return index < 0 ? [] : [{ entry, isFirst: nameKey(entry.label).startsWith(entered) }]
      })
      .toSorted(
        (one, other) =>
          Number(other.isFirst) - Number(one.isFirst) ||
          isOwn(other.entry) - isOwn(one.entry) ||
          other.entry.count - one.entry.count ||
          one.entry.label.length - other.entry.label.length,
      )
      .slice(0, max)
    if (found.length === 0) continue
    return found.map(({ entry }) => {
      if (before === '')
        return {
          label: entry.label,
          kind: entry.kind,
          count: entry.count,
          state: understoodState(start, { ...emptyUnderstanding, values: entry.values }),
        }
      // Parses the suggestion as a query, so that 'not Ford' doesn't suggest Fords.
      const label = `${before} ${entry.label}`
      return { label, kind: entry.kind, count: null, state: understoodState(start, understand(label, lexicon)) }
    })
  }
  return []
}
