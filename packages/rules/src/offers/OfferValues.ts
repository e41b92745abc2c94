import type { Offer } from '../entities/Offer'

/** What people write of an offer; `excludedSiteIds` are the sites it is left out of (OFR-05). */
export type OfferValues = Omit<Offer, 'id'> & { readonly excludedSiteIds: readonly string[] }
