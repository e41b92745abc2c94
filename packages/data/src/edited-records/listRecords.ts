import type { AnyValues } from '@forecourt/rules/records/RecordField'
import type { Scope } from '../createDatabase'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import type { EditedKind, EditedRecord, Editing, Owner } from './EditedKind'

const compare = (one: unknown, other: unknown): number => {
  if (one === other) return 0
  if (one === null || one === undefined) return 1
  if (other === null || other === undefined) return -1
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en-AU')
}

const texts = (row: object): string =>
  Object.values(row)
    .filter((value) => typeof value === 'string')
    .join(' ')
    .toLowerCase()

/**
 * One page of a kind with at most a few thousand records per owner, filtered in memory. Filters: q (any text), and any field by name:
 * equal, or contained in a list.
 */
export const listRecords = <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  scope: Scope,
  kind: EditedKind<Values, Row, Of>,
  { page, perPage, sort, filter = {} }: ListQuery,
  allowedSiteIds: Editing['allowedSiteIds'],
): Promise<ListResult<Row>> =>
  scope.transaction(async (tx) => {
    const q = parseFilter(filter).text('q')?.toLowerCase() ?? ''
    const conditions = Object.entries(filter).filter(([name, value]) => name !== 'q' && value !== undefined && value !== '')
    const matches = (row: AnyValues) =>
      conditions.every(([name, value]) => (Array.isArray(row[name]) ? row[name].includes(value) : String(row[name]) === String(value)))
    const all = await kind.all(tx, undefined, allowedSiteIds)
    const rows = all.filter((row) => matches(row as unknown as AnyValues) && texts(row).includes(q))
    const of = (row: Row) => (row as unknown as AnyValues)[sort?.field ?? '']
    if (sort) rows.sort((one, other) => (sort.order === 'ASC' ? 1 : -1) * compare(of(one), of(other)))
    return { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length }
  })
