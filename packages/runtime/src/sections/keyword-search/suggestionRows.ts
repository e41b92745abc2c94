import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import { leavesPath } from '@forecourt/rules/search/understanding/leavesPath'
import { numberQuery } from '@forecourt/rules/search/understanding/searchedNumber'
import type { SuggestedCar } from '@forecourt/rules/search/understanding/suggestedCar'
import { suggestedSearches } from '@forecourt/rules/search/understanding/suggestedSearches'
import { understand } from '@forecourt/rules/search/understanding/understand'
import { understoodState } from '@forecourt/rules/search/understanding/understoodState'
import { nameKey } from '@forecourt/rules/text/nameKey'
import type { StoredSearch } from '../../storage/searchesStore'
import { activeFilters } from '../search/activeFilters'
import { searchHref } from '../search/searchHref'

/** The stock list that suggestions link to, its preset filters and its selected filters. */
export interface SearchedList {
  readonly path: string
  readonly preset: SearchPreset
  readonly state: SearchState
}

export interface SuggestionRow {
  readonly href: string
  readonly label: string
  /** Kind of suggestion, its car count, or a car's price. */
  readonly detail: string
  readonly look: 'meaning' | 'search' | 'recent' | 'car'
  /** Key of a car's photo. */
  readonly photo?: string | null
}

export interface SuggestionRows {
  readonly rows: readonly SuggestionRow[]
  /** Parts of the query that look like filters but aren't supported. */
  readonly unclear: readonly string[]
  /** Addresses of suggestions that only show if they have cars. */
  readonly unproven: readonly string[]
}

const maxRows = 5
/** Completions that are considered, since some may have no cars. */
const maxCandidates = 10
const maxRecent = 2
const emptySearch: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }
const allStockPath = '/search'

const recentRow = ({ path, name, refinements }: StoredSearch): SuggestionRow => ({
  href: path,
  label: [name, ...refinements].filter(Boolean).join(', '),
  detail: '',
  look: 'recent',
})

const wordsIn = (text: string): string[] =>
  text
    .split(/[\s,-]+/)
    .map(nameKey)
    .filter(Boolean)

/** Whether each word of the text begins a word of the label. */
const hasWordPrefixes = (text: string, label: string): boolean => {
  const words = wordsIn(label)
  return wordsIn(text).every((entered) => words.some((word) => word.startsWith(entered)))
}

/** The search of the whole stock that a text means. */
export const toSearch = (text: string, lexicon: Lexicon): SearchState =>
  understoodState(emptySearch, understand(text, lexicon, numberQuery(text)))

interface SuggestedRow {
  readonly lexicon: Lexicon | null
  readonly recent: readonly StoredSearch[]
  readonly cars: readonly SuggestedCar[]
  readonly list: SearchedList | undefined
  /** Addresses of lists that are known to have cars. */
  readonly found: readonly string[]
}

/**
 * Suggestions for the entered text: its meaning, completions, recent searches with its words, and cars (ENT-23, SRC-06). A completion of
 * the whole stock has cars; after other words, or in a list with filters, it may have none, so it only shows once it is found.
 */
export const suggestionRows = (text: string, { lexicon, recent, cars, list, found }: SuggestedRow): SuggestionRows => {
  const searches = recent.map(recentRow)
  if (text.trim() === '') return { rows: searches, unclear: [], unproven: [] }
  if (!lexicon) return { rows: [], unclear: [], unproven: [] }
  const understanding = understand(text, lexicon, numberQuery(text))
  const start = list ? { ...list.state, query: '', page: 1 } : emptySearch
  const rowHref = (state: SearchState, elsewhere: () => SearchState): string => {
    if (!list) return searchHref(allStockPath, state)
    return leavesPath(list.preset, { values: state.values, excluded: state.excluded ?? {} })
      ? searchHref(allStockPath, elsewhere())
      : searchHref(list.path, state)
  }
  const parsed = understoodState(emptySearch, understanding)
  const labels = activeFilters(allStockPath, parsed).map(({ label }) => label)
  const isSentence = labels.length > 1 || (labels.length === 1 && Object.keys(parsed.values).length === 0 && parsed.query === '')
  const meaning: SuggestionRow[] = isSentence
    ? [{ href: rowHref(understoodState(start, understanding), () => parsed), label: labels.join(' · '), detail: '', look: 'meaning' }]
    : []
  const elsewhere = suggestedSearches(text, lexicon, emptySearch, maxCandidates)
  const candidates = suggestedSearches(text, lexicon, start, maxCandidates).map(
    ({ label, kind, count, state }, index): SuggestionRow & { readonly isProven: boolean } => ({
      isProven: count !== null && !list,
      href: rowHref(state, () => elsewhere[index]?.state ?? state),
      label,
      detail: count === null || list ? kind : `${kind} · ${count.toLocaleString('en-AU')}`,
      look: 'search',
    }),
  )
  const hasCars = ({ href }: SuggestionRow): boolean => found.includes(href)
  const rows = candidates.filter((row) => row.isProven || hasCars(row)).slice(0, maxRows)
  // The last word is incomplete: its completions are more useful than a search for the fragment.
  const entered = text.trim().toLowerCase()
  const unclear = understanding.unclear.filter((part) => !entered.endsWith(part))
  const isUnfinished = (understanding.query !== '' || unclear.length < understanding.unclear.length) && rows.length > 0
  const recentRows = searches.filter(({ label }) => hasWordPrefixes(text, label)).slice(0, maxRecent)
  const carRows = cars.map(({ href, name, price, photo }): SuggestionRow => ({ href, label: name, detail: price, look: 'car', photo }))
  return {
    rows: [...(isUnfinished ? [] : meaning.filter(hasCars)), ...rows.map(({ isProven: _, ...row }) => row), ...recentRows, ...carRows],
    // The last word may be unfinished.
    unclear: rows.length > 0 ? unclear : understanding.unclear,
    unproven: [...meaning, ...candidates.filter(({ isProven }) => !isProven)].map(({ href }) => href),
  }
}
