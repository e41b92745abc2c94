import { matchRoute } from '@forecourt/rules/routing/matchRoute'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { cardCar } from '../../../cars/cardCar'
import { answer } from '../../../http/answer'
import { database } from '../../../sites/database'
import { liveSiteOf } from '../../../sites/liveSiteOf'
import { stockSearchOf } from '../../../sites/stockSearchOf'

const longestAddress = 4000

/** The stock list for a search address of the site: `?at=/search/used-cars?make=Kia`. */
export async function GET(request: Request): Promise<Response> {
  const live = await liveSiteOf(request)
  if (!live) return answer({ message: 'There is no site at this address.' }, 404)
  const at = new URL(request.url).searchParams.get('at') ?? ''
  if (at.length > longestAddress) return answer({ message: 'That is too long for a search.' }, 414)

  const { config } = live.published
  const question = at.indexOf('?')
  const path = question < 0 ? at : at.slice(0, question)
  const match = matchRoute(config, (await live.siteData()).names, path)
  if (match.kind !== 'page' || match.route.page !== 'search') return answer({ message: 'That is not a search page.' }, 404)
  const { preset } = match.route
  const state = parseSearch(new URLSearchParams(question < 0 ? '' : at.slice(question)), { config, preset })
  const result = await stockSearchOf(live, database()).search(live.published, state, preset, new Date().toISOString())
  return answer({ ...result, cars: result.cars.map((car) => cardCar(car, config)) })
}
