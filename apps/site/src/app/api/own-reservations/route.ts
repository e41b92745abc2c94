import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { ownReservations } from '../../../checkout/garageReservations'
import { jsonResponse } from '../../../http/HttpResponse'
import { requestedSite } from '../../../sites/requestedSite'

/** Cars that this shopper has reserved, with their pages, as cached pages are the same for all (RTE-22). */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  if (!live) return jsonResponse({ cars: {} }, 404)
  try {
    return jsonResponse({ cars: await ownReservations(live, request.headers.get('cookie')) })
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return jsonResponse({ cars: {} }, 503)
  }
}
