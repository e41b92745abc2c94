import { getBookingSettings } from '@forecourt/data/bookings/bookingSettings'
import { loadBooking } from '@forecourt/data/bookings/loadBooking'
import { isOpenToShopper } from '@forecourt/rules/bookings/Booking'
import { type BookingDone, type BookingPageView, bookingDone } from '@forecourt/rules/bookings/BookingPage'
import { isMessageToken, parseBookingToken } from '@forecourt/services/bookings/bookingToken'
import { env } from '../env'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { listFreeTimes } from './listFreeTimes'

/** Days shown when moving a booking. */
const shownDays = 21

/**
 * The booking of a link; null for an invalid link. Read-only, as mail scanners open links. A message's link proves that the shopper reads
 * the mailbox, so it also opens a lapsed booking.
 */
export async function openBooking(live: LiveSite, params: URLSearchParams, now: string): Promise<BookingPageView | null> {
  const { published } = live
  const { organisationId, siteId } = published
  const token = params.get('token') ?? ''
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
  const done = params.get('done')
  return {
    ...loaded,
    token,
    isFromMessage,
    days: place?.days.slice(0, shownDays) ?? [],
    isOpen,
    needsConfirmation: settings?.kinds[booking.kind].settings.confirmation === 'byPerson',
    done: done !== null && Object.hasOwn(bookingDone, done) ? (done as BookingDone) : null,
  }
}
