import { getBookingSettings } from '@forecourt/data/bookings/bookingSettings'
import { loadBooking } from '@forecourt/data/bookings/loadBooking'
import { isOpenToShopper } from '@forecourt/rules/bookings/Booking'
import { type BookingDone, type BookingPageView, bookingDone } from '@forecourt/rules/bookings/BookingPage'
import { isMessageToken, parseBookingToken } from '@forecourt/services/bookings/bookingToken'
import { env } from '../env'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { listFreeTimes } from './listFreeTimes'

/** How many days a booking can be moved to are shown. */
const shownDays = 21

/**
 * A booking as its link shows it; null for a link that opens none. Opening it changes nothing: mail scanners open links, too.
 * What is posted with the link of a message proves that its shopper reads there, so that such a link opens also what lapsed.
 */
export async function openBooking(live: LiveSite, said: URLSearchParams, now: string): Promise<BookingPageView | null> {
  const { published } = live
  const { organisationId, siteId } = published
  const token = said.get('token') ?? ''
  const id = parseBookingToken(env().INTERNAL_SECRET, { token, organisationId })
  const loaded = id === null ? null : await loadBooking(database(), published, id, now)
  if (!loaded) return null
  const { booking, location } = loaded
  const isFromMessage = isMessageToken(env().INTERNAL_SECRET, { token, organisationId })
  const isOpen = isOpenToShopper(isFromMessage ? { ...booking, heldUntil: null } : booking, now)
  const scope = database().forOrganisation(organisationId)
  const settings = isOpen ? await getBookingSettings(scope, location.id, [siteId]) : null
  const [place] = isOpen
    ? await listFreeTimes(live, { kind: booking.kind, car: loaded.car, locationId: location.id, movingId: booking.id, now })
    : []
  const done = said.get('done')
  return {
    ...loaded,
    token,
    isFromMessage,
    days: place?.days.slice(0, shownDays) ?? [],
    isOpen,
    isAnswered: settings?.kinds[booking.kind].settings.confirmation === 'byPerson',
    done: done !== null && Object.hasOwn(bookingDone, done) ? (done as BookingDone) : null,
  }
}
