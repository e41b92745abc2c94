import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Offer } from '../entities/Offer'

/** Offers under a heading; one group without a heading holds all of a site that does not group them. */
export interface OfferGroup {
  readonly heading: string
  readonly offers: readonly Offer[]
}

/** The categories in the order in which shoppers look for them, with their headings (OFR-04). */
const headings = {
  New: 'New cars',
  Used: 'Used cars',
  'Finance offer': 'Finance',
  Service: 'Service',
  Parts: 'Parts and accessories',
} as const satisfies Record<Offer['category'], string>

/** Parts offers by category where the site wants that and there is more than one (OFR-04); within a category they keep their order. */
export const offerGroups = (offers: readonly Offer[], settings: Pick<ResolvedConfig['offers'], 'groupByCategory'>): OfferGroup[] => {
  if (offers.length === 0) return []
  const categories = (Object.keys(headings) as Offer['category'][]).filter((category) =>
    offers.some((offer) => offer.category === category),
  )
  if (!settings.groupByCategory || categories.length < 2) return [{ heading: '', offers }]
  return categories.map((category) => ({ heading: headings[category], offers: offers.filter((offer) => offer.category === category) }))
}
