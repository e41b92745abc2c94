import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { type StoredLayer, toLayer } from '../../layers/toLayer'
import { fillMissing } from '../fillMissing'

export interface StoredVersion {
  readonly schemaVersion: number
  readonly config: unknown
  readonly layers: unknown
}

/**
 * The config of a published version, complete by today's schema. What was published stays as it was; settings that are
 * newer than the version come from its own layers, resolved again, and so does the whole of a version in an older form.
 */
export const versionConfig = (version: StoredVersion): ResolvedConfig => {
  const { config } = resolveConfig((version.layers as StoredLayer[]).map(toLayer))
  return version.schemaVersion === schemaVersion ? (fillMissing(version.config, config) as ResolvedConfig) : config
}
