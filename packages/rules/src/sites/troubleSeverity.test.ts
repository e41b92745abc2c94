import { expect, test } from 'vitest'
import type { SiteHealth } from './SiteHealth'
import { severityLevel, troubleSeverity } from './troubleSeverity'

const now = Date.parse('2026-06-11T00:00:00Z')
const healthy: SiteHealth = {
  ...{ ownDomains: 1, waitingDomains: 0, certificateExpiresAt: '2026-09-01T00:00:00Z', certificateProblems: 0 },
  ...{ feeds: 1, failingFeeds: 0, feedAt: '2026-06-10T22:00:00Z', waiting: 0, waitingSince: null, bookingRequests: 0 },
  ...{ silentFeeds: 0, unanswerable: 0, failedRefunds: 0 },
  ...{ noPhotos: 0, noPrice: 0, findings: 0, undelivered: 0, places: 2, bookingPlaces: 2 },
}
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const severityOf = ({ warnings = 0, ...health }: Partial<SiteHealth> & { readonly warnings?: number }) =>
  troubleSeverity({ ...healthy, ...health }, warnings, now)

/** Sites, each worse than the one after it. */
const ranked: readonly (Partial<SiteHealth> & { readonly name: string; readonly warnings?: number })[] = [
  { name: 'an expired certificate', certificateExpiresAt: hoursAgo(1) },
  { name: '13 waiting for 10 days, and 46 booking requests', waiting: 13, waitingSince: hoursAgo(240), bookingRequests: 46, noPhotos: 6 },
  { name: '10 waiting for 7 days', waiting: 10, waitingSince: hoursAgo(168), noPhotos: 8 },
  {
    name: '2 waiting for 10 days, and cars to complete',
    waiting: 2,
    waitingSince: hoursAgo(240),
    noPhotos: 23,
    noPrice: 23,
    bookingPlaces: 1,
  },
  { name: 'a certificate in its last days', certificateExpiresAt: hoursAgo(-24) },
  { name: '9 undelivered messages', undelivered: 9 },
  { name: '1 waiting for an hour whom no one can answer', waiting: 1, waitingSince: hoursAgo(1), unanswerable: 1 },
  { name: '1 waiting for 4 days', waiting: 1, waitingSince: hoursAgo(96), noPrice: 5 },
  { name: 'a failing feed', failingFeeds: 1 },
  { name: 'a failed refund, and cars to complete', failedRefunds: 1, noPhotos: 500, noPrice: 500 },
  {
    ...{ name: 'six kinds, of which 2 have waited for 30 hours', waiting: 2, waitingSince: hoursAgo(30), noPhotos: 11, noPrice: 1 },
    ...{ findings: 1, warnings: 1, bookingPlaces: 0 },
  },
  { name: 'a feed that never had a file', silentFeeds: 1 },
  { name: '1 waiting for an hour', waiting: 1, waitingSince: hoursAgo(1) },
  { name: 'many cars to complete, and no bookings', noPhotos: 500, noPrice: 500, bookingPlaces: 0 },
  { name: 'one car without photos', noPhotos: 1 },
  { name: 'nothing' },
]

test.each(ranked.slice(1).map((site, index) => ({ better: site.name, site, worse: ranked[index] ?? site })))(
  'A dealer with $worse.name ranks above one with $better (AUTH-10)',
  ({ worse, site }) => {
    expect(severityOf(worse).points).toBeGreaterThan(severityOf(site).points)
  },
)

test('The troubles of a dealer are listed with the most severe first, and a healthy one has none (AUTH-10)', () => {
  const kauri = { waiting: 13, waitingSince: hoursAgo(240), bookingRequests: 46, noPhotos: 6, bookingPlaces: 1, warnings: 1 }
  expect(severityOf(kauri).troubles).toEqual(['waiting', 'requests', 'photos', 'bookings', 'warnings'])
  expect(severityOf({ feedAt: hoursAgo(50), waitingDomains: 1, findings: 2, noPrice: 1 }).troubles).toEqual([
    'feed',
    'domain',
    'law',
    'price',
  ])
  expect(severityOf({})).toEqual({ points: 0, troubles: [] })
})

test.each([
  { points: 100, text: 'Urgent' },
  { points: 99, text: 'Today' },
  { points: 30, text: 'Today' },
  { points: 29.5, text: 'Minor' },
  { points: 0, text: 'None' },
])('A dealer with $points points reads “$text” (AUTH-10)', ({ points, text }) => {
  expect(severityLevel(points).text).toBe(text)
})
