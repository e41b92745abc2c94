import { explain } from '../parts/explain'
import type { Need } from '../parts/Part'
import { shows } from '../parts/shows'
import type { Reason } from '../reasons/Reason'
import type { HeldOffer } from './HeldOffer'
import { hasOfferPlace } from './hasOfferPlace'
import { type OfferListingAbout, offerListing } from './offerListing'

export interface OffersContext extends Omit<OfferListingAbout, 'offer'> {
  /** Where a block shows them: its pointer, and how many it takes. */
  readonly block?: { readonly pointer: string; readonly limit: number }
}

/** An offer that runs has a place among those of the block, the first ones on it. */
const place = ({ pointer, limit }: NonNullable<OffersContext['block']>, at: number): Need<OfferListingAbout> => ({
  holds: () => hasOfferPlace({ limit }, at),
  asked: (_, soFar) => soFar,
  title: 'As many as the block takes',
  yes: `It is one of the first ${limit}.`,
  no: `The block takes ${limit}, and there are as many before it.`,
  settings: [`${pointer}/limit`],
  fields: () => [{ name: 'Place', value: String(at) }],
})

/** Says of every offer of an organisation why a site shows it or not (OFR-01, OFR-05), in the order in which it lists them. */
export const whyOffersShow = (offers: readonly HeldOffer[], { block, ...context }: OffersContext): Reason[] => {
  let running = 0
  return offers.map((offer) => {
    const about = { ...context, offer }
    if (shows(offerListing, about)) running++
    const part = { ...offerListing, id: `offer-${offer.id}`, title: offer.name, element: block?.pointer ?? null }
    return explain(block ? { ...part, needs: [...part.needs, place(block, running)] } : part, about)
  })
}
