import type { Database } from '../createDatabase'

/** So many are enough to choose one among. */
const mostSites = 50

/** Sites that may be read and have a dealership of a make, by name: those that show its models (MOD-01). */
export const sitesOfMake = (db: Database, manufacturerId: string): Promise<{ readonly id: string; readonly name: string }[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw`
    select site.id, site.name from sites site
    where site.status <> 'archived' and exists (
      select 1 from dealerships dealership
      join manufacturers manufacturer on manufacturer.name = any(dealership.makes)
      where dealership.organisation_id = site.organisation_id and manufacturer.slug = ${manufacturerId} and (
        not exists (
          select 1 from site_dealerships chosen where chosen.organisation_id = site.organisation_id and chosen.site_id = site.id
        ) or exists (
          select 1 from site_dealerships chosen
          where chosen.organisation_id = site.organisation_id and chosen.site_id = site.id and chosen.dealership_id = dealership.id
        )
      )
    )
    order by site.name, site.id
    limit ${mostSites}`,
  )
