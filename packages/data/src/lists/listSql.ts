import { Prisma } from '../generated/client'
import type { ListQuery } from './parseFilter'

const maxPerPage = 1000

/** Joins conditions with `and`. */
export const allConditions = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length === 0 ? Prisma.sql`true` : Prisma.join([...conditions], ' and ')

/** Escapes the wildcards of LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A LIKE pattern that finds the text anywhere. */
export const containing = (text: string): string => `%${escapeLike(text)}%`

/**
 * The ORDER BY of a list: the requested column if it is in `columns`, else `defaultColumn`; `key` makes it unique.
 *
 * @param filled fields without nulls, whose index works in both directions
 */
export const listOrder = (
  sort: ListQuery['sort'],
  columns: { readonly [field: string]: string },
  defaultColumn: string,
  key: string,
  filled: readonly string[] = [],
): Prisma.Sql => {
  const column = sort && Object.hasOwn(columns, sort.field) ? columns[sort.field] : undefined
  if (!sort || !column) return Prisma.raw(`${defaultColumn}, ${key}`)
  return Prisma.raw(`${column} ${sort.order === 'DESC' ? 'desc' : 'asc'}${filled.includes(sort.field) ? '' : ' nulls last'}, ${key}`)
}

/** LIMIT and OFFSET of the requested page. */
export const listPage = ({ page, perPage }: Pick<ListQuery, 'page' | 'perPage'>) => {
  const limit = Math.min(Math.max(1, Math.trunc(perPage) || 1), maxPerPage)
  return { limit, offset: (Math.max(1, Math.trunc(page) || 1) - 1) * limit }
}
