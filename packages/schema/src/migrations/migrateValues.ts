import { isRecord } from '../isRecord'
import { schemaVersion } from '../json-schema/configSchema'
import type { Layer } from '../layers/Layer'
import type { ConfigValues } from '../ResolvedConfig'
import type { Migration, StoredValues } from './Migration'
import { positiveSwitches } from './positiveSwitches'
import { reviewsOfDealerships } from './reviewsOfDealerships'

/** Every migration, oldest first: the first leads from version 0 to 1, the last to the current version. */
export const migrations: readonly Migration[] = [positiveSwitches, reviewsOfDealerships]

/** A config from a newer version than this software can read. */
export class NewerConfigError extends Error {
  constructor(readonly version: number) {
    super(
      `This config was written for version ${version}; this software reads versions up to ${schemaVersion}. Please update the software first.`,
    )
    this.name = 'NewerConfigError'
  }
}

/** A layer's values in the current form, whatever version they were written for. Throws `NewerConfigError` for a version that is not known yet. */
export const migrateValues = ({
  schemaVersion: version,
  values,
}: {
  readonly schemaVersion: number
  readonly values: unknown
}): ConfigValues => {
  if (version > schemaVersion) throw new NewerConfigError(version)
  if (!isRecord(values)) return values as ConfigValues
  return migrations.slice(version).reduce<StoredValues>((older, migration) => migration.up(older), values) as ConfigValues
}

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
