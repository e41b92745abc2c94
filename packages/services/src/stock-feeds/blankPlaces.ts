import { leftOutMark } from '../stock-import/cellMark'
import { isBlankPlace } from '../stock-import/cells/emptyCells'
import type { StockLine } from '../stock-import/stockColumns'
import type { FeedContext } from './FeedContext'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord, FurtherTable } from './FeedRecords'
import { questionText, stepped } from './mappedLine'

/** Maximum characters of a location in a question, and locations with a question of their own. */
const [longestPlace, mostPlaces] = [80, 8] as const

const [blank, aboveAll] = ['Blank', 'Blank, above the first one'] as const
const belowPlace = (place: string): string => `Blank, below “${place.slice(0, longestPlace)}”`

/**
 * Follows the blank cells of a location column. A merged cell of a spreadsheet is blank in all rows but its first, and a blank cell of
 * another file may be any yard, so the blank ones below each location are asked about by themselves (ENT-01).
 */
export const createBlankPlaces = ({ columns: { location: source } }: FeedMapping, { places = [] }: FeedContext) => {
  const last = source?.steps.at(-1)
  const answers = last?.do === 'lookup' ? last : null
  const isFollowed = source !== undefined && source.from.length > 0 && (source.constant ?? '') === '' && places.length > 1
  const asked = new Set<string>()
  let [above, current]: [string | null, string] = [aboveAll, '']
  let table: FurtherTable | undefined
  const keyOf = (place: string): string => {
    const key = belowPlace(place)
    if (asked.size < mostPlaces) asked.add(key)
    return asked.has(key) ? key : blank
  }
  return {
    /** Follows a row. Called for each row in order. */
    follow(record: FeedRecord): void {
      if (!isFollowed) return
      const isOther = record.table !== table
      table = record.table
      if (isOther || record.unreadable) above = blank
      current = ''
      if (record.unreadable) return
      const written = questionText('location', source, record.values).trim()
      if (isBlankPlace(written)) current = above ?? blank
      else above = keyOf(written)
    },
    /** The question about the blank location of the last row; empty if it has a location, or needs none. */
    question: (): string => current,
    /** The last row with the location that a user has given for its blank cell. */
    applied(line: StockLine): StockLine {
      if (current === '' || answers === null || !isBlankPlace(line.location ?? '')) return line
      const meaning = stepped(current, answers)
      if (meaning === current || answers.otherwise !== undefined) return line
      return { ...line, location: meaning === '' ? leftOutMark.mark(current) : meaning }
    },
  }
}
