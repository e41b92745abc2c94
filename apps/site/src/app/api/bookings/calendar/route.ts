import { loadBooking } from '@forecourt/data/bookings/loadBooking'
import { bookingCalendar } from '@forecourt/services/bookings/bookingCalendar'
import { parseBookingToken } from '@forecourt/services/bookings/bookingToken'
import { bookingAddress } from '../../../../bookings/bookingAddress'
import { env } from '../../../../env'
import { jsonResponse } from '../../../../http/HttpResponse'
import { database } from '../../../../sites/database'
import { requestedSite } from '../../../../sites/requestedSite'
import { siteOrigin } from '../../../../sites/siteOrigin'

/** Calendar file of a booking, by its link. */
export async function GET(request: Request): Promise<Response> {
  const live = await requestedSite(request)
  const notFound = () => jsonResponse({ message: 'There is no booking at this address.' }, 404)
  if (!live) return notFound()
  const { published } = live
  const { organisationId, config } = published
  const { INTERNAL_SECRET, SITE_ORIGIN_TEMPLATE } = env()
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const bookingId = parseBookingToken(INTERNAL_SECRET, { token, organisationId })
  const loaded = bookingId && (await loadBooking(database(), published, bookingId, new Date().toISOString()))
  if (!loaded) return notFound()
  const { booking, location } = loaded
  const address = `${siteOrigin(published, SITE_ORIGIN_TEMPLATE)}${bookingAddress(INTERNAL_SECRET, { organisationId, bookingId })}`
  const { content } = bookingCalendar({
    booking,
    location,
    siteName: config.identity.name,
    siteEmail: location.email || config.identity.email,
    address,
  })
  return new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="booking.ics"',
      'cache-control': 'no-store',
    },
  })
}
