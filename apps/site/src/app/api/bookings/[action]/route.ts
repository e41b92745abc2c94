import { receiveBookingForm } from '../../../../bookings/receiveBookingForm'
import { jsonResponse } from '../../../../http/HttpResponse'
import { requestedSite } from '../../../../sites/requestedSite'

/** Confirms, moves or cancels a booking. */
export async function POST(request: Request, { params }: { params: Promise<{ action: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  return live
    ? receiveBookingForm(request, live, (await params).action)
    : jsonResponse({ message: 'There is no site at this address.' }, 404)
}
