import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { maxSuggestedCars, suggestedCar } from '@forecourt/rules/search/understanding/suggestedCar'
import { jsonResponse } from '../../../http/HttpResponse'
import { createStockSearch } from '../../../search/createStockSearch'
import { database } from '../../../sites/database'
import { requestedSite } from '../../../sites/requestedSite'

/**
 * The first cars of a search of the site's stock, `{ cars, missing }`, by a list's query string: suggestions below a search input (SRC-06).
 * `missing` says that no listed car has the number that is searched for.
 */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  const { config } = live.published
  const site = { ...live.published, config: { ...config, search: { ...config.search, filters: [], pageSize: maxSuggestedCars } } }
  const state = parseSearch(new URL(request.url).searchParams, { config, preset: {} })
  try {
    const query = { site, state: { ...state, page: 1 }, preset: {}, now: new Date().toISOString() }
    const { cars, numberMissing: missing } = await createStockSearch(live, database()).search(query)
    const suggested = { cars: cars.map((car) => suggestedCar(car, config)), ...(missing !== undefined && { missing }) }
    return jsonResponse(suggested, 200, { 'cache-control': 'private, max-age=20' })
  } catch (error) {
    console.error(error)
    return jsonResponse({ message: 'We can’t load the cars right now.' }, 503, { 'retry-after': '30' })
  }
}
