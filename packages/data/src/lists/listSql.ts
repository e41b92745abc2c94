import { Prisma } from '../generated/client'
import type { ListQuery } from './parseFilter'

const mostPerPage = 1000

/** A list of conditions as one. */
export const allConditions = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length === 0 ? Prisma.sql`true` : Prisma.join([...conditions], ' and ')

/** Text to search for, with what the database would take for wildcards taken literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A pattern that finds the text anywhere. */
export const containing = (text: string): string => `%${literally(text)}%`

/**
 * The order of a list: by the asked column if it is one of `columns`, else by `usual`; `key` makes it definite.
 *
 * @param filled fields that every row has: an index of theirs serves both ways
 */
export const listOrder = (
  sort: ListQuery['sort'],
  columns: { readonly [field: string]: string },
  usual: string,
  key: string,
  filled: readonly string[] = [],
): Prisma.Sql => {
  const column = sort && Object.hasOwn(columns, sort.field) ? columns[sort.field] : undefined
  if (!sort || !column) return Prisma.raw(`${usual}, ${key}`)
  return Prisma.raw(`${column} ${sort.order === 'DESC' ? 'desc' : 'asc'}${filled.includes(sort.field) ? '' : ' nulls last'}, ${key}`)
}

/** Which rows of a list the asked page is. */
export const listPage = ({ page, perPage }: Pick<ListQuery, 'page' | 'perPage'>) => {
  const limit = Math.min(Math.max(1, Math.trunc(perPage) || 1), mostPerPage)
  return { limit, offset: (Math.max(1, Math.trunc(page) || 1) - 1) * limit }
}
