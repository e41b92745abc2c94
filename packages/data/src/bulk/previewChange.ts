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
import { sharedPictureLayers } from '../images/listImages'
import { layersInUse } from '../layers/layersInUse'
import { problemSentence } from '../sites/versions/auditedWarnings'
import type { Transaction } from '../Transaction'
import { applyChange, type ChangedDraft, changedPointer, type SettingChange } from './applyChange'

interface PicturedSite {
  readonly id: string
  readonly organisationId: string
  readonly templateLayerId: string
  readonly manufacturerLayerId: string | null
}

/** Key prefix of uploaded pictures; other pictures are part of the platform. */
const uploads = 'images/'

const picturesOf = (change: SettingChange): string[] => {
  const node = settingAt(change.pointer)?.node ?? {}
  const value = 'add' in change ? [change.add] : 'replace' in change ? change.replace : 'value' in change ? change.value : undefined
  return picturesIn(node, value).flatMap((source) => {
    const { file } = pictureFocus(source)
    return file.startsWith(uploads) ? [file] : []
  })
}

/** By site id: why it can't show the pictures of a change, as they belong to another library. Excludes sites that can. */
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
    const lending = sharedPictureLayers(site, platform?.id ?? null)
    for (const key of keys) {
      const image = images.find((found) => found.key === key)
      if (!image) return 'The picture is not in a library this site can use.'
      // A picture without a layer and an organisation belongs to the platform and can be used by all sites.
      if (image.layerId !== null && !lending.includes(image.layerId))
        return `The picture belongs to the layer ${image.layer?.name}, which this site does not use.`
      if (image.organisationId !== null && image.organisationId !== site.organisationId)
        return `The picture belongs to ${image.organisation?.name}. Choose one that is available to all of these sites.`
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

/** Preview of a change at one site's draft. */
export interface ChangeAtSite {
  readonly siteId: string
  readonly organisationId: string
  readonly name: string
  readonly organisationName: string
  /** Name of its template layer. */
  readonly template: string
  /** The country in its draft. */
  readonly country: ResolvedConfig['identity']['country']
  readonly draftRevision: number
  readonly liveVersion: number | null
  /** Whether the draft equals the live version, so that publishing includes no other change. */
  readonly isClean: boolean
  readonly before: string
  readonly after: string
  /** Changes of a list or a picture, in sentences; empty for other values. */
  readonly sentences: readonly string[]
  readonly isChanged: boolean
  /** Whether the resolved value stays the same and only its layer changes. */
  readonly looksSame: boolean
  /** The site's own value that the change would replace, as text; null if it is inherited. */
  readonly overwritten: string | null
  /** Why the site can't take the change: a lock, or a validation error. Null if it can. */
  readonly obstacle: string | null
  /** New warnings of the change, in sentences. */
  readonly warnings: readonly string[]
}

const valueText = (pointer: string, { config }: Resolution): string => {
  const value = valueAt(config, pointer)
  if (value === undefined) return 'not set'
  const node = settingAt(pointer, config)?.node
  return node ? describeValue(node, value) : JSON.stringify(value)
}

const consequences = (draft: ChangedDraft, change: SettingChange) => {
  const { values, before, after, obstacle, warnings } = applyChange(draft, change)
  const at = changedPointer(change)
  // Lists and pictures are described by `sentences`, not by values before and after.
  const node = settingAt(at)?.node
  const isDescribed =
    'add' in change || 'remove' in change || 'replace' in change || node?.['x-control'] === 'image' || node?.['x-merge'] === 'id'
  const isChanged = !sameJson(draft.values, values)
  return {
    before: valueText(at, before),
    after: valueText(at, after),
    sentences: isDescribed ? describeChanges(before.config, after.config).map(({ sentence }) => sentence) : [],
    isChanged,
    looksSame: isChanged && obstacle === null && sameJson(before.config, after.config),
    overwritten:
      isChanged && !('add' in change) && !('remove' in change) && valueAt(draft.values, at) !== undefined ? valueText(at, before) : null,
    country: before.config.identity.country,
    obstacle,
    warnings: warnings.map(problemSentence),
  }
}

/** Previews one change at the drafts of several sites; excludes sites out of scope. */
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
      const weakerLayers = (inUse[index] ?? []).map(({ layer }) => layer)
      const found = consequences({ name: row.name, weakerLayers, values }, change)
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
