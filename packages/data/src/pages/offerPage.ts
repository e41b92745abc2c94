import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { namesCars } from '@forecourt/rules/offers/carsOfOfferText'
import { maxChosenCars } from '@forecourt/rules/offers/offerParts'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { fittingCars, isAvailable } from '../offers/fittingCars'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { listedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'
import { loadSiteData } from './loadSiteData'

const maxCars = 4

/**
 * Available cars of an offer: the first of those assigned to it, or else of those it applies to, and whether there are more; none for an
 * offer without conditions on cars.
 */
export const offeredCars = async (
  tx: Transaction,
  site: RenderedSite,
  offer: Offer,
  now: string,
): Promise<{ readonly cars: readonly Car[]; readonly areChosen: boolean; readonly hasMore: boolean }> => {
  const available = Prisma.sql`${listedStock(site, now)} and ${isAvailable}`
  const order = Prisma.sql`car.created_at desc, car.id`
  const chosen = await selectCars(tx, { where: Prisma.sql`${available} and car.offer_id = ${offer.id}`, order, limit: maxChosenCars + 1 })
  if (chosen.length > 0 || !namesCars(offer))
    return { cars: chosen.slice(0, maxChosenCars), areChosen: true, hasMore: chosen.length > maxChosenCars }
  const fitting = await selectCars(tx, { where: Prisma.sql`${available} and ${fittingCars(offer)}`, order, limit: maxCars + 1 })
  return { cars: fitting.slice(0, maxCars), areChosen: false, hasMore: fitting.length > maxCars }
}

/** The page of an offer with the given values, stored or not, current or not (OFR-02). */
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
