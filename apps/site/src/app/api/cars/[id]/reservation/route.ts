import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { ownReservation } from '../../../../../checkout/garageReservations'
import { answer } from '../../../../../http/HttpAnswer'
import { requestedSite } from '../../../../../sites/requestedSite'

/** Reservation page of a car for the shopper who reserved it, as cached car pages are the same for all (RTE-22). */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  const { id } = await params
  if (!live || id.length > 200) return answer({ href: null }, 404)
  try {
    return answer({ href: await ownReservation(live, id, request.headers.get('cookie')) })
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    return answer({ href: null }, 503)
  }
}
