import type { Offer } from '../entities/Offer'
import { explain } from '../parts/explain'
import type { Reason } from '../reasons/Reason'
import { type OfferPageAbout, offerCardParts, offerEnquiry, offerPageParts } from './offerParts'

interface OfferContext {
  readonly config: OfferPageAbout['config']
  readonly range: OfferPageAbout['range']
  /** On its own page: how many cars it speaks of are there. Null on a card, which shows neither them nor the small print. */
  readonly cars: number | null
}

/** Says of the parts of an offer's card, or of its page, why each shows or not (OFR-02, OFR-03, OFR-04). */
export const whyOfferShows = (offer: Offer, { config, range, cars }: OfferContext): Reason[] => {
  const about = { offer, config, range, cars: cars ?? 0 }
  const { picture, period, buyer, rate, explore, testDrive } = offerCardParts
  const onCard = [picture, period, buyer, rate, offerEnquiry(offer), explore, testDrive]
  return [...onCard, ...(cars === null ? [] : Object.values(offerPageParts))].map((part) => explain<OfferPageAbout>(part, about))
}
