import { isBlank } from '../stock-import/placeholders'
import { headingWords } from '../stock-import/remarks/noteHeadings'
import { type FileSigns, noSigns } from './createFileSigns'
import type { FeedRecord } from './FeedRecords'

/** Headings of a step before the sale, of whose cars a blank cell may say that the step isn’t done: “Ready”, “Approved”, “In yard”. */
const ofClearance =
  / (?:ready|approved?|approval|cleared?|clearance|released?|signed off|sign off|passed|completed?|finished|done|go live|live|front ?line|for sale|saleable|available|avail|retail|in (?:the )?yard|on (?:site|lot|hand|display)|in stock|present|advertised?|listed|published?|inspected|detailed|prepped|checked) /

/** The entry of a blank cell in a decision about such a column. */
export const blankCell = '(blank)'

/** The unread headings of a step before the sale. */
export const clearanceHeadings = (unread: readonly string[]): readonly string[] =>
  unread.filter((heading) => ofClearance.test(headingWords(heading)))

/** Whether a row has an entry under a heading. */
export const hasEntry = ({ values }: FeedRecord, heading: string): boolean => !isBlank(values.get(heading) ?? '')

/** Creates the tests of blank cells under such headings, which matter once another car of the file has an entry (ENT-01, CAR-05). */
export const createClearances = (unread: readonly string[]) => {
  const headings = clearanceHeadings(unread)
  let { stated } = noSigns
  return {
    headings,
    isBlankOpen: (heading: string): boolean => stated.has(heading),
    /** Follows a row, and notes its entries in the first reading of a file. */
    follow(record: FeedRecord, signs: FileSigns, collect?: { noteEntry(heading: string, isStated: boolean): void }): void {
      stated = signs.stated
      for (const heading of collect ? headings : []) collect?.noteEntry(heading, hasEntry(record, heading))
    },
  }
}
