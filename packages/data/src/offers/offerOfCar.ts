import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { fittingOffer } from '@forecourt/rules/offers/cardOffer'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { currentOffers } from './currentOffers'

/** The offer chosen for a car, while it runs and the site shows it, or else the first that is for cars like it; undefined where there is none. */
export const offerOfCar = async (
  db: Database,
  site: RenderedSite,
  car: Car,
  { now, carOffers }: { readonly now: string } & Pick<SiteData, 'carOffers'>,
): Promise<Offer | undefined> => {
  const { organisationId } = site
  const chosenOne = await db.forOrganisation(organisationId).transaction(async (tx) => {
    const chosen = await tx.car.findFirst({ where: { organisationId, id: car.id }, select: { offerId: true } })
    if (!chosen?.offerId) return undefined
    const [offer] = await currentOffers(tx, site, now, { id: chosen.offerId })
    return offer
  })
  return chosenOne ?? fittingOffer({ car, offers: carOffers }) ?? undefined
}
