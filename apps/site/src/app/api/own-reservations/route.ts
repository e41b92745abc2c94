import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { ownReservations } from '../../../checkout/garageReservations'
import { jsonResponse } from '../../../http/HttpResponse'
import { requestedSite } from '../../../sites/requestedSite'

/**
 * The cars that the requesting shopper has reserved, each with the address of its reservation (RTE-22). Requested by a script, because a
 * cached page is the same for all shoppers.
 */
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
