import type { FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import type { LineValues } from '../stock-import/ColumnValues'
import { reasonInCell } from '../stock-import/remarks/reasonsToWait'
import { isGoneNote } from '../stock-import/remarks/saleNotes'
import { parseHeading } from '../stock-import/stockColumns'
import { createTitleCheck, isTitleHeading } from '../stock-import/titleContradiction'
import type { createColumnDecisions } from './createColumnDecisions'
import type { FeedContext } from './FeedContext'
import type { Row } from './rowProblems'

const listFormat = new Intl.ListFormat('en-AU')
/** Statuses of cars that aren’t advertised. */
const off: readonly LineValues['status'][] = ['sold', 'withdrawn', 'draft']

/** Creates the function that says whether an advertised car has entries without a decision, and reports them. */
export const createUndecidedReports =
  ({ now }: FeedContext, { undecidedUnder }: ReturnType<typeof createColumnDecisions>) =>
  ({ record, own }: Row, problems: FeedProblem[]): boolean => {
    if (own.status !== undefined && off.includes(own.status)) return false
    const found = undecidedUnder(record, (heading, text) => isGoneNote(heading, text, now) || reasonInCell(text) !== null)
    const [heading] = found
    if (heading === undefined) return false
    const columns = `Nothing reads ${listFormat.format(found.map((each) => `“${each}”`))}, and this car has an entry there.`
    const message = `${columns} Say whether ${found.length === 1 ? 'it matters' : 'they matter'}.`
    problems.push({ row: record.row, stockNumber: own.stockNumber ?? null, heading, value: '', message, refused: false, waits: true })
    return true
  }

/** Creates the function that says whether the title of an advertised car names another model or year than its columns, and reports it. */
export const createTitleReports = (
  { makes }: FeedContext,
  unread: readonly string[],
  decisions: ReturnType<typeof createColumnDecisions>,
) => {
  const titles = unread.filter(isTitleHeading)
  const yearHeadings = unread.filter((heading) => parseHeading(heading) === 'year')
  const contradictionIn = createTitleCheck(makes)
  return ({ record, values, isHeld, report }: Row): boolean => {
    if (titles.length === 0 || isHeld || (values.status !== undefined && off.includes(values.status))) return false
    const years = yearHeadings.map((heading) => Number(record.values.get(heading)))
    for (const heading of titles) {
      const title = record.values.get(heading) ?? ''
      const found = contradictionIn(title, values, years)
      if (found === null || decisions.isAllowed(heading, record)) continue
      decisions.askAbout(heading, title)
      const message = `“${heading}” says ${found.named}, and the ${found.column} is ${values[found.column]}. Check which one is right.`
      report('status', message, { refused: false, waits: true })
      return true
    }
    return false
  }
}
