import { isRecord } from '@forecourt/schema/isRecord'
import { setValue } from '@forecourt/schema/layers/setValue'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Scope } from '../createDatabase'

export interface BulkChangeSummary {
  readonly bulkId: string
  readonly pointer: string
  /** The setting's place in words. */
  readonly where: string
  readonly authorName: string
  readonly changedAt: string
  readonly sites: readonly { readonly siteId: string; readonly name: string; readonly published: boolean; readonly undone: boolean }[]
}

const mostRows = 2_000

/** The bulk changes of a scope, latest first, each with the sites it reached there. */
export const listBulkChanges = (scope: Scope): Promise<BulkChangeSummary[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.bulkChangeSite.findMany({
      orderBy: [{ changedAt: 'desc' }, { siteId: 'asc' }],
      take: mostRows,
      include: { site: { select: { name: true } } },
    })
    const bulkIds = [...new Set(rows.map(({ bulkId }) => bulkId))].slice(0, 30)
    return bulkIds.flatMap((bulkId) => {
      const own = rows.filter((row) => row.bulkId === bulkId)
      const [first] = own
      if (!first) return []
      const { pointer, authorName, changedAt, before, after } = first
      // An item of a list is called by its text, which is in what was said of it.
      const said = isRecord(after) && after.removed !== true ? after : isRecord(before) ? before : after
      const where = settingAt(pointer, setValue({}, pointer, said))?.where ?? pointer
      const sites = own.map(({ siteId, site, toVersion, undoneAt }) => ({
        siteId,
        name: site.name,
        published: toVersion !== null,
        undone: undoneAt !== null,
      }))
      return [{ bulkId, pointer, where, authorName, changedAt: changedAt.toISOString(), sites }]
    })
  })
