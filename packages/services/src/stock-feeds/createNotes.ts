import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { memoisedLast } from '@forecourt/schema/memoised'
import type { LineValues } from '../stock-import/ColumnValues'
import { isOfPrice } from '../stock-import/remarks/priceNotes'
import { reasonToWait } from '../stock-import/remarks/reasonsToWait'
import { isUnclearNote } from '../stock-import/remarks/unclearNotes'
import { type ImportColumn, parseHeading, type StockLine } from '../stock-import/stockColumns'
import { type GivenCells, withGiven } from './createSections'
import type { FeedMapping } from './FeedMapping'
import type { FeedQuestions } from './FeedQuestion'
import type { FeedRecord, FileNotes } from './FeedRecords'
import { createMarkForm, findMarkKind, type MarkKind, parseMarkKey, separateMarks } from './marks'
import { createModelNotes, createNotesOfCars, isOfCarsNearby, noLines, noteOfCar, pricesInLine } from './notesOfCars'
import { off, type Row } from './rowProblems'
import { createSectionAnswers } from './sectionAnswers'

/** What an answer stands for. */
const cellsOf = (answer: string): GivenCells => {
  if (priceTypes.read(answer) !== null) return { priceType: answer }
  if (carTypes.read(answer) !== null) return { carType: answer }
  return statuses.read(answer) === null ? {} : { status: answer }
}

/** The kind of values under each heading: as mapped, or as its name says. */
const kindsOf = (headings: readonly string[], { columns }: FeedMapping) => {
  const mapped = new Map(
    Object.entries(columns).flatMap(([column, { from }]) =>
      from.map((heading) => [heading, findMarkKind(column as ImportColumn)] as const),
    ),
  )
  return headings.map((heading) => {
    const ofName = isOfPrice(heading) ? 'prices' : findMarkKind(parseHeading(heading))
    return { heading, kind: mapped.has(heading) ? (mapped.get(heading) ?? null) : ofName }
  })
}

/** Of which values an explanation is: “on kms = cluster replaced”. */
const explainedKinds: { readonly [Kind in MarkKind]: RegExp } = {
  prices: /^(?:on|in|at|by|beside|behind|next to|after) (?:an? |the )?(?:prices?|\$|amounts?)\b/i,
  'odometer readings':
    /^(?:on|in|at|by|beside|behind|next to|after) (?:an? |the )?(?:kms?|odo(?:meter)?s?|(?:odo(?:meter)? )?readings?|mileage|kilomet(?:re|er)s?)\b/i,
  dates: /^(?:on|in|at|by|beside|behind|next to|after) (?:an? |the )?(?:dates?|years?)\b/i,
}

/** What the file says of a mark on values of a kind: an explanation for that kind comes before a general one. */
const explanations = (key: string, legend: FileNotes['legend'] | undefined): readonly string[] => {
  const { mark, kind } = parseMarkKey(key)
  const all = legend?.get(mark) ?? []
  const own = kind === null ? [] : all.filter((text) => explainedKinds[kind].test(text))
  if (own.length > 0) return own
  return all.filter((text) => !Object.values(explainedKinds).some((ofKind) => ofKind.test(text)))
}

const noTexts: readonly string[] = []
/** Maximum questions about comments. */
const mostComments = 5

/** Comments that are a short note which isn’t understood; null for none. */
const noteInComments = ({ comments = '' }: StockLine): string | null =>
  comments !== '' && isUnclearNote(comments) && reasonToWait(comments) === null ? comments.trim() : null

/** What has the mark, at the start of a sentence. */
const nouns: { readonly [Kind in MarkKind]: string } = { prices: 'A price', 'odometer readings': 'An odometer reading', dates: 'A date' }

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
  const kinds = form.explained.size === 0 ? [] : kindsOf(headings, mapping)
  const isGiven = Object.keys(ofFile).length > 0
  const noteOfModel = createModelNotes()
  const numbered = notes?.numbered ?? []
  const indexed = memoisedLast((between: readonly string[]) => ({
    between,
    linesAbout: createNotesOfCars([...new Set([...numbered, ...between])], [...new Set([...asked, ...between])]),
    nearby: between.filter(isOfCarsNearby),
  }))
  let last = indexed([])
  /** What is known of the lines of the file: the same for all its rows. */
  const indexOf = (between: readonly string[]) => {
    if (last.between !== between) last = indexed(between)
    return last
  }
  /** The lines that name a car, as its questions. */
  const namedBy = (line: StockLine, between: readonly string[]): readonly string[] => {
    const found = indexOf(between).linesAbout(line)
    if (found === noLines) return noTexts
    const { byNumber, byModel } = found
    return [...byNumber.map((text) => noteOfCar(line.stockNumber ?? '', text)), ...byModel.map((text) => noteOfModel(line, text))]
  }
  /** A line that states another price of a car by its number, although a user has decided that it says nothing; null for none. */
  const otherPriceIn = (line: StockLine, { price, driveAwayPrice, egcPrice }: LineValues, between: readonly string[]): string | null => {
    const { byNumber } = indexOf(between).linesAbout(line)
    if (byNumber.length === 0) return null
    const shown = [price, driveAwayPrice, egcPrice].flatMap((each) => (each === undefined ? [] : each.cents / 100))
    const { stockNumber = '', rego = '', vin = '' } = line
    const isOther = (text: string): boolean => {
      const stated = pricesInLine(text, [stockNumber, rego, vin])
      return stated.length > 0 && shown.length > 0 && !stated.some((each) => shown.includes(each))
    }
    return byNumber.find((text) => answerTo(noteOfCar(stockNumber, text)) === '' && isOther(text)) ?? null
  }
  /** The text of the question about a line that means cars by their place: the section below it has one of its own. */
  const nearbyKey = (line: string): string => `Cars above: ${line}`
  const askedComments = new Set<string>()
  /** Asks about comments, a few per file: the other cars wait until their comments are changed. */
  const askComment = (text: string): void => {
    if (askedComments.size < mostComments) askedComments.add(text.toLowerCase())
    if (askedComments.has(text.toLowerCase())) questions.askNote(text, null)
  }
  return {
    /** A row without the marks on its values. */
    separate: (line: StockLine, { values }: FeedRecord) =>
      separateMarks(
        line,
        isAnswered,
        form,
        kinds.map(({ heading, kind }) => ({ text: values.get(heading), kind })),
      ),
    /**
     * A row with what notes and marks stand for. A mark says more about it than its own cells, but for a sale.
     *
     * @param between lines of text between the cars of the file
     */
    applied(line: StockLine, marks: readonly string[], record: FeedRecord, between: readonly string[]): StockLine {
      const comment = noteInComments(line)
      const named = namedBy(line, between)
      if (!isGiven && named.length + marks.length === 0 && comment === null) return line
      const keys = [...named, ...(comment === null ? noTexts : [comment]), ...marks]
      const { status, ...cells }: GivenCells = Object.assign({}, ...keys.map((key) => cellsOf(answerTo(key) ?? '')))
      const ofNotes = withGiven(line, { ...ofFile, ...(status !== undefined && { status }) }, record, mapping)
      return { ...ofNotes, ...cells }
    },
    /** Whether an advertised car waits for an answer about a note or a mark, which is asked and reported. */
    isOpen({ stockLine, values, report }: Row, marks: readonly string[], between: readonly string[]): boolean {
      if (values.status !== undefined && off.includes(values.status)) return false
      const nearby = indexOf(between).nearby.filter((line) => answerTo(nearbyKey(line)) === undefined)
      for (const line of open) questions.askNote(line, null)
      for (const line of nearby) questions.askNote(nearbyKey(line), null)
      const unknown = marks.filter((mark) => !isAnswered(mark))
      for (const key of unknown) questions.askNote(key, explanations(key, notes?.legend))
      const named = namedBy(stockLine, between).filter((text) => answerTo(text) === undefined)
      for (const text of named) questions.askNote(text, null)
      const other = otherPriceIn(stockLine, values, between)
      if (other !== null) {
        const message = `The file says “${other.slice(0, 200)}”, which is another price. Correct the price, or say that the car is in stock.`
        report('status', message, { refused: false, waits: true })
        return true
      }
      const comment = noteInComments(stockLine)
      const isCommentOpen = comment !== null && answerTo(comment) === undefined
      if (isCommentOpen) askComment(comment)
      const [line] = [...named, ...open, ...nearby, ...(isCommentOpen ? [comment] : noTexts)]
      const [key] = unknown
      if (key !== undefined) {
        const { mark, kind } = parseMarkKey(key)
        const message = `${kind === null ? 'A value' : nouns[kind]} has the mark “${mark}”, and it isn’t clear what it means.`
        report('status', message, { refused: false, waits: true })
      } else if (line !== undefined)
        report('status', `The file says “${line.slice(0, 200)}”, and it isn’t clear what that means for the car.`, {
          refused: false,
          waits: true,
        })
      return key !== undefined || line !== undefined
    },
  }
}
