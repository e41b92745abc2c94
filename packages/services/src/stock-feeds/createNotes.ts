import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import type { StockLine } from '../stock-import/stockColumns'
import { type GivenCells, withGiven } from './createSections'
import type { FeedMapping } from './FeedMapping'
import type { FeedQuestions } from './FeedQuestion'
import type { FeedRecord, FileNotes } from './FeedRecords'
import { createMarkForm, separateMarks } from './marks'
import { off, type Row } from './rowProblems'
import { createSectionAnswers } from './sectionAnswers'

/** What an answer stands for. */
const cellsOf = (answer: string): GivenCells => {
  if (priceTypes.read(answer) !== null) return { priceType: answer }
  if (carTypes.read(answer) !== null) return { carType: answer }
  return statuses.read(answer) === null ? {} : { status: answer }
}

/**
 * What lines above and below the cars of a file, and marks on values such as “†”, mean for a row. Each is asked about once, and the cars
 * wait until then (ENT-01, CAR-05, CAR-14).
 *
 * @param headings all headings, under any of which a mark counts if the file explains it
 */
export const createNotes = (
  mapping: FeedMapping,
  notes: FileNotes | undefined,
  questions: FeedQuestions,
  headings: readonly string[] = [],
) => {
  const answerTo = createSectionAnswers(mapping)
  const asked = notes?.asked ?? []
  const open = asked.filter((line) => answerTo(line) === undefined)
  const ofFile: GivenCells = Object.assign({}, ...asked.map((line) => cellsOf(answerTo(line) ?? '')))
  const isAnswered = (mark: string) => answerTo(mark) !== undefined
  const form = createMarkForm(notes?.legend.keys() ?? [])
  const isGiven = Object.keys(ofFile).length > 0
  return {
    /** A row without the marks on its values. */
    separate: (line: StockLine, { values }: FeedRecord) =>
      separateMarks(line, isAnswered, form, form.explained.size === 0 ? [] : headings.map((heading) => values.get(heading))),
    /** A row with what notes and marks stand for. A mark says more about it than its own cells, but for a sale. */
    applied(line: StockLine, marks: readonly string[], record: FeedRecord): StockLine {
      if (!isGiven && marks.length === 0) return line
      const { status, ...cells }: GivenCells = Object.assign({}, ...marks.map((mark) => cellsOf(answerTo(mark) ?? '')))
      const ofNotes = withGiven(line, { ...ofFile, ...(status !== undefined && { status }) }, record, mapping)
      return { ...ofNotes, ...cells }
    },
    /** Whether an advertised car waits for an answer about a note or a mark, which is asked and reported. */
    isOpen({ values, report }: Row, marks: readonly string[]): boolean {
      if (values.status !== undefined && off.includes(values.status)) return false
      for (const line of open) questions.askNote(line, null)
      const unknown = marks.filter((mark) => !isAnswered(mark))
      for (const mark of unknown) questions.askNote(mark, notes?.legend.get(mark) ?? '')
      const [line] = open
      const [mark] = unknown
      if (mark !== undefined)
        report('status', `A value has the mark “${mark}”, and it isn’t clear what it means.`, { refused: false, waits: true })
      else if (line !== undefined)
        report('status', `The file says “${line.slice(0, 200)}”, and it isn’t clear what that means for the car.`, {
          refused: false,
          waits: true,
        })
      return mark !== undefined || line !== undefined
    },
  }
}
