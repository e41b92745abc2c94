import { modelPageClashes, modelPaths } from '@forecourt/rules/pages/slugClashes'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import type { LayeredSite } from '../layers/layersInUse'
import { weakerLayers } from '../layers/weakerLayers'
import { listModelPages } from '../manufacturers/rangeModels'
import { siteLayer } from '../sites/lockDraft'
import { type CheckedLayers, checkedLayers } from '../sites/versions/insertVersion'
import { mergeSnapshot, type Snapshot, type SnapshotConflict, type SnapshotDecision } from '../sites/versions/mergeSnapshot'
import type { Transaction } from '../Transaction'

/** Validates the layers of a site, including conflicts with the paths of its model pages (RTE-19). */
export const checkedSite = async (
  tx: Transaction,
  site: { readonly organisationId: string; readonly siteId: string },
  layers: readonly Layer[],
): Promise<CheckedLayers> => {
  const modelPages = await listModelPages(tx, site)
  const checked = checkedLayers(layers, new Set(modelPaths(modelPages)))
  const clashes = modelPageClashes(checked.config, { modelPages })
  const ofSeverity = (wanted: 'error' | 'warning') => clashes.filter(({ severity }) => severity === wanted)
  return { ...checked, errors: [...checked.errors, ...ofSeverity('error')], warnings: [...checked.warnings, ...ofSeverity('warning')] }
}

export interface SnapshotPreview {
  /** Values of the site's own layer after publishing. */
  readonly values: ConfigValues
  readonly layers: readonly Layer[]
  readonly config: ResolvedConfig
  readonly conflicts: readonly SnapshotConflict[]
  /** Errors that block publishing. */
  readonly problems: readonly ConfigProblem[]
  /** Warnings only. */
  readonly warnings: readonly ConfigProblem[]
  /** Whether all of it is live already. */
  readonly isLive: boolean
}

interface SnapshotSite extends LayeredSite {
  readonly name: string
  readonly liveVersion: number | null
}

/** The result of publishing a snapshot over the live version, with conflicts and problems. */
export const previewSnapshotPublish = async (
  tx: Transaction,
  site: SnapshotSite,
  { values: snapshot, baseVersion }: Snapshot,
  decision: SnapshotDecision | null,
): Promise<SnapshotPreview> => {
  const { siteId, liveVersion } = site
  const valuesOf = async (number: number | null): Promise<ConfigValues> => {
    const version =
      number === null ? null : await tx.version.findFirst({ where: { siteId, number }, select: { values: true, schemaVersion: true } })
    return version ? migrateValues(version) : {}
  }
  const isLiveChanged = liveVersion !== baseVersion
  const live = isLiveChanged ? await valuesOf(liveVersion) : {}
  const { values, conflicts } = isLiveChanged
    ? mergeSnapshot({ base: await valuesOf(baseVersion), snapshot, live, decision })
    : { values: snapshot, conflicts: [] }
  const layers = [...(await weakerLayers(tx, site)), siteLayer(site.name, values)]
  const { config, errors, warnings } = await checkedSite(tx, site, layers)
  return {
    values,
    layers,
    config,
    conflicts,
    problems: errors,
    warnings,
    isLive: isLiveChanged && conflicts.length === 0 && liveVersion !== null && sameJson(values, live),
  }
}
