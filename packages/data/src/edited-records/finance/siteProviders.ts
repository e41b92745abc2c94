import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { SiteLimit } from '../../organisations/listLocations'

/** A live site with the finance provider whose figures it shows, or 'none'. */
export interface SiteProvider {
  readonly id: string
  readonly name: string
  readonly provider: string
  /** Dealerships whose cars it shows; empty for all. */
  readonly dealershipIds: readonly string[]
}

/** The live sites of an organisation by name: a lender's figures show only on those with its provider (ENT-26). */
export const siteProviders = (scope: Scope, organisationId: string, siteIds: SiteLimit): Promise<SiteProvider[]> => {
  const within = siteIds === null ? Prisma.sql`true` : Prisma.sql`site.id = any(${[...siteIds]}::text[])`
  return scope.transaction(
    (tx) => tx.$queryRaw<SiteProvider[]>`
      select site.id, site.name, coalesce(version.config->'finance'->>'provider', 'none') as provider, array(
          select shown.dealership_id from site_dealerships shown
          where shown.organisation_id = site.organisation_id and shown.site_id = site.id order by 1
        ) as "dealershipIds"
      from sites site
      join versions version
        on version.organisation_id = site.organisation_id and version.site_id = site.id and version.number = site.live_version
      where site.organisation_id = ${organisationId} and site.status = 'live' and ${within}
      order by site.name, site.id`,
  )
}
