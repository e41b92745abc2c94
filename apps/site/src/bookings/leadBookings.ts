import { answeredWithin } from '@forecourt/data/answeredWithin'
import { bookForLead } from '@forecourt/data/bookings/bookForLead'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { signedInShopper } from '../accounts/signedInShopper'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { deriveLeadId } from '../leads/draftIds'
import type { LeadBookings } from '../leads/LeadPorts'
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

/** Who sends a form: from which network, and with which cookies. */
interface Sender {
  readonly network: string
  readonly cookies: string | null
}

/** Says whether who sends a form is signed in with the email address they typed. */
const isProven = async (live: LiveSite, cookies: string | null, email: string): Promise<boolean> => {
  const shopper = email === '' ? null : await signedInShopper(live, cookies)
  return shopper?.email?.toLowerCase() === email.toLowerCase()
}

/** The bookings of a site, as its forms need them, for who sends them. */
export const leadBookings = (live: LiveSite, { network, cookies }: Sender): LeadBookings => ({
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
    const now = new Date().toISOString()
    const booking = isProven(live, cookies, lead.email).then((isProven) =>
      bookForLead(database(), live.published, lead, { ...details, leadId, isProven, now }),
    )
    const booked = await answeredWithin(patience, booking).catch(unlessAway)
    if (booked && !booked.ok) await made.giveBack(asking).catch(unlessAway)
    return booked
  },
  addressOf: (bookingId) => bookingAddress(env().INTERNAL_SECRET, { organisationId: live.published.organisationId, bookingId }, 'booked'),
})
