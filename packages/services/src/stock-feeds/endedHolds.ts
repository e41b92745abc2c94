import { parseDay } from '../stock-import/parseDay'
import type { StockLine } from '../stock-import/stockColumns'
import { endedHold, type FeedMapping } from './FeedMapping'
import type { FeedQuestions } from './FeedQuestion'
import type { FeedRecord } from './FeedRecords'

/** Headings of the last day of a hold. */
const ofLastDay = /until|\btill?\b|expir|\bends?\b/i

/**
 * Creates the function that applies a user's answer to holds whose last day is over, also to those that name a buyer. Without an answer the
 * car stays reserved, and the user is asked (ENT-01, CAR-05).
 *
 * @param now the instant of the import, ISO in UTC
 */
export const createEndedHolds = ({ columns: { reserved } }: FeedMapping, questions: FeedQuestions, now: string) => {
  const headings = reserved?.from.filter((heading) => ofLastDay.test(heading)) ?? []
  const answer = reserved?.steps.flatMap((step) => (step.do === 'lookup' ? (step.table[endedHold] ?? []) : []))[0]
  return (line: StockLine, { values }: FeedRecord): StockLine => {
    if (headings.length === 0 || !line.reserved) return line
    const days = headings.flatMap((heading) => values.get(heading) || []).map((text) => parseDay(text))
    if (days.length === 0 || !days.every((day) => day !== null && day < now.slice(0, 10))) return line
    if (answer !== undefined) return { ...line, reserved: answer }
    questions.ask('reserved', endedHold, { choices: ['Yes', 'No'], suggestion: null, mayBeLeftOut: false, isNotation: true })
    return line
  }
}
