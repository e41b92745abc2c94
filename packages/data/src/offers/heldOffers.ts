import type { HeldOffer } from '@forecourt/rules/offers/HeldOffer'
import type { RenderedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'
import { toOffer } from './toOffer'

/** So many offers can be asked about; no organisation runs as many. */
const mostOffers = 200

/** All offers of the site's organisation, those the site does not show too, in the dealer's order: for whoever asks why one is missing (OFR-05). */
export const heldOffers = async (tx: Transaction, { organisationId, siteId }: RenderedSite): Promise<HeldOffer[]> => {
  const rows = await tx.offer.findMany({ where: { organisationId }, orderBy: [{ position: 'asc' }, { name: 'asc' }], take: mostOffers })
  return rows.map((row) => ({ ...toOffer(row), leftOut: row.excludedSiteIds.includes(siteId) }))
}
