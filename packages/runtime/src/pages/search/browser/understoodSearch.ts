import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import type { RuntimeHost } from '../../../host/RuntimeHost'
import { searchHref } from '../../../sections/search/searchHref'

export interface UnderstoodSearch {
  readonly state: SearchState
  /** Where the whole stock answers, because the path lists too little; else null. */
  readonly href: string | null
}

/** Reads the words of a search for what they mean (SRC-06); rejects where the site's words can't be had. */
export const understoodSearch = async (
  host: Pick<RuntimeHost, 'searchWords' | 'namedCar'>,
  asked: SearchState,
  preset: SearchPreset,
): Promise<UnderstoodSearch> => {
  if (asked.query === '') return { state: asked, href: null }
  const [{ leavesPath, saidNumbers, understand, understoodState }, lexicon] = await Promise.all([
    import('./understanding'),
    host.searchWords(),
  ])
  const number = saidNumbers(asked.query).length > 0 ? await host.namedCar(asked.query).catch(() => null) : null
  const understood = understand(asked.query, lexicon, number)
  // A car by its number is found whatever else is chosen.
  if (number === null && !leavesPath(preset, understood)) return { state: understoodState(asked, understood), href: null }
  const given = { sortBy: asked.given?.sortBy ?? 'recommended', values: {} }
  const anything: SearchState = { query: '', page: 1, sortBy: asked.sortBy, values: {}, ranges: {}, given }
  const state = understoodState(anything, understood)
  return { state, href: searchHref('/search', state) }
}

type Understanding = typeof import('./understanding')

/** What reads words, and those of this site, once both have come; null before. */
let known: { readonly understand: Understanding['understand']; readonly lexicon: Lexicon } | null = null

/** Somebody begins to type. Resolves whether or not what reads words could be had. */
export const prepareUnderstanding = (host: Pick<RuntimeHost, 'searchWords'>): Promise<void> =>
  Promise.all([import('./understanding'), host.searchWords()]).then(
    ([{ understand }, lexicon]) => {
      known = { understand, lexicon }
    },
    () => undefined,
  )

/** Whether words mean what a search for the words themselves would not find: ranges, counts, places, what is not wanted. */
const isSentence = (text: string): boolean => {
  if (!known) return false
  const { values, ranges, excluded, near, unclear } = known.understand(text, known.lexicon)
  if (known.lexicon.counted.some(([facet]) => facet in values)) return true
  return near !== undefined || unclear.length > 0 || Object.keys(ranges).length + Object.keys(excluded).length > 0
}

/**
 * Tells whether words are to wait until they are sent, since they are a sentence: at once where what reads words is there. Words that were
 * typed before a page answered are the first it is asked for.
 */
export const whetherSentence = (host: Pick<RuntimeHost, 'searchWords'>, text: string, tell: (isSentence: boolean) => void): void => {
  if (known) tell(isSentence(text))
  else prepareUnderstanding(host).then(() => tell(isSentence(text)))
}
