import { listPageSize } from '@forecourt/rules/search/list/statedCount'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import type { PageLoader } from '../PageLoader'

/** The results of a search. */
export const search: PageLoader<'search'> = {
  load: async (_db, site, { preset }, data, { now, search, query = new URLSearchParams() }) => {
    if (!search) throw new Error('A search page needs a stock search to load it with.')
    const state = parseSearch(query, { config: site.config, preset })
    const pageSize = listPageSize(site.config.search, preset)
    const narrowed = { ...site, config: { ...site.config, search: { ...site.config.search, pageSize } } }
    return { page: 'search', site: data, state, result: await search.search({ site: narrowed, state, preset, now }) }
  },
}
