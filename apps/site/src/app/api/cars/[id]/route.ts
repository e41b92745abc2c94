import { carBySlug } from '@forecourt/data/stock/reading/carBySlug'
import { atOfferRate } from '@forecourt/rules/offers/atOfferRate'
import { publicCar } from '../../../../cars/publicCar'
import { jsonResponse } from '../../../../http/HttpResponse'
import { database } from '../../../../sites/database'
import { requestedSite } from '../../../../sites/requestedSite'

/** A car by id, with the lender's figures (API-05). */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  const { id } = await params
  const car = live && /^[\w-]{1,200}$/.test(id) ? await carBySlug(database(), live.published, id) : null
  if (!live || !car) return jsonResponse({ message: 'There is no such car here.' }, 404)
  const { config } = live.published
  const { carOffers } = await live.siteData()
  return jsonResponse(publicCar(atOfferRate(car, carOffers, config), config), 200, { 'cache-control': 'private, max-age=20' })
}
