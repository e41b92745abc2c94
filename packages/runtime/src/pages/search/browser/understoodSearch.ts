import type { SearchPreset } from '@forecourt/rules/routing/Route'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import { leavesPath } from '@forecourt/rules/search/understanding/leavesPath'
import { understand } from '@forecourt/rules/search/understanding/understand'
import { understoodState } from '@forecourt/rules/search/understanding/understoodState'
import type { RuntimeHost } from '../../../host/RuntimeHost'
import { searchHref } from '../../../sections/search/searchHref'

export interface UnderstoodSearch {
  readonly state: SearchState
  /** Where the whole stock answers, because the path lists too little; else null. */
  readonly href: string | null
}

/** Reads the words of a search for what they mean (SRC-06); rejects where the site's words can't be had. */
export const understoodSearch = async (
  host: Pick<RuntimeHost, 'searchWords'>,
  asked: SearchState,
  preset: SearchPreset,
): Promise<UnderstoodSearch> => {
  if (asked.query === '') return { state: asked, href: null }
  const understood = understand(asked.query, await host.searchWords())
  if (!leavesPath(preset, understood)) return { state: understoodState(asked, understood), href: null }
  const anything: SearchState = { query: '', page: 1, sortBy: asked.sortBy, values: {}, ranges: {} }
  const state = understoodState(anything, understood)
  return { state, href: searchHref('/search', state) }
}

/** The words of this site, once they have come; null before. */
let known: Lexicon | null = null

/** Somebody begins to type. */
export const prepareWords = (host: Pick<RuntimeHost, 'searchWords'>): void => {
  host.searchWords().then(
    (lexicon) => {
      known = lexicon
    },
    () => undefined,
  )
}

/** Whether words mean what a search for the words themselves would not find: ranges, places, what is not wanted. */
export const isSentence = (text: string): boolean => {
  if (!known) return false
  const { ranges, excluded, near, unclear } = understand(text, known)
  return near !== undefined || unclear.length > 0 || Object.keys(ranges).length + Object.keys(excluded).length > 0
}
