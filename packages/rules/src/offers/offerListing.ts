import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isOfOneMake } from '@forecourt/schema/switches/stockSwitches'
import { momentInZone } from '../dates/momentInZone'
import { storedTime } from '../dates/parseTime'
import type { Offer } from '../entities/Offer'
import { formatDayTime } from '../format/formatDate'
import { explain } from '../parts/explain'
import { type Need, type Part, shows } from '../parts/Part'
import type { Reason } from '../reasons/Reason'
import type { SiteData } from '../sites/SiteData'
import { type OfferPageContext, offerCardParts, offerEnquiry, offerPageParts } from './offerParts'
import { comesDownText, goesLiveText, hasComeDown, hasGoneLive } from './offerPeriod'

interface OfferContext {
  readonly config: OfferPageContext['config']
  readonly site: Pick<SiteData, 'range' | 'locations' | 'offerStock'>
  /** On its own page: number of matching cars. Null on a card, which shows no cars. */
  readonly cars: number | null
}

/** Explains why each part of an offer's card or page shows or not (OFR-02, OFR-03, OFR-04). */
export const whyOfferShows = (offer: Offer, { config, site, cars }: OfferContext): Reason[] => {
  const { locations, offerStock } = site
  const offerContext = { offer, config, range: site.range, locations, stock: offerStock[offer.id] ?? null, cars: cars ?? 0 }
  const { picture, period, buyer, rate, repayment, disclaimer, stock, explore, testDrive } = offerCardParts
  const onCard = [picture, period, buyer, rate, repayment, disclaimer, offerEnquiry(offer), stock, explore, testDrive]
  return [...onCard, ...(cars === null ? [] : Object.values(offerPageParts))].map((part) => explain<OfferPageContext>(part, offerContext))
}

/** An offer of the organisation, visible on the site or not (ENT-11). */
export interface OfferOfSite extends Offer {
  /** Whether it excludes the site (OFR-05). */
  readonly isExcluded: boolean
}

/**
 * Whether a block of offers has room for the n-th current one, counted from 1 in the dealer's order (OFR-01). Shared by loading and
 * explanation.
 *
 * @example fitsOfferLimit({ limit: 3 }, 4) // false
 */
export const fitsOfferLimit = ({ limit }: { readonly limit: number }, at: number): boolean => at <= limit

/** What decides whether a site shows an offer of its organisation. */
interface OfferListingContext {
  readonly offer: OfferOfSite
  readonly config: Pick<ResolvedConfig, 'identity'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

const siteMoment = ({ config, now }: OfferListingContext) => momentInZone(now, config.identity.timeZone)

/** Start or end and the present moment, local to the site. */
const moments = (offerContext: OfferListingContext, name: string, text: string | null) => {
  const { date, minutes } = siteMoment(offerContext)
  return [
    { name, value: text ?? 'None' },
    { name: 'Now', value: formatDayTime(date, storedTime(minutes)) },
  ]
}

const needs: readonly Need<OfferListingContext>[] = [
  {
    holds: ({ offer }) => !offer.isExcluded,
    requirement: 'OFR-05',
    title: 'Sites it is left out of',
    yes: 'It is not left out of this site.',
    no: 'It is left out of this site.',
    fields: ({ offer }) => [{ name: 'Left out of this site', value: offer.isExcluded ? 'Yes' : 'No' }],
  },
  {
    holds: ({ offer, config: { identity } }) =>
      !isOfOneMake(identity) || offer.manufacturer === null || offer.manufacturer === identity.manufacturer,
    requirement: 'OFR-05',
    title: 'Make of the site',
    yes: ({ offer, config: { identity } }) => {
      if (!isOfOneMake(identity)) return 'The site isn’t for a single make.'
      return offer.manufacturer === null ? 'It is an offer of no one make.' : 'It is an offer of the site’s make.'
    },
    no: 'The site is of a single make, and the offer is of another.',
    settings: ['/identity/manufacturer'],
    fields: ({ offer }) => [{ name: 'Make', value: offer.manufacturer ?? 'None' }],
  },
  {
    holds: (context) => hasGoneLive(context.offer, siteMoment(context)),
    title: 'Goes live',
    yes: ({ offer }) => (offer.startsOn === null ? 'It has no start.' : 'It has gone live.'),
    no: ({ offer }) => `It goes live on ${goesLiveText(offer)}.`,
    settings: ['/identity/timeZone'],
    fields: (context) => moments(context, 'Goes live', goesLiveText(context.offer)),
  },
  {
    holds: (context) => !hasComeDown(context.offer, siteMoment(context)),
    title: 'Comes down',
    yes: ({ offer }) => (offer.endsOn === null ? 'It has no end.' : 'It has not come down yet.'),
    no: ({ offer }) => `It came down on ${comesDownText(offer)}.`,
    settings: ['/identity/timeZone'],
    fields: (context) => moments(context, 'Comes down', comesDownText(context.offer)),
  },
]

/** Whether a site shows an offer (OFR-01, OFR-05). The query `currentOffers` is tested against it. */
export const offerListing: Part<OfferListingContext> = { id: 'offer', title: 'Offer', requirement: 'OFR-01', elementSetting: null, needs }

export interface OffersContext extends Omit<OfferListingContext, 'offer'> {
  /** The block that shows them: its pointer and limit. */
  readonly block?: { readonly pointer: string; readonly limit: number }
}

/** A current offer shows if it is within the block's limit. */
const place = ({ pointer, limit }: NonNullable<OffersContext['block']>, at: number): Need<OfferListingContext> => ({
  holds: () => fitsOfferLimit({ limit }, at),
  appliesWhen: (_, allHold) => allHold,
  title: 'As many as the block takes',
  yes: `It is one of the first ${limit}.`,
  no: `The block takes ${limit}, and there are as many before it.`,
  settings: [`${pointer}/limit`],
  fields: () => [{ name: 'Place', value: String(at) }],
})

/** Explains why a site shows each offer of an organisation or not (OFR-01, OFR-05), in list order. */
export const whyOffersShow = (offers: readonly OfferOfSite[], { block, ...context }: OffersContext): Reason[] => {
  let running = 0
  return offers.map((offer) => {
    const offerContext = { ...context, offer }
    if (shows(offerListing, offerContext)) running++
    const part = { ...offerListing, id: `offer-${offer.id}`, title: offer.name, elementSetting: block?.pointer ?? null }
    return explain(block ? { ...part, needs: [...part.needs, place(block, running)] } : part, offerContext)
  })
}
