import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import type { Need, Part } from '../parts/Part'
import type { HeldOffer } from './HeldOffer'

/** What decides whether a site shows an offer of its organisation. */
export interface OfferListingAbout {
  readonly offer: HeldOffer
  readonly config: Pick<ResolvedConfig, 'identity'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

const todayOf = ({ config, now }: OfferListingAbout): string => momentInZone(now, config.identity.timeZone).date

/** A day on which it begins or ends, with today beside it, in the site's zone. */
const day = (about: OfferListingAbout, name: string, date: string | null) => [
  { name, value: date ?? 'None' },
  { name: 'Today', value: todayOf(about) },
]

const needs: readonly Need<OfferListingAbout>[] = [
  {
    holds: ({ offer }) => !offer.leftOut,
    rule: 'OFR-05',
    title: 'Sites it is left out of',
    yes: 'It is meant for this site, too.',
    no: 'It is left out of this site.',
    fields: ({ offer }) => [{ name: 'Left out of this site', value: offer.leftOut ? 'Yes' : 'No' }],
  },
  {
    holds: ({ offer, config: { identity } }) =>
      identity.manufacturer === '' || offer.manufacturer === null || offer.manufacturer === identity.manufacturer,
    rule: 'OFR-05',
    title: 'Make of the site',
    yes: ({ offer, config: { identity } }) => {
      if (identity.manufacturer === '') return 'The site is of no single make.'
      return offer.manufacturer === null ? 'It is an offer of no one make.' : 'It is an offer of the site’s make.'
    },
    no: 'The site is of a single make, and the offer is of another.',
    settings: ['/identity/manufacturer'],
    fields: ({ offer }) => [{ name: 'Make', value: offer.manufacturer ?? 'None' }],
  },
  {
    holds: (about) => about.offer.startsOn === null || about.offer.startsOn <= todayOf(about),
    title: 'First day',
    yes: ({ offer }) => (offer.startsOn === null ? 'It has no first day.' : 'It has begun.'),
    no: ({ offer }) => `It begins on ${offer.startsOn}.`,
    settings: ['/identity/timeZone'],
    fields: (about) => day(about, 'First day', about.offer.startsOn),
  },
  {
    holds: (about) => about.offer.endsOn === null || todayOf(about) <= about.offer.endsOn,
    title: 'Last day',
    yes: ({ offer }) => (offer.endsOn === null ? 'It has no last day.' : 'Its last day has not passed.'),
    no: ({ offer }) => `It ended on ${offer.endsOn}.`,
    settings: ['/identity/timeZone'],
    fields: (about) => day(about, 'Last day', about.offer.endsOn),
  },
]

/**
 * An offer on the pages of a site (OFR-01, OFR-05). The database asks the same in its own language, `currentOffers`, and a test holds the
 * two together.
 */
export const offerListing: Part<OfferListingAbout> = { id: 'offer', title: 'Offer', rule: 'OFR-01', element: null, needs }
