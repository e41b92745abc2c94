import type { Database, Scope } from '@forecourt/data/createDatabase'
import type { ListQuery, ListResult } from '@forecourt/data/lists/parseFilter'
import { type AccessScope, narrowScopes } from './AccessScope'

type List<Row> = (scope: Scope, query: ListQuery, accessScope: AccessScope) => Promise<ListResult<Row>>

const compare = (one: unknown, other: unknown): number => {
  if (one === other) return 0
  if (one === null || one === undefined) return 1
  if (other === null || other === undefined) return -1
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en-AU')
}

/**
 * One page of a list across all of the user's scopes, or of one requested organisation.
 * Most users have one scope; for a member of several organisations the lists are merged, each read under its own row-level security.
 */
export const listWithin = async <Row extends object>(
  { db, accessScopes: all }: { db: Database; accessScopes: readonly AccessScope[] },
  query: ListQuery,
  list: List<Row>,
): Promise<ListResult<Row>> => {
  const { organisationId, ...filter } = query.filter ?? {}
  const accessScopes = typeof organisationId === 'string' ? narrowScopes(db, all, organisationId) : all
  const [only, ...others] = accessScopes
  if (!only) return { rows: [], total: 0 }
  if (others.length === 0) return list(only.scope, { ...query, filter }, only)
  const upToHere = { ...query, filter, page: 1, perPage: query.page * query.perPage }
  const pages = await Promise.all(accessScopes.map((each) => list(each.scope, upToHere, each)))
  const rows = pages.flatMap((page) => page.rows)
  const { sort } = query
  if (sort) {
    const direction = sort.order === 'ASC' ? 1 : -1
    rows.sort((one, other) => direction * compare(Reflect.get(one, sort.field), Reflect.get(other, sort.field)))
  }
  const start = (query.page - 1) * query.perPage
  return { rows: rows.slice(start, start + query.perPage), total: pages.reduce((sum, page) => sum + page.total, 0) }
}

/** A record and the scope it was found in. */
export interface Found<T> {
  readonly record: T
  readonly accessScope: AccessScope
}

/** Looks for a record in each scope of the user. Row-level security hides other organisations' records, so they are not found. */
export const findWithin = async <T>(
  accessScopes: readonly AccessScope[],
  find: (scope: Scope, accessScope: AccessScope) => Promise<T | null>,
): Promise<Found<T> | null> => {
  for (const accessScope of accessScopes) {
    const record = await find(accessScope.scope, accessScope)
    if (record !== null) return { record, accessScope }
  }
  return null
}
