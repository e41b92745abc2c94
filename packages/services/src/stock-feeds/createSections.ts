import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { drives } from '@forecourt/rules/stock/vocabulary/drives'
import { fuels } from '@forecourt/rules/stock/vocabulary/fuels'
import { itemTypes } from '@forecourt/rules/stock/vocabulary/itemTypes'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { visibilities } from '@forecourt/rules/stock/vocabulary/visibilities'
import { memoised } from '@forecourt/schema/memoised'
import { matchPlace } from '../stock-import/matchPlace'
import { isMasked, maskPersons } from '../stock-import/remarks/personalDetails'
import { isGoneSection } from '../stock-import/remarks/saleNotes'
import type { StockLine } from '../stock-import/stockColumns'
import type { FeedContext } from './FeedContext'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord } from './FeedRecords'
import { isOneOf } from './mappedLine'
import { isSummary } from './tableRecords'

/** What a row with a single text, such as “USED” or “Penrith”, says of the cars below it. */
export interface Section {
  readonly text: string
  /** Cells that it stands for, where a row has none of its own. */
  readonly cells: Pick<StockLine, 'carType' | 'itemType' | 'location' | 'status'>
  /** Why the cars below wait until a person has said what it means, as the end of a sentence; null if it is clear. */
  readonly doubt: string | null
}

/** Longer texts are notes. */
const longestSection = 120
/** A stock number of a car without anything else, and a text without letters. */
const isOfRow = (text: string): boolean => /^(?=\S*\d)\S{1,20}$/.test(text) || !/\p{Letter}{2}/u.test(text)
/** Words of new and demo cars in an unclear section such as “Demos and new cars”; “New arrivals” are any cars. */
const ofSomeType = /\bdemo|\bbrand[ -]new\b|\bnew (?:cars?|vehicles?|stock)\b/i
const singular = (text: string): string => text.replace(/(?<=[a-z])s\b/gi, '')

/** The only text of a row; null if there are several. */
const onlyText = ({ values }: FeedRecord, headings: readonly string[]): string | null => {
  const texts = headings.flatMap((heading) => values.get(heading)?.trim() || [])
  return texts.length === 1 && texts[0] !== undefined ? texts[0] : null
}

/** Answers to a question about a section: a type or a status; without one, the section says nothing about its cars. */
export const sectionChoices: readonly string[] = [
  ...carTypes.entries.map(({ title }) => title),
  ...statuses.entries.flatMap(({ value, title }) => (value === 'in_stock' ? [] : [title])),
]

/** Key of a section in a mapping: a person's name in it is masked. */
export const sectionKey = (text: string): string => maskPersons(text.slice(0, longestSection))

/**
 * Follows the sections of a file. An unclear one is asked about once, and the cars below wait until then (ENT-01, CAR-05).
 *
 * @param isMake whether a text is a make, as in a list by makes
 */
export const createSections = (
  { places = [] }: FeedContext,
  mapping: FeedMapping,
  headings: readonly string[],
  isMake: (text: string) => boolean,
) => {
  const answers = Object.entries(mapping.sections ?? {})
  const answerTo = (text: string): string | undefined =>
    answers.find(([asked]) => isOneOf(text, [asked]) || (isMasked(asked) && isOneOf(sectionKey(text), [asked])))?.[1]
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
  let current: Section | null = null
  return {
    /** The section of the next row; null for none. */
    current: (): Section | null => current,
    /** Reads a row that lacks what identifies a car. A sum, and a car that has only its stock number, begin no section. */
    next(record: FeedRecord): void {
      const text = onlyText(record, headings)
      if (text === null) current = null
      else if (!isOfRow(text) && !isSummary(text) && text.length <= longestSection) current = read(text)
    },
    /** A row with the cells of its section. A section says more about its rows than the constant of a feed. */
    applied(line: StockLine, { values }: FeedRecord): StockLine {
      if (current === null) return line
      const isOwn = (column: keyof Section['cells']): boolean => {
        const isWritten = (line[column] ?? '').trim() !== '' && mapping.columns[column]?.from.some((heading) => values.get(heading))
        // A sale in its section is newer than “available” in its row.
        return isWritten === true && !(column === 'status' && statuses.read(line[column] ?? '') === 'in_stock')
      }
      const given = Object.entries(current.cells).filter(([column]) => !isOwn(column as keyof Section['cells']))
      return given.length === 0 ? line : { ...line, ...Object.fromEntries(given) }
    },
  }
}
