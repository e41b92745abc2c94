import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { describe, expect, test } from 'vitest'
import { withLastValid } from './createDraftResolver'

const problemsOf = (values: unknown) =>
  resolveConfig([{ kind: 'site', name: 'Site', schemaVersion, locks: [], values: values as ConfigValues }]).problems

const repaired = (values: unknown, valid: ConfigValues) => withLastValid(values as ConfigValues, valid, problemsOf(values))

describe('a draft with its last valid values', () => {
  test('a draft with its last valid values is the draft itself while the draft is valid', () => {
    const values: ConfigValues = { search: { pageSize: 24 } }
    expect(repaired(values, {})).toBe(values)
  })
  test('a draft with its last valid values has the last valid value in place of an invalid one', () =>
    expect(repaired({ search: { pageSize: 500 } }, { search: { pageSize: 24 } })).toEqual({ search: { pageSize: 24 } }))
  test('a draft with its last valid values omits an invalid value that was never valid', () =>
    expect(repaired({ search: { pageSize: 500 }, rego: {} }, {})).toEqual({ rego: {} }))
  test('a draft with its last valid values corrects values inside lists by id', () =>
    expect(
      repaired(
        { pages: { list: [{ id: 'about', path: 'no slash', title: 'New' }] } },
        { pages: { list: [{ id: 'about', path: '/about', title: 'Old' }] } },
      ),
    ).toEqual({ pages: { list: [{ id: 'about', path: '/about', title: 'New' }] } }))
})
