import { describeValue } from '@forecourt/schema/diff/describeValue'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import { valueAt } from '@forecourt/schema/layers/valueAt'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Scope } from '../createDatabase'
import { layersInUse } from '../layers/layersInUse'
import { siteLayer } from '../sites/siteLayer'
import { type SettingChange, withChange } from './SettingChange'

/** What a change would do to one site's draft. */
export interface ChangeAtSite {
  readonly siteId: string
  readonly organisationId: string
  readonly name: string
  readonly organisationName: string
  readonly draftRevision: number
  readonly liveVersion: number | null
  /** Whether the draft says what is live: then publishing takes nothing else along. */
  readonly isClean: boolean
  readonly before: string
  readonly after: string
  readonly isChanged: boolean
  /** Why the site can't take it: a lock, or what would be wrong with it. Null when it can. */
  readonly obstacle: string | null
}

const words = (pointer: string, value: unknown): string => {
  const node = settingAt(pointer)?.node
  return node ? describeValue(node, value) : JSON.stringify(value)
}

/** Problems of the resolved config that a change brings along. */
export const newErrors = (before: readonly ConfigProblem[], after: readonly ConfigProblem[]): ConfigProblem[] => {
  const known = new Set(before.map(({ pointer, message }) => `${pointer} ${message}`))
  return after.filter(({ pointer, message, severity }) => severity === 'error' && !known.has(`${pointer} ${message}`))
}

const consequences = (below: readonly Layer[], name: string, values: ReturnType<typeof migrateValues>, change: SettingChange) => {
  const now = resolveConfig([...below, siteLayer(name, values)])
  const then = resolveConfig([...below, siteLayer(name, withChange(values, change))])
  const { pointer } = change
  return {
    before: words(pointer, valueAt(now.config, pointer)),
    after: words(pointer, valueAt(then.config, pointer)),
    isChanged: !sameJson(values, withChange(values, change)),
    obstacle: newErrors(now.problems, then.problems)[0]?.message ?? null,
  }
}

/** What one change would do to the drafts of several sites; sites out of scope are left out. */
export const lookAtChange = (scope: Scope, siteIds: readonly string[], change: SettingChange): Promise<ChangeAtSite[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.site.findMany({
      where: { id: { in: [...siteIds] } },
      include: { draft: true, live: { select: { values: true, schemaVersion: true } }, organisation: { select: { name: true } } },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    })
    const inUse = await layersInUse(
      tx,
      rows.map((row) => ({ ...row, siteId: row.id })),
    )
    return rows.flatMap((row, index): ChangeAtSite[] => {
      if (!row.draft) return []
      const values = migrateValues(row.draft)
      const below = (inUse[index] ?? []).map(({ layer }) => layer)
      return [
        {
          siteId: row.id,
          organisationId: row.organisationId,
          name: row.name,
          organisationName: row.organisation.name,
          draftRevision: row.draft.revision,
          liveVersion: row.liveVersion,
          isClean: row.live !== null && sameJson(values, migrateValues(row.live)),
          ...consequences(below, row.name, values, change),
        },
      ]
    })
  })
