import { Prisma } from '../generated/client'

/** What `siteModels` says, for queries to join: each model by its make and slug once, as sites of an organisation have it, hidden or not. */
export const knownModels = (organisationId: string): Prisma.Sql => Prisma.sql`(
  select distinct on (model.manufacturer_slug, model.slug) model.* from models model
  where model.organisation_id is null or model.organisation_id = ${organisationId}
  order by model.manufacturer_slug, model.slug, model.organisation_id nulls last
)`
