import { Prisma } from '../generated/client'

/** Whether the `site` of a query shows the models of a make: one of its dealerships represents it, of those it chose or, where it chose none, of all (MOD-01). */
export const showsMake = (manufacturerId: string): Prisma.Sql => Prisma.sql`
  exists (
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
  )`
