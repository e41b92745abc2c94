import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { drives } from '@forecourt/rules/stock/vocabulary/drives'
import { fuels } from '@forecourt/rules/stock/vocabulary/fuels'
import { itemTypes } from '@forecourt/rules/stock/vocabulary/itemTypes'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { visibilities } from '@forecourt/rules/stock/vocabulary/visibilities'
import { memoised } from '@forecourt/schema/memoised'
import { matchPlace } from '../stock-import/matchPlace'
import { isGoneSection } from '../stock-import/remarks/saleNotes'
import type { StockLine } from '../stock-import/stockColumns'
import type { FeedContext } from './FeedContext'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord, FeedRecords, FurtherTable } from './FeedRecords'
import { isAboutCars, noteText } from './fileNotes'
import { isSummary } from './isSummary'
import { mayNumberCar } from './notesOfCars'
import { createSectionAnswers } from './sectionAnswers'

/** Cells that a section, a note or a mark stands for. */
export type GivenCells = Pick<StockLine, 'carType' | 'itemType' | 'location' | 'status' | 'priceType'>

/** What a row with a single text, such as “USED” or “Penrith”, says of the cars below it. */
export interface Section {
  readonly text: string
  /** The cells that the section gives to rows that have none of their own. */
  readonly cells: GivenCells
  /** Why the cars below wait until a user has said what the section means, as the end of a sentence; null if it is clear. */
  readonly doubt: string | null
}

/** A stock number of a car without anything else, and a text without letters. */
const isOfRow = (text: string): boolean => /^(?=\S*\d)\S{1,20}$/.test(text) || !/\p{Letter}{2}/u.test(text)
/** Words of new and demo cars in an unclear section such as “Demos and new cars”; “New arrivals” are any cars. */
const ofSomeType = /\bdemo|\bbrand[ -]new\b|\bnew (?:cars?|vehicles?|stock)\b/i
const singular = (text: string): string => text.replace(/(?<=[a-z])s\b/gi, '')

/** The only text of a row; null if there are several. A sentence about prices or sales that its commas divide into cells is one text. */
const textOf = ({ values }: FeedRecord, headings: readonly string[], isOfWords: boolean): string | null => {
  const texts = headings.flatMap((heading) => values.get(heading)?.trim() || [])
  if (texts.length === 1) return texts[0] ?? null
  const prose = noteText(texts, headings.length)
  return prose !== null && ((isOfWords && texts.length <= mostTexts) || isAboutCars(prose)) ? prose : null
}
/** Maximum texts of a row that may be a section with a remark. */
const mostTexts = 2

/** Answers to a question about a section: a type or a status; without one, the section says nothing about its cars. */
export const sectionChoices: readonly string[] = [
  ...carTypes.entries.map(({ title }) => title),
  ...statuses.entries.map(({ title }) => title),
]

/** A row with given cells where it has none of its own. They say more about it than the constant of a feed. */
export const withGiven = (line: StockLine, given: GivenCells, { values }: FeedRecord, { columns }: FeedMapping): StockLine => {
  const isOwn = (column: keyof GivenCells): boolean => {
    const isWritten = (line[column] ?? '').trim() !== '' && columns[column]?.from.some((heading) => values.get(heading))
    // A sale in its section is newer than “available” in its row.
    return isWritten === true && !(column === 'status' && statuses.read(line[column] ?? '') === 'in_stock')
  }
  const cells = Object.entries(given).filter(([column]) => !isOwn(column as keyof GivenCells))
  return cells.length === 0 ? line : { ...line, ...Object.fromEntries(cells) }
}

/**
 * Follows the sections of a file. An unclear one is asked about once, and the cars below wait until then (ENT-01, CAR-05).
 *
 * @param isMake whether a text is a make, as in a list by makes
 */
export const createSections = (
  { places = [] }: FeedContext,
  mapping: FeedMapping,
  { headings, title = null }: Pick<FeedRecords, 'headings' | 'title'>,
  isMake: (text: string) => boolean,
) => {
  const answerTo = createSectionAnswers(mapping)
  const read = memoised((text: string): Section => {
    const answer = answerTo(text)
    const meaning = answer ?? text
    if (answer === '') return { text, cells: {}, doubt: null }
    if (carTypes.read(meaning) !== null) return { text, cells: { carType: meaning }, doubt: null }
    if (answer !== undefined && statuses.read(answer) !== null) return { text, cells: { status: answer }, doubt: null }
    if (isGoneSection(text)) return { text, cells: {}, doubt: 'so it may not be for sale' }
    if (itemTypes.read(singular(text)) !== null) return { text, cells: { itemType: singular(text) }, doubt: null }
    if (matchPlace(text, places) !== null) return { text, cells: { location: text }, doubt: null }
    const isOfCars =
      statuses.read(text) === 'in_stock' ||
      visibilities.read(text) === true ||
      [bodies, fuels, drives].some((vocabulary) => vocabulary.read(text) !== null || vocabulary.read(singular(text)) !== null) ||
      isMake(text)
    if (isOfCars) return { text, cells: {}, doubt: null }
    return { text, cells: ofSomeType.test(text) ? { carType: '' } : {}, doubt: 'and it isn’t clear what that says about it' }
  }, 500)
  const isClear = ({ doubt }: Section): boolean => doubt === null
  // The title of a file is often the name of a business. One about sales is asked about as a note.
  let current: Section | null = title !== null && !isAboutCars(title) && (isClear(read(title)) || isGoneSection(title)) ? read(title) : null
  let table: FurtherTable | undefined
  /** Begins a table: its title is a section, and one with other columns may be about cars that aren’t for sale. */
  const begin = (next: FurtherTable) => {
    if (next.title !== null) current = read(next.title)
    const { difference } = next
    const isAnswered =
      current !== null && answerTo(current.text) !== undefined && (next.title !== null || current.cells.status !== undefined)
    if (difference === null || isAnswered || (current !== null && current.doubt !== null)) return
    const cells = current?.cells ?? {}
    current =
      answerTo(difference) === undefined
        ? { text: difference, cells, doubt: 'unlike those of the first table, so it may not be for sale' }
        : { ...read(difference), cells: { ...cells, ...read(difference).cells } }
  }
  return {
    /** Follows the tables of a file. Called for each row first. */
    follow(record: FeedRecord): void {
      if (record.table === table) return
      table = record.table
      if (table) begin(table)
    },
    /** The section of the next row; null for none. */
    current: (): Section | null => current,
    /**
     * Reads a row that lacks what identifies a car. A sum, and a car that has only its stock number, begin no section.
     *
     * @param isOfWords whether the row names no make, so that several texts may be one sentence about the cars below
     */
    next(record: FeedRecord, isOfWords = false): void {
      const text = textOf(record, headings, isOfWords)
      if (text === null || isOfRow(text) || isSummary(text)) return
      // “4408 went to auction” is no heading once a user has said so: the section above it goes on.
      if (answerTo(text) === '' && mayNumberCar(text)) return
      current = read(text)
    },
    /** A row with the cells of its section. */
    applied: (line: StockLine, record: FeedRecord): StockLine =>
      current === null ? line : withGiven(line, current.cells, record, mapping),
  }
}
