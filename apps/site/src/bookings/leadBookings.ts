import { bookForLead } from '@forecourt/data/bookings/bookForLead'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { withQueryTimeout } from '@forecourt/data/withQueryTimeout'
import { consoleLog, faultKind } from '@forecourt/services/logging/Log'
import { signedInShopper } from '../accounts/signedInShopper'
import { env } from '../env'
import { deriveLeadId } from '../leads/draftIds'
import type { LeadBookings } from '../leads/LeadPorts'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { bookingAddress } from './bookingAddress'
import { bookingLimits } from './bookingLimits'
import { listFreeTimes } from './listFreeTimes'

/** Days shown at a time without scripts. */
const plainDays = 14

/** Timeout of booking a time; longer than that of storing a lead, because the fallback is an enquiry without a time. */
const timeoutMs = 8_000
/**
 * Timeout of the limit on bookings per network; then the form becomes an enquiry. It doesn't shorten while the database is silent: opening
 * connections after a quiet time takes a busy machine a second, and isn't a database that is away.
 */
const limitTimeoutMs = 5_000
/** Timeout of free times; without them, the form has a field for a date. */
const daysTimeoutMs = 1_000

/** Maps an error of an unavailable or unresponsive database to null. */
const nullIfAway = (error: unknown): null => {
  if (!isDatabaseAway(error)) throw error
  return null
}

/** Logs why a time wasn't booked, because the shopper only sees an enquiry. */
const notBooked = (siteId: string, error?: unknown): null => {
  consoleLog(`A time was requested on site ${siteId} and not booked: ${error ? faultKind(error) : 'too many from one network'}`)
  return null
}

/** Network and cookies of a form's sender. */
interface Sender {
  readonly network: string
  readonly cookies: string | null
}

/** Whether the sender is signed in with the e-mail address in the form. */
const isVerified = async (live: LiveSite, cookies: string | null, email: string): Promise<boolean> => {
  const shopper = email === '' ? null : await signedInShopper(live, cookies)
  return shopper?.email?.toLowerCase() === email.toLowerCase()
}

/** Bookings of a site, for the sender of a form. */
export const leadBookings = (live: LiveSite, { network, cookies }: Sender): LeadBookings => ({
  async days(query) {
    const listed = listFreeTimes(live, { ...query, now: new Date().toISOString() })
    const [place] = (await withQueryTimeout(daysTimeoutMs, listed, database()).catch(nullIfAway)) ?? []
    return place?.days.slice(0, plainDays) ?? []
  },
  async book(lead, details) {
    const { siteId, organisationId } = live.published
    const limit = bookingLimits.bookingsPerNetwork()
    const limitKey = `${organisationId} ${network}`
    // Beyond the limit, or while the database is away, the form becomes an enquiry, which staff review. Another error of the limit doesn't
    // stop the booking.
    const taken = await withQueryTimeout(limitTimeoutMs, limit.take(limitKey)).catch((error: unknown) => ({
      allowed: !isDatabaseAway(error),
      error,
    }))
    if (!taken.allowed) return notBooked(siteId, 'error' in taken ? taken.error : undefined)
    const leadId = deriveLeadId(env().INTERNAL_SECRET, { siteId, ...details })
    const now = new Date().toISOString()
    const booking = isVerified(live, cookies, lead.email).then((isVerified) =>
      bookForLead(database(), live.published, lead, { ...details, leadId, isVerified, now }),
    )
    const booked = await withQueryTimeout(timeoutMs, booking).catch((error: unknown) => nullIfAway(error) ?? notBooked(siteId, error))
    if (booked && !booked.ok) await limit.uncount(limitKey).catch(nullIfAway)
    return booked
  },
  addressOf: (bookingId) => bookingAddress(env().INTERNAL_SECRET, { organisationId: live.published.organisationId, bookingId }, 'booked'),
})
