import { isRecord } from '../isRecord'
import { schemaVersion } from '../json-schema/configSchema'
import type { Layer } from '../layers/Layer'
import type { ConfigValues } from '../ResolvedConfig'
import type { Migration, StoredValues } from './Migration'
import { positiveSwitches } from './positiveSwitches'

const withoutDealershipUrls = ({ reviews, ...values }: StoredValues): StoredValues => {
  if (!isRecord(reviews)) return reviews === undefined ? values : { ...values, reviews }
  const { dealershipUrls: _, ...rest } = reviews
  return { ...values, reviews: rest }
}

/** Review links are now in the dealership's record (REV-05); a database migration copied the sites' values. */
const reviewsOfDealerships: Migration = {
  from: 1,
  name: 'the review address of a dealership is in its record',
  up: withoutDealershipUrls,
  moved: {},
}

/** All migrations, oldest first, from version 0 to the current version. */
export const migrations: readonly Migration[] = [positiveSwitches, reviewsOfDealerships]

/** The config's version is newer than this software supports. */
export class NewerConfigError extends Error {
  constructor(readonly version: number) {
    super(`This file was written for version ${version}. This software reads versions up to ${schemaVersion}. Update the software first.`)
    this.name = 'NewerConfigError'
  }
}

/** Migrates a layer's values from any version to the current one. Throws `NewerConfigError` for a newer version. */
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

/** Migrates a layer's values and the pointers of its locks. */
export const migrateLayer = (layer: Layer): Layer =>
  layer.schemaVersion === schemaVersion
    ? layer
    : {
        ...layer,
        schemaVersion,
        values: migrateValues(layer),
        locks: layer.locks.map((lock) => migrations.slice(layer.schemaVersion).reduce(movedPointer, lock)),
      }
