import type { Transaction } from '../Transaction'
import type { OfferSite } from './OwnedOffer'

/**
 * Sites that can show offers, without archived ones, by organisation.
 *
 * @param organisationIds undefined for all of the scope
 * @param allowedSiteIds the user's sites; null for all
 */
export const offerSites = async (
  tx: Transaction,
  organisationIds: readonly string[] | undefined,
  allowedSiteIds: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly OfferSite[]>> => {
  const rows = await tx.$queryRaw<
    { id: string; name: string; organisationId: string; make: string; timeZone: string | null; isWithoutBlog: boolean }[]
  >`
    select site.id, site.name, site.organisation_id as "organisationId",
      coalesce(version.config #>> '{identity,manufacturer}', '') as make, version.config #>> '{identity,timeZone}' as "timeZone",
      coalesce(version.config #>> '{blog,show}', '') = 'false' as "isWithoutBlog"
    from sites site left join versions version
      on version.organisation_id = site.organisation_id and version.site_id = site.id and version.number = site.live_version
    where (${organisationIds === undefined} or site.organisation_id = any(${[...(organisationIds ?? [])]})) and site.status <> 'archived'
    order by site.name, site.id`
  const sites = new Map<string, OfferSite[]>()
  for (const { id, name, organisationId, make, timeZone, isWithoutBlog } of rows) {
    const site = { id, name, make, timeZone, isWithoutBlog, isAccessible: allowedSiteIds === null || allowedSiteIds.includes(id) }
    sites.set(organisationId, [...(sites.get(organisationId) ?? []), site])
  }
  return sites
}
