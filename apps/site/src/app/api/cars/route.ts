import { carsBySlugs } from '@forecourt/data/stock/reading/carsBySlugs'
import { cardCar } from '@forecourt/rules/car/cardCar'
import { requestedSlugs } from '../../../cars/requestedSlugs'
import { answer } from '../../../http/answer'
import { database } from '../../../sites/database'
import { requestedSite } from '../../../sites/requestedSite'

/** Cars of the site by slug as cards show them, for saved and recently viewed ones (FAV-01, FAV-05): `?slug=a&slug=b`, at most 24. */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return answer({ message: 'There is no site at this address.' }, 404)
  const { published } = live
  const cars = await carsBySlugs(database(), published, requestedSlugs(new URL(request.url).searchParams)).catch(() => null)
  if (!cars) return answer({ message: 'The cars can’t be reached just now.' }, 503, { 'retry-after': '30' })
  return answer({ cars: cars.map((car) => cardCar(car, published.config)) }, 200, { 'cache-control': 'private, max-age=20' })
}
