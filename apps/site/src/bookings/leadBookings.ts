import { bookForLead } from '@forecourt/data/bookings/bookForLead'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { withQueryTimeout } from '@forecourt/data/withQueryTimeout'
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
/** Timeout of the limit on bookings per network, while the database answers nothing. Then the time is not booked. */
const limitTimeoutMs = 500
/** The same while it answers other queries: on a busy machine the time is still booked. */
const busyLimitTimeoutMs = 5_000
/** Timeout of free times; without them, the form has a field for a date. */
const daysTimeoutMs = 1_000

/** Maps an error of an unavailable or unresponsive database to null. */
const nullIfAway = (error: unknown): null => {
  if (!isDatabaseAway(error)) throw error
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
    const taken = await withQueryTimeout(limitTimeoutMs, limit.take(limitKey), database(), busyLimitTimeoutMs).catch((error: unknown) => ({
      allowed: !isDatabaseAway(error),
    }))
    if (!taken.allowed) return null
    const leadId = deriveLeadId(env().INTERNAL_SECRET, { siteId, ...details })
    const now = new Date().toISOString()
    const booking = isVerified(live, cookies, lead.email).then((isVerified) =>
      bookForLead(database(), live.published, lead, { ...details, leadId, isVerified, now }),
    )
    const booked = await withQueryTimeout(timeoutMs, booking, database()).catch(nullIfAway)
    if (booked && !booked.ok) await limit.uncount(limitKey).catch(nullIfAway)
    return booked
  },
  addressOf: (bookingId) => bookingAddress(env().INTERNAL_SECRET, { organisationId: live.published.organisationId, bookingId }, 'booked'),
})
