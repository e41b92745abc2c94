import { type ImportColumn, isInMiles } from '../stock-import/stockColumns'
import type { FeedMapping, MappingSource } from './FeedMapping'
import { suggestedMapping } from './suggestedMapping'

/** A field that an unread column seems to be. */
export interface AddedColumn {
  readonly column: ImportColumn
  readonly source: MappingSource
}

/**
 * The fields that unread columns seem to be, by heading: a file can have columns that the feed’s first file hadn’t, which its mapping
 * doesn’t know. They are recognised as in a first file and offered to a user; nothing reads them before that. A field that another column of
 * the file gives is not offered.
 *
 * @param unread headings that the mapping doesn't read
 */
export const addedColumns = (
  headings: readonly string[],
  mapping: FeedMapping,
  unread: readonly string[],
): Readonly<Record<string, AddedColumn>> => {
  const isGiven = (column: ImportColumn) => mapping.columns[column]?.from.some((heading) => headings.includes(heading)) === true
  const suggested = Object.entries(suggestedMapping(headings).mapping.columns) as [ImportColumn, MappingSource][]
  return Object.fromEntries(
    unread.flatMap((heading) => {
      const found = suggested.find(([column, { from }]) => from.includes(heading) && !isGiven(column))
      // Miles need the field for the unit, too.
      if (!found || isInMiles(heading)) return []
      const [column, { join: _join, ...source }] = found
      return [[heading, { column, source: { ...source, from: [heading] } }]]
    }),
  )
}
