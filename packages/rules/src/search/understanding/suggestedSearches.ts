import { nameKey } from '../../text/nameKey'
import { facetValueText } from '../facetValueText'
import type { SearchState } from '../SearchState'
import type { Lexicon } from './Lexicon'
import type { Understanding } from './Reading'
import { understand } from './understand'
import { understoodState } from './understoodState'

/** A search a shopper may be typing. */
export interface SuggestedSearch {
  readonly label: string
  /** What is suggested, such as 'Model'. */
  readonly kind: string
  /** How many cars there are of it; null where what was typed before narrows them. */
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
/** A facet that every car has the same value of tells nothing. */
const telling: readonly string[] = ['make', 'filtered_features']
const mostWords = 3
const nothing: Understanding = { values: {}, excluded: {}, ranges: {}, query: '', unclear: [] }
const fewestLetters = 1

interface Entry {
  readonly label: string
  readonly kind: string
  readonly count: number
  readonly values: SearchState['values']
  /** What typing may begin with: the whole, and each of its words. */
  readonly starts: readonly string[]
}

const startsOf = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const words = text.split(/[\s-]+/).filter(Boolean)
    return words.map((_, index) => nameKey(words.slice(index).join(' ')))
  })

const entriesOf = ({ values, models }: Lexicon): Entry[] => [
  ...models.map(([make, model, count]) => ({
    label: model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`,
    kind: 'Model',
    count,
    values: { make: [make], model: [model] },
    starts: startsOf(`${make} ${model}`, model),
  })),
  ...Object.entries(values).flatMap(([facet, counts]) => {
    const kind = kinds[facet]
    if (!kind || (counts.length < 2 && !telling.includes(facet))) return []
    return counts.map(([value, count]) => {
      const label = facetValueText(facet, value)
      return { label, kind, count, values: { [facet]: [value] }, starts: startsOf(label) }
    })
  }),
]

const entries = new WeakMap<Lexicon, Entry[]>()

const entriesFor = (lexicon: Lexicon): Entry[] => {
  const known = entries.get(lexicon) ?? entriesOf(lexicon)
  entries.set(lexicon, known)
  return known
}

/**
 * Suggests what a shopper may be about to say: makes, models, features, places and other values of this site's stock that begin with the
 * last words typed, after what was said before them (SRC-06). What begins with the words itself comes first, then what most cars have.
 *
 * @param start the search nothing is asked of yet
 * @param most how many
 */
export const suggestedSearches = (text: string, lexicon: Lexicon, start: SearchState, most: number): SuggestedSearch[] => {
  const words = text.trim().split(/\s+/).filter(Boolean)
  for (let taken = Math.min(mostWords, words.length); taken > 0; taken--) {
    const typed = nameKey(words.slice(-taken).join(' '))
    if (typed.length < fewestLetters || /^\d+$/.test(typed)) continue
    const before = words.slice(0, -taken).join(' ')
    const found = entriesFor(lexicon)
      .flatMap((entry) => {
        const place = entry.starts.findIndex((key) => key.startsWith(typed))
        return place < 0 ? [] : [{ entry, isFirst: nameKey(entry.label).startsWith(typed) }]
      })
      .toSorted(
        (one, other) =>
          Number(other.isFirst) - Number(one.isFirst) ||
          other.entry.count - one.entry.count ||
          one.entry.label.length - other.entry.label.length,
      )
      .slice(0, most)
    if (found.length === 0) continue
    return found.map(({ entry }) => {
      if (before === '')
        return {
          label: entry.label,
          kind: entry.kind,
          count: entry.count,
          state: understoodState(start, { ...nothing, values: entry.values }),
        }
      // What is suggested means what it will be read as: 'not Ford' is no search for Fords.
      const label = `${before} ${entry.label}`
      return { label, kind: entry.kind, count: null, state: understoodState(start, understand(label, lexicon)) }
    })
  }
  return []
}
