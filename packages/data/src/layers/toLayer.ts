import { schemaVersion } from '@forecourt/schema/configSchema'
import type { Layer, LayerKind } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'

export interface StoredLayer {
  readonly kind: string
  readonly name: string
  readonly schemaVersion: number
  readonly values: unknown
  readonly locks: readonly string[]
}

/** A layer as it was stored, brought to the present form of the schema. */
export const toLayer = ({ kind, name, schemaVersion: version, values, locks }: StoredLayer): Layer => ({
  kind: kind as LayerKind,
  name,
  schemaVersion,
  values: migrateValues({ schemaVersion: version, values }),
  locks,
})
