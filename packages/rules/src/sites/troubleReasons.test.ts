import { expect, test } from 'vitest'
import type { SiteHealth } from './SiteHealth'
import { type SiteTrouble, siteTroubleNames } from './siteTroubles'
import { troubleReasons } from './troubleReasons'

const now = Date.parse('2026-06-11T00:00:00Z')
const health: SiteHealth = {
  ...{ ownDomains: 2, waitingDomains: 1, certificateExpiresAt: '2026-06-14T12:00:00Z', certificateProblems: 0 },
  ...{ feeds: 2, failingFeeds: 1, feedAt: '2026-06-09T00:00:00Z', waiting: 13, waitingSince: '2026-06-01T00:00:00Z', bookingRequests: 46 },
  ...{ silentFeeds: 0, unanswerable: 13, failedRefunds: 1 },
  ...{ noPhotos: 1, noPrice: 1_200, findings: 2, undelivered: 1, places: 8, bookingPlaces: 1 },
}
const reason = (trouble: SiteTrouble, over: Partial<SiteHealth> = {}) =>
  troubleReasons([trouble], { ...health, ...over }, { warnings: 1, now }).join()

test.each<readonly [SiteTrouble, Partial<SiteHealth>, string]>([
  ['waiting', {}, '13 waiting for a reply, oldest 10 days'],
  ['requests', {}, '46 booking requests without a reply'],
  ['requests', { bookingRequests: 1 }, '1 booking request without a reply'],
  ['feed', {}, '1 feed failing, last good file 2 days ago'],
  ['feed', { failingFeeds: 0 }, 'Last good file 2 days ago'],
  ['feed', { failingFeeds: 2, feedAt: null }, '2 feeds failing'],
  ['feed', { failingFeeds: 0, silentFeeds: 1, feedAt: null }, '1 feed never had a file'],
  ['unanswerable', {}, 'No one can sign in to answer'],
  ['refunds', {}, '1 refund failed'],
  ['domain', {}, '1 domain not verified'],
  ['certificate', {}, 'Certificate: expires in 3 days'],
  ['certificate', { certificateProblems: 1 }, 'Certificate fault'],
  ['certificate', { certificateExpiresAt: '2026-06-01T00:00:00Z' }, 'Certificate expired'],
  ['photos', {}, '1 car without photos'],
  ['price', {}, '1,200 cars without a price'],
  ['warnings', {}, '1 warning on the live site'],
  ['law', {}, '2 findings of the compliance check'],
  ['undelivered', {}, '1 email or lead not delivered'],
  ['undelivered', { undelivered: 4 }, '4 emails or leads not delivered'],
  ['bookings', {}, 'Bookings set up at 1 of 8 locations'],
  ['bookings', { bookingPlaces: 0 }, 'Bookings not set up'],
])('The reason %s with %o reads “%s” (AUTH-10)', (trouble, over, text) => {
  expect(reason(trouble, over)).toBe(text)
})

test('Each trouble has a reason (AUTH-10)', () => {
  expect(troubleReasons(siteTroubleNames, health, { warnings: 1, now }).filter(Boolean)).toHaveLength(siteTroubleNames.length)
})
