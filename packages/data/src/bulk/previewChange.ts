import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import { describeValue } from '@forecourt/schema/diff/describeValue'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { picturesIn } from '@forecourt/schema/json-schema/picturesIn'
import type { Resolution } from '@forecourt/schema/layers/Layer'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Scope } from '../createDatabase'
import { lendingLayers } from '../images/listImages'
import { layersInUse } from '../layers/layersInUse'
import { problemSentence } from '../sites/versions/auditedWarnings'
import type { Transaction } from '../Transaction'
import { applyChange, type ChangedDraft, type SettingChange, touchedBy } from './applyChange'

interface PicturedSite {
  readonly id: string
  readonly organisationId: string
  readonly templateLayerId: string
  readonly manufacturerLayerId: string | null
}

/** Pictures that somebody uploaded lie here; others come with the platform and are everybody's. */
const uploads = 'images/'

const picturesOf = (change: SettingChange): string[] => {
  const node = settingAt(change.pointer)?.node ?? {}
  const value = 'add' in change ? [change.add] : 'replace' in change ? change.replace : 'value' in change ? change.value : undefined
  return picturesIn(node, value).flatMap((source) => {
    const { file } = pictureFocus(source)
    return file.startsWith(uploads) ? [file] : []
  })
}

/** By site, why it may not show the pictures that a change brings: they are in somebody else's library. Sites that may are left out. */
export const pictureObstacles = async (
  tx: Transaction,
  sites: readonly PicturedSite[],
  change: SettingChange,
): Promise<ReadonlyMap<string, string>> => {
  const keys = picturesOf(change)
  if (keys.length === 0) return new Map()
  const images = await tx.image.findMany({
    where: { key: { in: keys } },
    include: { organisation: { select: { name: true } }, layer: { select: { name: true } } },
  })
  const platform = await tx.layer.findFirst({ where: { kind: 'platform' }, select: { id: true } })
  const obstacleAt = (site: PicturedSite): string | null => {
    const lending = lendingLayers(site, platform?.id ?? null)
    for (const key of keys) {
      const image = images.find((found) => found.key === key)
      if (!image) return 'The picture is in no library that this site may use.'
      // With neither it is the platform's own.
      if (image.layerId !== null && !lending.includes(image.layerId))
        return `The picture belongs to the layer ${image.layer?.name}, which this site does not use.`
      if (image.organisationId !== null && image.organisationId !== site.organisationId)
        return `The picture is ${image.organisation?.name}’s own. Choose one that is provided for all of these sites.`
    }
    return null
  }
  return new Map(
    sites.flatMap((site) => {
      const obstacle = obstacleAt(site)
      return obstacle === null ? [] : [[site.id, obstacle] as const]
    }),
  )
}

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
