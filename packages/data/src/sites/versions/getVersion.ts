import type { Layer } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Scope } from '../../createDatabase'
import { type StoredLayer, toLayer } from '../../layers/toLayer'
import { versionConfig } from './versionConfig'
import { toVersionSummary, type VersionSummary } from './versionSummary'

export interface Version extends VersionSummary {
  /** The site's own layer at the time. */
  readonly values: ConfigValues
  readonly config: ResolvedConfig
  /** All layers it was made of, weakest first, the site's own last. */
  readonly layers: readonly Layer[]
}

export const getVersion = (scope: Scope, siteId: string, number: number): Promise<Version | null> =>
  scope.transaction(async (tx) => {
    const version = await tx.version.findFirst({ where: { siteId, number }, include: { site: { select: { liveVersion: true } } } })
    if (!version) return null
    const { schemaVersion, values } = version
    return {
      ...toVersionSummary(version, version.site.liveVersion),
      values: migrateValues({ schemaVersion, values }),
      config: versionConfig(version),
      layers: (version.layers as unknown as StoredLayer[]).map(toLayer),
    }
  })
