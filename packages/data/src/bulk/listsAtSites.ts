import { itemsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Scope } from '../createDatabase'
import { layersInUse } from '../layers/layersInUse'
import { siteLayer } from '../sites/lockDraft'

/** A list merged by id as one site's draft makes it. */
export interface ListAtSite {
  readonly siteId: string
  readonly name: string
  readonly items: readonly ListItem[]
}

/** What a list holds at each of several sites, by their names; sites out of scope are left out. */
export const listsAtSites = (scope: Scope, siteIds: readonly string[], pointer: string): Promise<ListAtSite[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.site.findMany({
      where: { id: { in: [...siteIds] } },
      include: { draft: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    })
    const inUse = await layersInUse(
      tx,
      rows.map((row) => ({ ...row, siteId: row.id, templateLayerId: row.draft?.templateLayerId ?? row.templateLayerId })),
    )
    return rows.flatMap(({ id, name, draft }, index) => {
      if (!draft) return []
      const below = (inUse[index] ?? []).map(({ layer }) => layer)
      const { config } = resolveConfig([...below, siteLayer(name, migrateValues(draft))])
      return [{ siteId: id, name, items: itemsAt(config, pointer) }]
    })
  })
