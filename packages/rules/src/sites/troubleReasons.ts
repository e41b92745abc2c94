import { countNoun } from '@forecourt/schema/text/countNoun'
import { oldestText, waitText } from '../format/waitText'
import type { SiteHealth } from './SiteHealth'
import { domainText } from './siteHealthTexts'
import { lateFeedHours, type SiteTrouble } from './siteTroubles'

type Texts = { readonly [Trouble in SiteTrouble]: (health: SiteHealth, warnings: number, now: number) => string }

const feedReason = ({ failingFeeds, silentFeeds, feedAt }: SiteHealth, now: number): string => {
  const isLate = feedAt !== null && now - Date.parse(feedAt) > lateFeedHours * 3_600_000
  const late = isLate ? `last good file ${waitText(feedAt, now)} ago` : null
  const failing = failingFeeds > 0 ? `${countNoun(failingFeeds, 'feed')} failing` : null
  const silent = silentFeeds > 0 ? `${countNoun(silentFeeds, 'feed')} never had a file` : null
  const text = [failing, silent, late].filter(Boolean).join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

const texts: Texts = {
  waiting: ({ waiting, waitingSince }, _warnings, now) =>
    [`${waiting.toLocaleString('en-AU')} waiting for a reply`, oldestText(waitingSince, now)].filter(Boolean).join(', '),
  unanswerable: () => 'No one can sign in to answer',
  requests: ({ bookingRequests }) => `${countNoun(bookingRequests, 'booking request')} without a reply`,
  feed: (health, _warnings, now) => feedReason(health, now),
  domain: ({ waitingDomains }) => `${countNoun(waitingDomains, 'domain')} not verified`,
  certificate: (health, _warnings, now) => {
    const { text } = domainText({ ...health, waitingDomains: 0 }, now)
    return text.startsWith('Certificate') ? text : `Certificate: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  },
  photos: ({ noPhotos }) => `${countNoun(noPhotos, 'car')} without photos`,
  price: ({ noPrice }) => `${countNoun(noPrice, 'car')} without a price`,
  warnings: (_health, warnings) => `${countNoun(warnings, 'warning')} on the live site`,
  law: ({ findings }) => `${countNoun(findings, 'finding')} of the compliance check`,
  undelivered: ({ undelivered }) =>
    undelivered === 1 ? '1 email or lead not delivered' : `${undelivered.toLocaleString('en-AU')} emails or leads not delivered`,
  refunds: ({ failedRefunds }) => `${countNoun(failedRefunds, 'refund')} failed`,
  bookings: ({ places, bookingPlaces }) =>
    bookingPlaces === 0 ? 'Bookings not set up' : `Bookings set up at ${bookingPlaces} of ${countNoun(places, 'location')}`,
}

/** Why a dealer is in trouble, with figures: a sentence for each trouble, such as '13 waiting for a reply, oldest 10 days' (AUTH-10). */
export const troubleReasons = (
  troubles: readonly SiteTrouble[],
  health: SiteHealth,
  { warnings, now }: { readonly warnings: number; readonly now: number },
): string[] => troubles.map((trouble) => texts[trouble](health, warnings, now))
