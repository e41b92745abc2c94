import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { schemaVersion } from '../json-schema/configSchema'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import { buildLayer } from '../testing/buildLayer'
import { validateValues } from '../validation/validateValues'
import type { StoredValues } from './Migration'
import { migrateLayer, migrateValues, migrations, NewerConfigError } from './migrateValues'

interface Golden {
  readonly schemaVersion: number
  readonly values: StoredValues
}

const folder = new URL('./golden/', import.meta.url)
const golden = (version: number): Golden => JSON.parse(readFileSync(new URL(`version-${version}.json`, folder), 'utf8'))

describe('migrations of config values', () => {
  it('migrations of config values lead from each version to the next, up to the current one', () => {
    expect(migrations.map(({ from }) => from)).toEqual(Array.from({ length: schemaVersion }, (_, version) => version))
  })

  it('migrations of config values have a golden file of every version', () => {
    expect(readdirSync(folder).sort()).toEqual(Array.from({ length: schemaVersion + 1 }, (_, version) => `version-${version}.json`))
  })

  it.each(migrations)('version $from: $name', ({ from, up }) => {
    const stored = golden(from).values
    const before = structuredClone(stored)
    expect(up(stored)).toEqual(golden(from + 1).values)
    expect(stored).toEqual(before)
  })

  it('migrations of config values turn the oldest config into the current one, which is valid', () => {
    const values = migrateValues(golden(0))
    expect(values).toEqual(golden(schemaVersion).values)
    expect(validateValues(values)).toEqual([])
    const { config, problems } = resolveConfig([buildLayer({ schemaVersion: 0, values: golden(0).values as ConfigValues })])
    expect(config.finance).toMatchObject({ provider: 'taurus', showWidget: false })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('migrations of config values leave a current config as it is', () => {
    const current = golden(schemaVersion)
    expect(migrateValues(current)).toBe(current.values)
  })

  it('migrations of config values refuse a config of a newer version', () => {
    expect(() => migrateValues({ schemaVersion: schemaVersion + 1, values: {} })).toThrow(NewerConfigError)
    expect(() => migrateValues({ schemaVersion: 7, values: {} })).toThrow(
      'This file was written for version 7. This software reads versions up to 2. Update the software first.',
    )
  })

  it('migrations of config values keep unknown and invalid values for the validator', () => {
    expect(migrateValues({ schemaVersion: 0, values: { finance: 5, menu: 'x', other: 1 } })).toEqual({ finance: 5, menu: 'x', other: 1 })
    expect(migrateValues({ schemaVersion: 0, values: { menu: [5, { text: 'X' }] } })).toEqual({
      navigation: { items: [5, { id: 'item-2', label: 'X' }] },
    })
    expect(migrateValues({ schemaVersion: 0, values: null })).toBeNull()
  })

  it('migrations of config values update the pointers of locks', () => {
    expect(
      migrateLayer(buildLayer({ schemaVersion: 0, locks: ['/menu', '/menu/service/href', '/finance/hideWidget', '/theme'] })).locks,
    ).toEqual(['/navigation/items', '/navigation/items/service/href', '/finance/showWidget', '/theme'])
  })
})
