import type { FeedProblem } from '@forecourt/data/stock-feeds/FeedCar'
import { mayBeOffSale } from '../stock-import/remarks/offSaleHints'
import { reasonInCell } from '../stock-import/remarks/reasonsToWait'
import { isGoneNote, isOfOtherPrice } from '../stock-import/remarks/saleNotes'
import { isGoneMark } from '../stock-import/remarks/statedStatus'
import { hasEntry } from './clearance'
import type { createColumnDecisions } from './createColumnDecisions'
import type { FeedContext } from './FeedContext'
import { off, type Row } from './rowProblems'

const listFormat = new Intl.ListFormat('en-AU')

/** Maximum characters of a status. */
const longestStatus = 40
/** Whether a text may mean that its car shouldn’t be advertised, such as “Withdraw” under any heading. */
const isFlagged = (heading: string, text: string, now: string): boolean =>
  isGoneNote(heading, text, now) ||
  (!isOfOtherPrice(heading, text) &&
    (mayBeOffSale(heading, text, now) || reasonInCell(text) !== null || (text.length <= longestStatus && isGoneMark(text))))

/** Creates the function that counts the undecided entries of an advertised car for their questions, and lists their headings. */
export const createUndecidedCount =
  (
    { now }: FeedContext,
    { undecidedUnder }: ReturnType<typeof createColumnDecisions>,
    saysOffSale: (heading: string, text: string) => boolean,
  ) =>
  ({ record, own }: Row): readonly string[] =>
    own.status !== undefined && off.includes(own.status)
      ? []
      : undecidedUnder(record, (heading, text) => isFlagged(heading, text, now) || saysOffSale(heading, text))

/** Creates the function that says whether an advertised car has entries without a decision, and reports them. */
export const createUndecidedReports =
  (undecidedOf: ReturnType<typeof createUndecidedCount>) =>
  (row: Row, problems: FeedProblem[]): boolean => {
    const { record, own } = row
    const found = undecidedOf(row)
    const [heading] = found
    if (heading === undefined) return false
    const names = listFormat.format(found.map((each) => `“${each}”`))
    const columns = found.every((each) => hasEntry(record, each))
      ? `Nothing reads ${names}, and this car has an entry there.`
      : `Nothing reads ${names}, where other cars have an entry and this one may lack it.`
    const message = `${columns} Say whether ${found.length === 1 ? 'it matters' : 'they matter'}.`
    problems.push({ row: record.row, stockNumber: own.stockNumber ?? null, heading, value: '', message, refused: false, waits: true })
    return true
  }
