import { carsBySlugs } from '@forecourt/data/stock/reading/carBySlug'
import { cardCar } from '@forecourt/rules/car/cardCar'
import { cardPageData } from '@forecourt/runtime/sections/vehicle/card/cardPageData'
import { requestedSlugs } from '../../../cars/requestedSlugs'
import { env } from '../../../env'
import { jsonResponse } from '../../../http/HttpResponse'
import { database } from '../../../sites/database'
import { requestedSite } from '../../../sites/requestedSite'
import { siteOrigin } from '../../../sites/siteOrigin'

/** Card data of cars by slug, for favourites and recently viewed cars (FAV-01, FAV-05): `?slug=a&slug=b`, at most 24. */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ message: 'There is no site at this address.' }, 404)
  const { published } = live
  const slugs = requestedSlugs(new URL(request.url).searchParams)
  const [cars, site] = await Promise.all([carsBySlugs(database(), published, slugs), live.siteData()]).catch(() => [null, null])
  if (!cars || !site) return jsonResponse({ message: 'We can’t load the cars right now.' }, 503, { 'retry-after': '30' })
  const page = { now: new Date().toISOString(), origin: siteOrigin(published, env().SITE_ORIGIN_TEMPLATE), mode: 'live' } as const
  const frame = cardPageData({ config: published.config, site, request: page })
  return jsonResponse({ cars: cars.map((car) => cardCar(car, published.config)), frame }, 200, { 'cache-control': 'private, max-age=20' })
}
