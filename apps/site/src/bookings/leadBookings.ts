import { answeredWithin } from '@forecourt/data/answeredWithin'
import { bookForLead } from '@forecourt/data/bookings/bookForLead'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { deriveLeadId } from '../leads/deriveLeadId'
import type { LeadBookings } from '../leads/receiveLead'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { bookingAddress } from './bookingAddress'
import { bookingLimits } from './bookingLimits'
import { listFreeTimes } from './listFreeTimes'

/** How many days without scripts are shown at a time. */
const plainDays = 14

/** How long a shopper waits for a time to be held: longer than for a lead, since without it they have an enquiry and no time. Milliseconds. */
const patience = 8_000

/** What null stands for here: the database is away or hangs. */
const unlessAway = (error: unknown): null => {
  if (!isDatabaseAway(error)) throw error
  return null
}

/** The bookings of a site, as its forms need them, for who sends them from a network. */
export const leadBookings = (live: LiveSite, network: string): LeadBookings => ({
  async days(asked) {
    const [place] = (await listFreeTimes(live, { ...asked, now: new Date().toISOString() }).catch(unlessAway)) ?? []
    return place?.days.slice(0, plainDays) ?? []
  },
  async book(lead, details) {
    const { siteId, organisationId } = live.published
    const made = bookingLimits.madeFrom()
    const asking = `${organisationId} ${network}`
    // Past its limit a network holds no time: what it sends is an enquiry, which people look at.
    if (!(await allowedByAll([() => answeredWithin(patience, made.take(asking))])).allowed) return null
    const leadId = deriveLeadId(env().INTERNAL_SECRET, { siteId, ...details })
    const booking = bookForLead(database(), live.published, lead, { ...details, leadId, now: new Date().toISOString() })
    const booked = await answeredWithin(patience, booking).catch(unlessAway)
    if (booked && !booked.ok) await made.giveBack(asking).catch(unlessAway)
    return booked
  },
  addressOf: (bookingId) => bookingAddress(env().INTERNAL_SECRET, { organisationId: live.published.organisationId, bookingId }, 'booked'),
})
