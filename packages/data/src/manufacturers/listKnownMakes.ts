import { joinMakes } from '@forecourt/rules/models/siteModels'
import type { Database } from '../createDatabase'
import { type KnownMake, ownMakes } from '../edited-records/ownMakes'
import { Prisma } from '../generated/client'

/** What `siteModels` says, for queries to join: each model by its make and slug once, as sites of an organisation have it, hidden or not. */
export const knownModels = (organisationId: string): Prisma.Sql => Prisma.sql`(
  select distinct on (model.manufacturer_slug, model.slug) model.* from models model
  where model.organisation_id is null or model.organisation_id = ${organisationId}
  order by model.manufacturer_slug, model.slug, model.organisation_id nulls last
)`

/** Every make the platform knows with those of its models it knows (MOD-03), and what a business wrote itself where one is named. */
export const listKnownMakes = (db: Database, organisationId: string | null = null): Promise<readonly KnownMake[]> =>
  db.platform.transaction(async (tx) => {
    const makes = await tx.manufacturer.findMany({
      select: { name: true, models: { where: { organisationId: null }, select: { name: true } } },
      orderBy: { name: 'asc' },
    })
    const platforms = makes.map(({ name, models }) => ({ name, models: models.map((model) => model.name) }))
    return organisationId === null ? platforms : joinMakes(platforms, await ownMakes(tx, organisationId))
  })
