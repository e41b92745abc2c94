import type { Scope } from '../createDatabase'
import type { Editing, Owner } from '../edited-records/EditedKind'
import { Prisma } from '../generated/client'
import { showsMake } from './showsMake'

/** So many are enough to choose one among. */
const mostSites = 50

interface Asked {
  /** Null where the make is not among the platform's. */
  readonly manufacturerId: string | null
  /** Whose the model is. */
  readonly organisationId: Owner
  readonly allowedSiteIds: Editing['allowedSiteIds']
}

/** Sites within a scope that show a model, by name: those of its make or, where it is a business's own, those of the business (MOD-01). */
export const sitesOfModel = (
  scope: Scope,
  { manufacturerId, organisationId, allowedSiteIds }: Asked,
): Promise<{ readonly id: string; readonly name: string }[]> =>
  scope.transaction(
    (tx) => tx.$queryRaw`
    select site.id, site.name from sites site
    where site.status <> 'archived'
      and ${organisationId === null ? showsMake(manufacturerId ?? '') : Prisma.sql`site.organisation_id = ${organisationId}`}
      ${allowedSiteIds === null ? Prisma.empty : Prisma.sql`and site.id = any(${[...allowedSiteIds]})`}
    order by site.name, site.id
    limit ${mostSites}`,
  )
