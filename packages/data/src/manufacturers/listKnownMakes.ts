import { joinMakes } from '@forecourt/rules/models/joinMakes'
import type { Database } from '../createDatabase'
import { type KnownMake, ownMakes } from '../edited-records/ownMakes'

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
