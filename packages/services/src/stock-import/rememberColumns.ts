import { memoised } from '@forecourt/schema/memoised'
import type { ColumnValues } from './ColumnValues'
import { type Outcome, parseColumn } from './parseColumn'
import type { PriceCountry } from './parsePrice'
import type { ImportColumn } from './stockColumns'

/** Texts of a column whose outcomes are held. */
const mostTexts = 1_000
/** Longer texts are sentences, of which few are alike. */
const longestText = 80

/** Reads one cell of a column, as `parseColumn` does. */
export type ReadColumn = <Column extends ImportColumn>(column: Column, text: string) => Outcome<ColumnValues[Column]>

/**
 * Reads the cells of one file. The same texts come again in other rows, and a row's are read more than once: their outcomes are remembered.
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
