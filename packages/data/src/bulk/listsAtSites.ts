import { itemsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Scope } from '../createDatabase'
import { layersInUse } from '../layers/layersInUse'
import { siteLayer } from '../sites/lockDraft'

/** A list merged by id, resolved from a site's draft. */
export interface ListAtSite {
  readonly siteId: string
  readonly name: string
  readonly items: readonly ListItem[]
}

/** The items of a list at several sites, ordered by site name; excludes sites out of scope. */
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
      const weakerLayers = (inUse[index] ?? []).map(({ layer }) => layer)
      const { config } = resolveConfig([...weakerLayers, siteLayer(name, migrateValues(draft))])
      return [{ siteId: id, name, items: itemsAt(config, pointer) }]
    })
  })
