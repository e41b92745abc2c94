import type { SearchState } from '@forecourt/rules/search/SearchState'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import { lexiconConfig, stockLexicon } from '@forecourt/rules/search/understanding/stockLexicon'
import { createMemo, type Memo } from '../sites/createMemo'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { createStockSearch } from './createStockSearch'

/** Maximum age in milliseconds: vocabulary changes with the stock. */
const maxAge = 60_000
/** Timeout of the index in milliseconds; longer, as a sentence would otherwise be misparsed. */
const indexTimeoutMs = 3000
const emptySearch: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }

const lexicons = new WeakMap<LiveSite, Memo<Lexicon>>()

async function load(live: LiveSite): Promise<Lexicon> {
  const { published } = live
  const { config } = published
  const now = new Date().toISOString()
  const lexiconSite = { ...published, config: lexiconConfig(config) }
  const [result, site] = await Promise.all([
    createStockSearch(live, database(), indexTimeoutMs).search({ site: lexiconSite, state: emptySearch, preset: {}, now }),
    live.siteData(),
  ])
  // The database counts few facets: its result would lack most colours and prices, and be cached.
  if (result.limited) throw new Error('The search index is still loading, so there is no lexicon yet.')
  return stockLexicon(result, { config, site, now })
}

/** Search vocabulary of a site's stock (SRC-06); rejects while it can't be counted. */
export function siteLexicon(live: LiveSite): Promise<Lexicon> {
  const memo = lexicons.get(live) ?? createMemo({ load: () => load(live), maxAge, now: Date.now })
  lexicons.set(live, memo)
  return memo.get()
}
