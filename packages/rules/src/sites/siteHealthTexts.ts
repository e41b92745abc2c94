import type { SiteHealth } from './SiteHealth'
import { certificateWarningDays } from './siteTroubles'

/** A state in a word or two, with its tone. */
interface HealthText {
  readonly tone: 'good' | 'waiting' | 'bad' | 'quiet'
  readonly text: string
}

const dayMs = 86_400_000

/** The state of a site's own domains: verified, and with a certificate that browsers accept (ENT-10). */
export const domainText = (
  {
    ownDomains,
    waitingDomains,
    certificateProblems,
    certificateExpiresAt,
  }: Pick<SiteHealth, 'ownDomains' | 'waitingDomains' | 'certificateProblems' | 'certificateExpiresAt'>,
  now: number,
): HealthText => {
  if (waitingDomains > 0) return { tone: 'waiting', text: 'Domain not verified' }
  if (ownDomains === 0) return { tone: 'quiet', text: 'No own address' }
  if (certificateProblems > 0) return { tone: 'bad', text: 'Certificate fault' }
  if (certificateExpiresAt === null) return { tone: 'good', text: 'Verified' }
  const days = Math.floor((Date.parse(certificateExpiresAt) - now) / dayMs)
  if (days < 0) return { tone: 'bad', text: 'Certificate expired' }
  if (days < certificateWarningDays) return { tone: 'bad', text: days === 1 ? 'Expires in 1 day' : `Expires in ${days} days` }
  return { tone: 'good', text: 'Verified' }
}

/** Whether shoppers can book at the visible locations of a site (ENT-07). */
export const bookingsText = ({ places, bookingPlaces }: Pick<SiteHealth, 'places' | 'bookingPlaces'>): HealthText => {
  if (bookingPlaces === 0) return { tone: 'quiet', text: 'Not set up' }
  return bookingPlaces < places ? { tone: 'waiting', text: `${bookingPlaces} of ${places}` } : { tone: 'good', text: 'On' }
}
