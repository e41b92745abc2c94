import { bookForLead } from '@forecourt/data/bookings/bookForLead'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { env } from '../env'
import { deriveLeadId } from '../leads/deriveLeadId'
import type { LeadBookings } from '../leads/receiveLead'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { bookingAddress } from './bookingAddress'
import { listFreeTimes } from './listFreeTimes'

/** How many days without scripts are shown at a time. */
const plainDays = 14

/** What null stands for here: the database is away. */
const unlessAway = (error: unknown): null => {
  if (!isDatabaseAway(error)) throw error
  return null
}

/** The bookings of a site, as its forms need them. */
export const leadBookings = (live: LiveSite): LeadBookings => ({
  async days(asked) {
    const [place] = (await listFreeTimes(live, { ...asked, now: new Date().toISOString() }).catch(unlessAway)) ?? []
    return place?.days.slice(0, plainDays) ?? []
  },
  book: (lead, details) => {
    const leadId = deriveLeadId(env().INTERNAL_SECRET, { siteId: live.published.siteId, ...details })
    return bookForLead(database(), live.published, lead, { ...details, leadId, now: new Date().toISOString() }).catch(unlessAway)
  },
  addressOf: (bookingId) => bookingAddress(env().INTERNAL_SECRET, { organisationId: live.published.organisationId, bookingId }, 'booked'),
})
