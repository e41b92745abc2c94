import { columnHeadings, readTogether } from '../stock-import/columnHeadings'
import { type ImportColumn, isInMiles } from '../stock-import/stockColumns'
import { type FeedMapping, type MappingSource, mostSources } from './FeedMapping'
import { supplierMapping } from './suppliers/supplierMapping'

/**
 * Suggests a mapping from known headings; returns the unmapped headings and the detected supplier. The supplier's own headings take
 * precedence over general ones.
 */
export const suggestedMapping = (
  headings: readonly string[],
): { readonly mapping: FeedMapping; readonly left: readonly string[]; readonly supplier: string | null } => {
  const known = supplierMapping(headings)
  const own = known?.columns ?? {}
  const used = new Set([...Object.values(own).flatMap(({ from }) => from), ...(known?.unread ?? [])])
  const others = [...columnHeadings(headings.filter((heading) => !used.has(heading)))].flatMap(
    ([column, names]): [ImportColumn, MappingSource][] => {
      if (own[column]) return []
      const from = names.slice(0, mostSources)
      return [[column, { from, ...(readTogether.includes(column) && from.length > 1 && { join: '\n' }), steps: [] }]]
    },
  )
  const columns: FeedMapping['columns'] = { ...Object.fromEntries(others), ...own }
  // Without a column for the unit, the heading says it.
  if (columns.km?.from.some(isInMiles) && !columns.kmUnit) columns.kmUnit = { from: [], constant: 'miles', steps: [] }
  const read = new Set(Object.values(columns).flatMap(({ from }) => from))
  return {
    mapping: { version: 1, columns, only: [...(known?.only ?? [])] },
    left: headings.filter((heading) => !read.has(heading)),
    supplier: known?.name ?? null,
  }
}
