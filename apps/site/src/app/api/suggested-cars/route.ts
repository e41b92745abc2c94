import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { maxSuggestedCars, suggestedCar } from '@forecourt/rules/search/understanding/suggestedCar'
import { jsonResponse } from '../../../http/HttpResponse'
import { createStockSearch } from '../../../search/createStockSearch'
import { listsWithCars } from '../../../search/listsWithCars'
import { database } from '../../../sites/database'
import { requestedSite } from '../../../sites/requestedSite'

/**
 * The first cars of a search of the site's stock, `{ cars, lists, missing }`, by a list's query string: suggestions below a search input
 * (SRC-06). `lists` are the addresses in `list` that have cars; `missing` says that no listed car has the number that is searched for.
 */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  const { config } = live.published
  const site = { ...live.published, config: { ...config, search: { ...config.search, filters: [], pageSize: maxSuggestedCars } } }
  const { searchParams } = new URL(request.url)
  const state = parseSearch(searchParams, { config, preset: {} })
  try {
    const query = { site, state: { ...state, page: 1 }, preset: {}, now: new Date().toISOString() }
    const search = createStockSearch(live, database())
    const asked = searchParams.getAll('list')
    const [{ cars, numberMissing: missing }, lists] = await Promise.all([
      search.search(query),
      asked.length === 0 ? [] : listsWithCars(asked, { site, names: (await live.siteData()).names, search, now: query.now }),
    ])
    const suggested = { cars: cars.map((car) => suggestedCar(car, config)), lists, ...(missing !== undefined && { missing }) }
    return jsonResponse(suggested, 200, { 'cache-control': 'private, max-age=20' })
  } catch (error) {
    console.error(error)
    return jsonResponse({ message: 'We can’t load the cars right now.' }, 503, { 'retry-after': '30' })
  }
}
