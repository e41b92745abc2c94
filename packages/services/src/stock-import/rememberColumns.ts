import { memoised } from '@forecourt/schema/memoised'
import type { ColumnValues } from './ColumnValues'
import type { Outcome } from './cells/Outcome'
import { parseColumn } from './parseColumn'
import type { PriceCountry } from './parsePrice'
import type { ImportColumn } from './stockColumns'

/** Limit of cached texts per column. */
const mostTexts = 1_000
/** Longer texts are sentences, which rarely repeat. */
const longestText = 80

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
      read = memoised((each: string) => parseColumn(column, each, now, country), mostTexts)
      readers.set(column, read)
    }
    return (text.length > longestText ? parseColumn(column, text, now, country) : read(text)) as Outcome<ColumnValues[Column]>
  }
}
