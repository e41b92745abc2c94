import { joinMakes } from '@forecourt/rules/models/siteModels'
import type { Database } from '../createDatabase'
import { type KnownMake, ownMakes } from '../edited-records/ownMakes'
import { Prisma } from '../generated/client'

/** SQL of the models that sites of an organisation use, once per make and slug, for joins; including hidden ones, as in `siteModels`. */
export const knownModels = (organisationId: string): Prisma.Sql => Prisma.sql`(
  select distinct on (model.manufacturer_slug, model.slug) model.* from models model
  where model.organisation_id is null or model.organisation_id = ${organisationId}
  order by model.manufacturer_slug, model.slug, model.organisation_id nulls last
)`

/** All makes of the platform with their models (MOD-03), plus the organisation's own if one is given. */
export const listKnownMakes = (db: Database, organisationId: string | null = null): Promise<readonly KnownMake[]> =>
  db.platform.transaction(async (tx) => {
    const makes = await tx.manufacturer.findMany({
      select: { name: true, models: { where: { organisationId: null }, select: { name: true } } },
      orderBy: { name: 'asc' },
    })
    const platforms = makes.map(({ name, models }) => ({ name, models: models.map((model) => model.name) }))
    return organisationId === null ? platforms : joinMakes(platforms, await ownMakes(tx, organisationId))
  })
