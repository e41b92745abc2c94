import { columnAccepts } from '@forecourt/services/stock-import/columnExamples'
import { columnTitles, type ImportColumn } from '@forecourt/services/stock-import/stockColumns'

/** The fields of a car that a column of a file can become, each with its title and what would be accepted. */
export const columnChoices = Object.entries(columnTitles).map(([column, title]) => ({
  column: column as ImportColumn,
  title,
  accepts: columnAccepts(column as ImportColumn),
}))
