import { schemaVersion } from '../json-schema/configSchema'
import type { Layer } from '../layers/Layer'
import type { Migration } from './Migration'
import { migrateValues } from './migrateValues'
import { migrations } from './migrations'

const movedPointer = (pointer: string, { moved }: Migration): string => {
  const prefix = Object.keys(moved).find((old) => pointer === old || pointer.startsWith(`${old}/`))
  return prefix === undefined ? pointer : `${moved[prefix]}${pointer.slice(prefix.length)}`
}

/** A layer in the current form: its values migrated, its locks where the settings are now. */
export const migrateLayer = (layer: Layer): Layer =>
  layer.schemaVersion === schemaVersion
    ? layer
    : {
        ...layer,
        schemaVersion,
        values: migrateValues(layer),
        locks: layer.locks.map((lock) => migrations.slice(layer.schemaVersion).reduce(movedPointer, lock)),
      }
