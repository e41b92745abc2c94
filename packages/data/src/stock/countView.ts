import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

/** Counts one look at a car's page. Not a change of the car: nothing is expired for it. */
export const countView = async (db: Database, site: RenderedSite, slug: string): Promise<void> => {
  await db
    .forOrganisation(site.organisationId)
    .transaction((tx) => tx.car.updateMany({ where: { organisationId: site.organisationId, slug }, data: { views: { increment: 1 } } }))
}
