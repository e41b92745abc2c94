import type { Offer } from '../entities/Offer'
import { shows } from '../parts/shows'
import { type OffersPageAbout, offersPageParts } from './offersPageParts'

/** Offers under a heading; one group without a heading holds all of a site that does not group them. */
export interface OfferGroup {
  readonly heading: string
  readonly offers: readonly Offer[]
}

/** The categories in the order in which shoppers look for them, with their headings (OFR-04). */
const headings = {
  New: 'New cars',
  Demo: 'Demonstrators',
  Used: 'Used cars',
  'Finance offer': 'Finance',
  Service: 'Service',
  Parts: 'Parts and accessories',
} as const satisfies Record<Offer['category'], string>

/** Divides offers by category where the site wants that and there is more than one (OFR-04); within a category they keep their order. */
export const offerGroups = (about: OffersPageAbout): OfferGroup[] => {
  const { offers } = about
  if (offers.length === 0) return []
  if (!shows(offersPageParts.headings, about)) return [{ heading: '', offers }]
  return (Object.keys(headings) as Offer['category'][])
    .map((category) => ({ heading: headings[category], offers: offers.filter((offer) => offer.category === category) }))
    .filter((group) => group.offers.length > 0)
}
