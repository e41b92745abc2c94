import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { jsonResponse } from '../../../http/HttpResponse'
import { createStockSearch } from '../../../search/createStockSearch'
import { database } from '../../../sites/database'
import { requestedSite } from '../../../sites/requestedSite'

/**
 * Counts and facets of a search of the site's stock, `{ total, facets, ranges, limited }`, by a list's query string; short search forms
 * show them with each option (SRC-04, SRC-30).
 */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  const { config } = live.published
  const site = { ...live.published, config: { ...config, search: { ...config.search, pageSize: 0 } } }
  const state = parseSearch(new URL(request.url).searchParams, { config, preset: {} })
  try {
    const query = { site, state, preset: {}, now: new Date().toISOString() }
    const { total, facets, ranges, limited } = await createStockSearch(live, database()).search(query)
    return jsonResponse({ total, facets, ranges, limited }, 200)
  } catch (error) {
    console.error(error)
    return jsonResponse({ message: 'We can’t load the cars right now.' }, 503, { 'retry-after': '30' })
  }
}
