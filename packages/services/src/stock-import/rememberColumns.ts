import { memoisedWhileRepeated } from '@forecourt/schema/memoised'
import type { ColumnValues } from './ColumnValues'
import type { Outcome } from './cells/Outcome'
import { parseColumn } from './parseColumn'
import type { PriceCountry } from './parsePrice'
import type { ImportColumn } from './stockColumns'

/** Limits of cached texts per column. Longer texts are sentences, which rarely repeat. */
const limits = { maxResults: 1_000, maxLength: 80 }

/** Parses a cell of a column, like `parseColumn`. */
export type ReadColumn = <Column extends ImportColumn>(column: Column, text: string) => Outcome<ColumnValues[Column]>

/**
 * Creates a caching cell parser for one file: texts repeat across rows, and rows are read more than once.
 *
 * @param now the instant of the import, ISO in UTC
 * @param country the dealer's, whose dollars prices are in
 */
export const rememberColumns = (now: string, country?: PriceCountry): ReadColumn => {
  const readers = new Map<ImportColumn, (text: string) => Outcome<unknown>>()
  return <Column extends ImportColumn>(column: Column, text: string) => {
    let read = readers.get(column)
    if (!read) {
      read = memoisedWhileRepeated((each: string) => parseColumn(column, each, now, country), limits)
      readers.set(column, read)
    }
    return read(text) as Outcome<ColumnValues[Column]>
  }
}
