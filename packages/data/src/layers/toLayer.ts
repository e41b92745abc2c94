import { isRecord } from '@forecourt/schema/isRecord'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer, LayerKind } from '@forecourt/schema/layers/Layer'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'

export interface StoredLayer {
  readonly kind: string
  readonly name: string
  readonly schemaVersion: number
  readonly values: unknown
  readonly locks: readonly string[]
  /** Versions published before locks had reasons have none. */
  readonly lockReasons?: unknown
}

/** Why settings are locked, as far as it was said. */
const toLockReasons = (stored: unknown): Readonly<Record<string, string>> =>
  isRecord(stored)
    ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : {}

/** A layer as it was stored, brought to the present form of the schema. */
export const toLayer = ({ kind, name, schemaVersion: version, values, locks, lockReasons }: StoredLayer): Layer => {
  const reasons = toLockReasons(lockReasons)
  return {
    kind: kind as LayerKind,
    name,
    schemaVersion,
    values: migrateValues({ schemaVersion: version, values }),
    locks,
    ...(Object.keys(reasons).length > 0 && { lockReasons: reasons }),
  }
}
