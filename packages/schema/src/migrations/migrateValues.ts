import { isRecord } from '../isRecord'
import { schemaVersion } from '../json-schema/configSchema'
import type { ConfigValues } from '../ResolvedConfig'
import type { StoredValues } from './Migration'
import { migrations } from './migrations'
import { NewerConfigError } from './NewerConfigError'

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
