import { columnAccepts } from '@forecourt/services/stock-import/columnExamples'
import { columnTitles, type ImportColumn } from '@forecourt/services/stock-import/stockColumns'

/** Car fields that a column can map to, each with its title and accepted values. */
export const columnChoices = Object.entries(columnTitles).map(([column, title]) => ({
  column: column as ImportColumn,
  title,
  accepts: columnAccepts(column as ImportColumn),
}))
