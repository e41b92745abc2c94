import type { Database, Scope } from '@forecourt/data/createDatabase'
import { expect, test } from 'vitest'
import type { AccessScope } from './AccessScope'
import { listWithin } from './findWithin'

const scopeOf = (rows: readonly { name: string }[]) => ({ rows }) as unknown as Scope
const db = { forOrganisation: (id: string) => scopeOf([{ name: `only ${id}` }]) } as unknown as Database
const list = async (scope: Scope, { page, perPage }: { page: number; perPage: number }) => {
  const { rows } = scope as unknown as { rows: { name: string }[] }
  return { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length }
}
const accessScope = (organisationId: string | null, ...names: string[]): AccessScope => ({
  organisationId,
  siteIds: null,
  scope: scopeOf(names.map((name) => ({ name }))),
})
const names = (page: { rows: { name: string }[] }) => page.rows.map(({ name }) => name)
const sort = { field: 'name', order: 'ASC' as const }

test('A user without access gets an empty list', async () => {
  expect(await listWithin({ db, accessScopes: [] }, { page: 1, perPage: 5 }, list)).toEqual({ rows: [], total: 0 })
})

test('Lists of several organisations are merged in order and paginated as one', async () => {
  const several = [accessScope('a', 'Ford', 'Mazda', 'Subaru'), accessScope('b', 'Holden', 'Toyota')]
  const first = await listWithin({ db, accessScopes: several }, { page: 1, perPage: 2, sort }, list)
  const second = await listWithin({ db, accessScopes: several }, { page: 2, perPage: 2, sort }, list)
  expect([names(first), names(second), first.total]).toEqual([['Ford', 'Holden'], ['Mazda', 'Subaru'], 5])
})

test('Filtering by an organisation narrows the list to it', async () => {
  const several = [accessScope('a', 'Ford'), accessScope('b', 'Holden')]
  expect(names(await listWithin({ db, accessScopes: several }, { page: 1, perPage: 5, filter: { organisationId: 'b' } }, list))).toEqual([
    'Holden',
  ])
})

test('Staff filtering by an organisation read through that organisation’s row-level security', async () => {
  expect(
    names(
      await listWithin(
        { db, accessScopes: [accessScope(null, 'everything')] },
        { page: 1, perPage: 5, filter: { organisationId: 'c' } },
        list,
      ),
    ),
  ).toEqual(['only c'])
})

test('Filtering by an organisation without membership returns an empty list', async () => {
  expect(
    await listWithin({ db, accessScopes: [accessScope('a', 'Ford')] }, { page: 1, perPage: 5, filter: { organisationId: 'z' } }, list),
  ).toEqual({ rows: [], total: 0 })
})
