import type { Offer } from '@forecourt/rules/entities/Offer'
import type { PageData } from '@forecourt/rules/pages/PageData'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { loadSiteData } from './loadSiteData'
import { offeredCars } from './offeredCars'

/** The page of an offer as it would be with these words, stored or not, whether it runs now or not (OFR-02). */
export const offerPage = async (
  db: Database,
  site: RenderedSite,
  offer: Offer,
  now: string,
): Promise<Extract<PageData, { page: 'offer' }>> => {
  const siteData = await loadSiteData(db, site, now)
  const offered = await db.forOrganisation(site.organisationId).transaction((tx) => offeredCars(tx, site, offer, now))
  return { page: 'offer', site: siteData, offer, ...offered }
}
