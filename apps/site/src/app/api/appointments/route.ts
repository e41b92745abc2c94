import { appointmentsResponse } from '../../../bookings/listFreeTimes'
import { jsonResponse } from '../../../http/HttpResponse'
import { requestedSite } from '../../../sites/requestedSite'

/** Free times of test drives and services (API-14). */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  return live ? appointmentsResponse(request, live) : jsonResponse({ message: 'There is no site at this address.' }, 404)
}
