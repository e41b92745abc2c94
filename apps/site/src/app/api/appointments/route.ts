import { answerAppointments } from '../../../bookings/listFreeTimes'
import { answer } from '../../../http/HttpAnswer'
import { requestedSite } from '../../../sites/requestedSite'

/** Free times of test drives and services (API-14). */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  return live ? answerAppointments(request, live) : answer({ message: 'There is no site at this address.' }, 404)
}
