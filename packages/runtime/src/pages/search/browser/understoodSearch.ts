import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import type { RuntimeHost } from '../../../host/RuntimeHost'
import { searchHref } from '../../../sections/search/searchHref'

export interface UnderstoodSearch {
  readonly state: SearchState
  /** URL of the whole stock if the path's list is too narrow for the query; else null. */
  readonly href: string | null
}

/** Parses the words of a search into filters (SRC-06); rejects if the site's lexicon is unavailable. */
export const understoodSearch = async (
  host: Pick<RuntimeHost, 'searchLexicon' | 'namedStockNumber'>,
  searchState: SearchState,
  preset: SearchPreset,
): Promise<UnderstoodSearch> => {
  if (searchState.query === '') return { state: searchState, href: null }
  const [{ leavesPath, numbersInText, understand, understoodState }, lexicon] = await Promise.all([
    import('./understanding'),
    host.searchLexicon(),
  ])
  const { query } = searchState
  const stockNumber = numbersInText(query).length > 0 ? await host.namedStockNumber(query).catch(() => null) : null
  const understood = understand(query, lexicon, stockNumber)
  // With a stock number, the whole stock is searched: the filters that are set might exclude the car.
  if (stockNumber === null && !leavesPath(preset, understood)) return { state: understoodState(searchState, understood), href: null }
  const defaults = { sortBy: searchState.defaults?.sortBy ?? 'recommended', values: {} }
  const emptySearch: SearchState = { query: '', page: 1, sortBy: searchState.sortBy, values: {}, ranges: {}, defaults }
  const state = understoodState(emptySearch, understood)
  return { state, href: searchHref('/search', state) }
}

type Understanding = typeof import('./understanding')

/** The parser and the site's lexicon, once both have loaded; null before. */
let cached: { readonly understand: Understanding['understand']; readonly lexicon: Lexicon } | null = null

/** Prefetches the parser when typing begins. Resolves even if that fails. */
export const prepareUnderstanding = (host: Pick<RuntimeHost, 'searchLexicon'>): Promise<void> =>
  Promise.all([import('./understanding'), host.searchLexicon()]).then(
    ([{ understand }, lexicon]) => {
      cached = { understand, lexicon }
    },
    () => undefined,
  )

/** Whether a query means more than its words: ranges, counts, places, exclusions. */
const isSentence = (text: string): boolean => {
  if (!cached) return false
  const { values, ranges, excluded, near, unclear } = cached.understand(text, cached.lexicon)
  if (cached.lexicon.counted.some(([facet]) => facet in values)) return true
  // A last word alone may be unfinished.
  const isUnclear = unclear.some((part) => part.includes(' ') || !text.trim().toLowerCase().endsWith(part))
  return near !== undefined || isUnclear || Object.keys(ranges).length + Object.keys(excluded).length > 0
}

/**
 * Whether a query is a sentence, to be parsed on submit only: synchronous once the parser has loaded. The first call may be for words
 * entered before hydration.
 */
export const checkSentence = (host: Pick<RuntimeHost, 'searchLexicon'>, text: string, onResult: (isSentence: boolean) => void): void => {
  if (cached) onResult(isSentence(text))
  else prepareUnderstanding(host).then(() => onResult(isSentence(text)))
}
