import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import { describeValue } from '@forecourt/schema/diff/describeValue'
import type { Resolution } from '@forecourt/schema/layers/Layer'
import { valueAt } from '@forecourt/schema/layers/valueAt'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Scope } from '../createDatabase'
import { layersInUse } from '../layers/layersInUse'
import { problemSentence } from '../sites/versions/problemSentence'
import { applyChange, type ChangedDraft } from './applyChange'
import { pictureObstacles } from './pictureObstacles'
import { type SettingChange, touchedBy } from './SettingChange'

/** What a change would do to one site's draft. */
export interface ChangeAtSite {
  readonly siteId: string
  readonly organisationId: string
  readonly name: string
  readonly organisationName: string
  /** The name of its template layer. */
  readonly template: string
  /** The country its draft says it is in. */
  readonly country: ResolvedConfig['identity']['country']
  readonly draftRevision: number
  readonly liveVersion: number | null
  /** Whether the draft says what is live: then publishing takes nothing else along. */
  readonly isClean: boolean
  readonly before: string
  readonly after: string
  /** What a change of a list or a picture does to it, in whole sentences; none for another value. */
  readonly sentences: readonly string[]
  readonly isChanged: boolean
  /** Whether nothing but whose word it is changes: the site shows the same before and after. */
  readonly looksSame: boolean
  /** What the site says there itself, in words, and the change would replace; null where it only inherits. */
  readonly overwritten: string | null
  /** Why the site can't take it: a lock, or what would be wrong with it. Null when it can. */
  readonly obstacle: string | null
  /** What it would warn of that it does not now, in whole sentences. */
  readonly warnings: readonly string[]
}

const words = (pointer: string, { config }: Resolution): string => {
  const value = valueAt(config, pointer)
  if (value === undefined) return 'not there'
  const node = settingAt(pointer, config)?.node
  return node ? describeValue(node, value) : JSON.stringify(value)
}

const consequences = (draft: ChangedDraft, change: SettingChange) => {
  const { values, before, after, obstacle, warnings } = applyChange(draft, change)
  const at = touchedBy(change)
  // What becomes of a list or a picture is not said by what it was and what it is.
  const node = settingAt(at)?.node
  const isDescribed =
    'add' in change || 'remove' in change || 'replace' in change || node?.['x-control'] === 'image' || node?.['x-merge'] === 'id'
  const isChanged = !sameJson(draft.values, values)
  return {
    before: words(at, before),
    after: words(at, after),
    sentences: isDescribed ? describeChanges(before.config, after.config).map(({ sentence }) => sentence) : [],
    isChanged,
    looksSame: isChanged && obstacle === null && sameJson(before.config, after.config),
    overwritten:
      isChanged && !('add' in change) && !('remove' in change) && valueAt(draft.values, at) !== undefined ? words(at, before) : null,
    country: before.config.identity.country,
    obstacle,
    warnings: warnings.map(problemSentence),
  }
}

/** What one change would do to the drafts of several sites; sites out of scope are left out. */
export const previewChange = (scope: Scope, siteIds: readonly string[], change: SettingChange): Promise<ChangeAtSite[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.site.findMany({
      where: { id: { in: [...siteIds] } },
      include: {
        draft: true,
        template: { select: { name: true } },
        live: { select: { values: true, schemaVersion: true } },
        organisation: { select: { name: true } },
      },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    })
    const inUse = await layersInUse(
      tx,
      rows.map((row) => ({ ...row, siteId: row.id, templateLayerId: row.draft?.templateLayerId ?? row.templateLayerId })),
    )
    const pictures = await pictureObstacles(tx, rows, change)
    return rows.flatMap((row, index): ChangeAtSite[] => {
      if (!row.draft) return []
      const values = migrateValues(row.draft)
      const below = (inUse[index] ?? []).map(({ layer }) => layer)
      const found = consequences({ name: row.name, below, values }, change)
      return [
        {
          siteId: row.id,
          organisationId: row.organisationId,
          name: row.name,
          organisationName: row.organisation.name,
          template: row.template.name,
          draftRevision: row.draft.revision,
          liveVersion: row.liveVersion,
          isClean: row.live !== null && sameJson(values, migrateValues(row.live)),
          ...found,
          obstacle: pictures.get(row.id) ?? found.obstacle,
        },
      ]
    })
  })
