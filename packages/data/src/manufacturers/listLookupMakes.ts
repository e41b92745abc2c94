import type { ItemType } from '@forecourt/rules/entities/Car'
import { tableItemType } from '@forecourt/rules/models/modelItemType'
import type { Database } from '../createDatabase'
import type { KnownMake } from '../edited-records/ownMakes'

/** All makes of the platform with their models of some kinds of vehicle, for the simulated look-up; makes without any are left out. */
export const listLookupMakes = async (db: Database, kinds: readonly ItemType[]): Promise<readonly KnownMake[]> => {
  const makes = await db.platform.transaction((tx) =>
    tx.manufacturer.findMany({
      select: { name: true, models: { where: { organisationId: null }, select: { name: true, body: true }, orderBy: { slug: 'asc' } } },
      orderBy: { name: 'asc' },
    }),
  )
  return makes.flatMap(({ name, models }) => {
    const bodies = models.map(({ body }) => body)
    const fitting = models.filter(({ body }) => kinds.includes(tableItemType(body, bodies)))
    return fitting.length > 0 ? [{ name, models: fitting.map((model) => model.name) }] : []
  })
}
