import type { SiteHealth } from './SiteHealth'
import { certificateWarningDays, lateFeedHours, type SiteTrouble, siteTroubleNames } from './siteTroubles'

/** A figure by which a trouble is measured; 0 without the trouble. */
export type TroubleMeasure =
  | 'waiting'
  /** Hours that the first shopper has waited. */
  | 'waitingHours'
  /** Waiting shoppers whom no user can sign in to answer. */
  | 'unanswerable'
  | 'bookingRequests'
  /** Domains with a certificate that browsers refuse. */
  | 'certificateFaults'
  /** Days that the next certificate to expire is into its last days, `certificateWarningDays`. */
  | 'certificateLastDays'
  | 'failingFeeds'
  | 'silentFeeds'
  /** Hours beyond `lateFeedHours` without a good file. */
  | 'feedLateHours'
  | 'undelivered'
  | 'failedRefunds'
  | 'waitingDomains'
  | 'noPhotos'
  | 'noPrice'
  | 'findings'
  | 'warnings'
  /** Visible locations without online booking. */
  | 'placesWithoutBooking'

interface MeasurePoints {
  readonly measure: TroubleMeasure
  /** Points as soon as the measure is above 0. */
  readonly start: number
  /** Further points for each unit of the measure. */
  readonly each: number
  /** Most points in total. */
  readonly max: number
}

/**
 * Points of each trouble. A certificate that browsers refuse closes the site to shoppers and weighs most. Then follow shoppers without a
 * reply: how long the first has waited and how many wait. Work on the stock and the settings counts, but never outweighs a waiting shopper.
 */
export const troublePoints: { readonly [Trouble in SiteTrouble]: readonly MeasurePoints[] } = {
  certificate: [
    { measure: 'certificateFaults', start: 300, each: 20, max: 400 },
    { measure: 'certificateLastDays', start: 40, each: 5, max: 110 },
  ],
  waiting: [
    { measure: 'waiting', start: 10, each: 5, max: 130 },
    { measure: 'waitingHours', start: 0, each: 0.5, max: 100 },
  ],
  unanswerable: [{ measure: 'unanswerable', start: 60, each: 5, max: 120 }],
  requests: [{ measure: 'bookingRequests', start: 10, each: 2, max: 70 }],
  undelivered: [{ measure: 'undelivered', start: 40, each: 5, max: 120 }],
  feed: [
    { measure: 'failingFeeds', start: 50, each: 10, max: 90 },
    { measure: 'silentFeeds', start: 30, each: 10, max: 60 },
    { measure: 'feedLateHours', start: 15, each: 0.25, max: 60 },
  ],
  refunds: [{ measure: 'failedRefunds', start: 30, each: 10, max: 80 }],
  domain: [{ measure: 'waitingDomains', start: 10, each: 0, max: 10 }],
  law: [{ measure: 'findings', start: 4, each: 1, max: 12 }],
  price: [{ measure: 'noPrice', start: 0, each: 0.25, max: 6 }],
  photos: [{ measure: 'noPhotos', start: 0, each: 0.25, max: 6 }],
  bookings: [{ measure: 'placesWithoutBooking', start: 1, each: 0.5, max: 3 }],
  warnings: [{ measure: 'warnings', start: 0, each: 0.5, max: 2 }],
}

/** Points of a measure. */
const measurePoints = (value: number, { start, each, max }: MeasurePoints): number => (value <= 0 ? 0 : Math.min(max, start + each * value))

const hourMs = 3_600_000
const hoursSince = (at: string | null, now: number): number => (at === null ? 0 : (now - Date.parse(at)) / hourMs)

const toMeasures = (health: SiteHealth, warnings: number, now: number): { readonly [Measure in TroubleMeasure]: number } => {
  const { certificateExpiresAt: expiresAt, feedAt, waiting, bookingRequests, failingFeeds, undelivered, waitingDomains } = health
  const { noPhotos, noPrice, findings, unanswerable, silentFeeds, failedRefunds } = health
  const certificateDaysLeft = expiresAt === null ? null : -hoursSince(expiresAt, now) / 24
  const isExpired = certificateDaysLeft !== null && certificateDaysLeft < 0
  return {
    ...{ waiting, bookingRequests, failingFeeds, undelivered, waitingDomains, noPhotos, noPrice, findings, warnings },
    ...{ unanswerable, silentFeeds, failedRefunds },
    waitingHours: hoursSince(health.waitingSince, now),
    certificateFaults: health.certificateProblems + (isExpired ? 1 : 0),
    certificateLastDays: certificateDaysLeft === null ? 0 : certificateWarningDays - certificateDaysLeft,
    feedLateHours: feedAt === null ? 0 : hoursSince(feedAt, now) - lateFeedHours,
    placesWithoutBooking: health.places - health.bookingPlaces,
  }
}

/** Troubles of a site, the most severe first. */
export interface Severity {
  readonly points: number
  readonly troubles: readonly SiteTrouble[]
}

/**
 * How bad a dealer's site fares, as points: the sum over its troubles by `troublePoints`, not the number of their kinds. The table of
 * dealers and the dashboard of the platform's staff list those with the most points first (AUTH-10, ENT-10).
 */
export const troubleSeverity = (health: SiteHealth, warnings: number, now: number): Severity => {
  const measures = toMeasures(health, warnings, now)
  const weighed = siteTroubleNames
    .map((trouble) => ({
      trouble,
      points: troublePoints[trouble].reduce((sum, each) => sum + measurePoints(measures[each.measure], each), 0),
    }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
  return { points: weighed.reduce((sum, { points }) => sum + points, 0), troubles: weighed.map(({ trouble }) => trouble) }
}

/** Points from which a site is urgent, or worth a look the same day. */
const levelPoints = { urgent: 100, soon: 30 } as const

/** What the urgencies mean, as sentences for the platform's staff. */
export const urgencyMeanings: { readonly [Text in string]?: string } = {
  Urgent: 'Shoppers have waited long, can’t reach the site, or mail doesn’t arrive. Act now.',
  Today: 'Shoppers wait, or a feed or a domain needs attention. Look at it today.',
  Minor: 'Work on cars and settings, when there is time.',
}

/** The urgency of a site by its points (AUTH-10). */
export const severityLevel = (points: number): { readonly tone: 'good' | 'waiting' | 'bad' | 'quiet'; readonly text: string } => {
  if (points >= levelPoints.urgent) return { tone: 'bad', text: 'Urgent' }
  if (points >= levelPoints.soon) return { tone: 'waiting', text: 'Today' }
  return points > 0 ? { tone: 'quiet', text: 'Minor' } : { tone: 'good', text: 'None' }
}
