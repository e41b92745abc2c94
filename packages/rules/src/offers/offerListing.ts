import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOfOneMake } from '@forecourt/schema/switches/isOfOneMake'
import { siteDay } from '../dates/siteDay'
import { formatDate } from '../format/formatDate'
import type { Need, Part } from '../parts/Part'
import { periodNeeds } from '../parts/periodNeeds'
import type { HeldOffer } from './HeldOffer'

/** What decides whether a site shows an offer of its organisation. */
export interface OfferListingAbout {
  readonly offer: HeldOffer
  readonly config: Pick<ResolvedConfig, 'identity'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

/** A day on which it begins or ends, with today beside it, in the site's zone. */
const day = (about: OfferListingAbout, name: string, date: string | null) => [
  { name, value: (date && formatDate(date)) ?? 'None' },
  { name: 'Today', value: formatDate(siteDay(about)) ?? '' },
]

const { firstDay, lastDay } = periodNeeds<OfferListingAbout>(({ offer }) => ({ start: offer.startsOn ?? '', expiry: offer.endsOn ?? '' }))

const needs: readonly Need<OfferListingAbout>[] = [
  {
    holds: ({ offer }) => !offer.leftOut,
    rule: 'OFR-05',
    title: 'Sites it is left out of',
    yes: 'It is not left out of this site.',
    no: 'It is left out of this site.',
    fields: ({ offer }) => [{ name: 'Left out of this site', value: offer.leftOut ? 'Yes' : 'No' }],
  },
  {
    holds: ({ offer, config: { identity } }) =>
      !isOfOneMake(identity) || offer.manufacturer === null || offer.manufacturer === identity.manufacturer,
    rule: 'OFR-05',
    title: 'Make of the site',
    yes: ({ offer, config: { identity } }) => {
      if (!isOfOneMake(identity)) return 'The site is of no single make.'
      return offer.manufacturer === null ? 'It is an offer of no one make.' : 'It is an offer of the site’s make.'
    },
    no: 'The site is of a single make, and the offer is of another.',
    settings: ['/identity/manufacturer'],
    fields: ({ offer }) => [{ name: 'Make', value: offer.manufacturer ?? 'None' }],
  },
  {
    ...firstDay,
    settings: ['/identity/timeZone'],
    fields: (about) => day(about, 'First day', about.offer.startsOn),
  },
  {
    ...lastDay,
    settings: ['/identity/timeZone'],
    fields: (about) => day(about, 'Last day', about.offer.endsOn),
  },
]

/**
 * An offer on the pages of a site (OFR-01, OFR-05). The database asks the same in its own language, `currentOffers`, and a test holds the
 * two together.
 */
export const offerListing: Part<OfferListingAbout> = { id: 'offer', title: 'Offer', rule: 'OFR-01', element: null, needs }
