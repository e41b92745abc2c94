import { certificateWarningDays } from '@forecourt/rules/sites/siteTroubles'
import type { FleetRecord } from '../../../client/Records'
import type { PillTone } from '../../../parts/StatusPill'

type Health = NonNullable<FleetRecord['health']>

/** A state in a word or two, with its tone. */
interface HealthText {
  readonly tone: PillTone
  readonly text: string
}

const dayMs = 86_400_000

/** The state of a site's own domains: verified, and with a certificate that browsers accept. */
export const domainText = (
  {
    ownDomains,
    waitingDomains,
    certificateProblems,
    certificateExpiresAt,
  }: Pick<Health, 'ownDomains' | 'waitingDomains' | 'certificateProblems' | 'certificateExpiresAt'>,
  now: number,
): HealthText => {
  if (waitingDomains > 0) return { tone: 'waiting', text: 'Waiting for DNS' }
  if (ownDomains === 0) return { tone: 'quiet', text: 'Our address' }
  if (certificateProblems > 0) return { tone: 'bad', text: 'Certificate fault' }
  if (certificateExpiresAt === null) return { tone: 'good', text: 'Verified' }
  const days = Math.floor((Date.parse(certificateExpiresAt) - now) / dayMs)
  if (days < 0) return { tone: 'bad', text: 'Certificate expired' }
  if (days < certificateWarningDays) return { tone: 'bad', text: days === 1 ? 'Expires in 1 day' : `Expires in ${days} days` }
  return { tone: 'good', text: 'Verified' }
}

/** Whether shoppers can book at the visible locations of a site. */
export const bookingsText = ({ places, bookingPlaces }: Pick<Health, 'places' | 'bookingPlaces'>): HealthText => {
  if (bookingPlaces === 0) return { tone: 'quiet', text: 'Not set up' }
  return bookingPlaces < places ? { tone: 'waiting', text: `${bookingPlaces} of ${places}` } : { tone: 'good', text: 'On' }
}

/** The address of the list of exactly the cars that are counted. */
export const carsAddress = (attention: 'noPhotos' | 'noPrice', dealershipIds: readonly string[]): string => {
  const filter = { attention, ...(dealershipIds.length > 0 && { dealershipId: dealershipIds }) }
  return `/stock?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
