import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { currentOffers } from './currentOffers'

/** The offer chosen for a car, while it runs and the site shows it; undefined where there is none. */
export const offerOfCar = async (db: Database, site: RenderedSite, { id }: Pick<Car, 'id'>, now: string): Promise<Offer | undefined> => {
  const { organisationId } = site
  return db.forOrganisation(organisationId).transaction(async (tx) => {
    const chosen = await tx.car.findFirst({ where: { organisationId, id }, select: { offerId: true } })
    if (!chosen?.offerId) return undefined
    const [offer] = await currentOffers(tx, site, now, { id: chosen.offerId })
    return offer
  })
}
