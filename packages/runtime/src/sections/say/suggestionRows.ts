import type { SearchPreset } from '@forecourt/rules/routing/SearchPreset'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import { leavesPath } from '@forecourt/rules/search/understanding/leavesPath'
import { suggestedSearches } from '@forecourt/rules/search/understanding/suggestedSearches'
import { understand } from '@forecourt/rules/search/understanding/understand'
import { understoodState } from '@forecourt/rules/search/understanding/understoodState'
import type { StoredSearch } from '../../storage/searchesStore'
import { activeFilters } from '../search/activeFilters'
import { searchHref } from '../search/searchHref'

/** A list of cars that suggestions lead to, what it fixes and what is chosen there. */
export interface SearchedList {
  readonly path: string
  readonly preset: SearchPreset
  readonly state: SearchState
}

interface SuggestionRow {
  readonly href: string
  readonly label: string
  /** What it is, or how many cars there are. */
  readonly detail: string
  readonly look: 'meaning' | 'search' | 'recent'
}

export interface SuggestionRows {
  readonly rows: readonly SuggestionRow[]
  /** What was typed as a condition that is none here. */
  readonly unclear: readonly string[]
}

const maxRows = 7
const anything: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }
const everyPath = '/search'

/** What is offered for what was typed so far: what it means, what it may become, and before a letter is typed the last searches (ENT-23, SRC-06). */
export const suggestionRows = (
  text: string,
  lexicon: Lexicon | null,
  recent: readonly StoredSearch[],
  list: SearchedList | undefined,
): SuggestionRows => {
  if (text.trim() === '') {
    const rows = recent.map(
      ({ path, name, refinements }): SuggestionRow => ({
        href: path,
        label: [name, ...refinements].filter(Boolean).join(', '),
        detail: '',
        look: 'recent',
      }),
    )
    return { rows, unclear: [] }
  }
  if (!lexicon) return { rows: [], unclear: [] }
  const said = understand(text, lexicon)
  const start = list ? { ...list.state, query: '', page: 1 } : anything
  const hrefOf = (state: SearchState, elsewhere: () => SearchState): string => {
    if (!list) return searchHref(everyPath, state)
    return leavesPath(list.preset, { values: state.values, excluded: state.excluded ?? {} })
      ? searchHref(everyPath, elsewhere())
      : searchHref(list.path, state)
  }
  const meant = understoodState(anything, said)
  const labels = activeFilters(everyPath, meant).map(({ label }) => label)
  const isSentence = labels.length > 1 || (labels.length === 1 && Object.keys(meant.values).length === 0 && meant.query === '')
  const meaning: SuggestionRow[] = isSentence
    ? [{ href: hrefOf(understoodState(start, said), () => meant), label: labels.join(' · '), detail: '', look: 'meaning' }]
    : []
  const elsewhere = suggestedSearches(text, lexicon, anything, maxRows)
  const rows = suggestedSearches(text, lexicon, start, maxRows).map(
    ({ label, kind, count, state }, index): SuggestionRow => ({
      href: hrefOf(state, () => elsewhere[index]?.state ?? state),
      label,
      detail: count === null || list ? kind : `${kind} · ${count.toLocaleString('en-AU')}`,
      look: 'search',
    }),
  )
  // The last word is still being typed: what it may become says more than what is left of it.
  const isUnfinished = said.query !== '' && rows.length > 0
  return { rows: isUnfinished ? rows : [...meaning, ...rows], unclear: said.unclear }
}
