import { parseCarName } from '../stock-import/carNames'
import { leftOutMark, unmultipliedMark, wholeMark } from '../stock-import/cellMark'
import { saysNothing } from '../stock-import/cells/emptyCells'
import { fullYear, isShortYear } from '../stock-import/cells/readNumbers'
import { mustBeKnown } from '../stock-import/checks/CheckedRow'
import { usualIfEmpty } from '../stock-import/leftOut'
import { bareAmounts, notationMeaning } from '../stock-import/notations'
import { parseDay } from '../stock-import/parseDay'
import { isPlaceholder } from '../stock-import/placeholders'
import { isMasked, maskPersons } from '../stock-import/remarks/personalDetails'
import { amountColumns, type ImportColumn, isAmount, isOfBuyer, type StockLine } from '../stock-import/stockColumns'
import { anyDate, anyText, type FeedMapping, type MappingSource, type MappingStep, shortYears } from './FeedMapping'
import type { FeedRecord, FeedValues } from './FeedRecords'
import { multipliedText } from './multipliedText'

type Lookup = Extract<MappingStep, { do: 'lookup' }>

/** Whether a text is one of the words, ignoring case. */
export const isOneOf = (text: string | undefined, accepted: readonly string[]) => {
  const lowered = (text ?? '').trim().toLowerCase()
  return accepted.some((word) => word.trim().toLowerCase() === lowered)
}

const orders = { dmy: ['d', 'm', 'y'], mdy: ['m', 'd', 'y'], ymd: ['y', 'm', 'd'], my: ['m', 'y'], ym: ['y', 'm'] } as const
type Order = keyof typeof orders

/** The number of a day in Excel, and a month with its year that looks like one: “32019”. */
const excelDay = /^[2-6]\d{4}$/
const shortMonth = /^\d(?:19|20)\d\d$/

/** The parts of a date without separators, such as “0319” or “20190301”. A spreadsheet drops the first zero. */
const joinedParts = (digits: string, order: Order): readonly string[] => {
  const parts = orders[order]
  if (excelDay.test(digits) && !(order === 'my' && shortMonth.test(digits))) return []
  const even = digits.padStart(digits.length + (digits.length % 2), '0')
  const lengthOfYear = even.length - 2 * (parts.length - 1)
  if (lengthOfYear !== 2 && lengthOfYear !== 4) return []
  let at = 0
  return parts.map((part) => {
    const start = at
    at += part === 'y' ? lengthOfYear : 2
    return even.slice(start, at)
  })
}

const dateIn = (text: string, order: Order): string => {
  const found = text.match(/\d+/g) ?? []
  const [only = '', ...others] = found
  const numbers = others.length === 0 && /^\d+$/.test(text.trim()) ? joinedParts(only, order) : found
  const part = (name: 'd' | 'm' | 'y') => numbers[(orders[order] as readonly string[]).indexOf(name)]
  const [year, month, day = '1'] = [part('y'), part('m'), part('d')]
  // Leaves an invalid date for the column reader to report.
  if (year === undefined || month === undefined) return text
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Applies a mapping step to a text. */
export const stepped = (text: string, step: MappingStep): string => {
  switch (step.do) {
    case 'lookup': {
      const lowered = text.trim().toLowerCase()
      const entries = Object.entries(step.table)
      const meaningOf = (key: string) => entries.find(([word]) => word.trim().toLowerCase() === key)?.[1]
      // An answer about “SOLD …” is for any name.
      const isForAnyName = entries.some(([word]) => isMasked(word))
      const meant = meaningOf(lowered) ?? (isForAnyName ? meaningOf(maskPersons(text.trim()).toLowerCase()) : undefined)
      if (meant !== undefined) return meant
      const written = notationMeaning(text, step.table)
      if (written !== undefined) return written
      if (step.table[shortYears] && isShortYear(text)) return String(fullYear(text))
      const [dates, texts] = [step.table[anyDate], step.table[anyText]]
      const meaning = (line: string) => (parseDay(line) !== null ? dates : saysNothing(line) ? undefined : texts)
      const lines = text.split('\n')
      if (!lines.some((line) => meaning(line) !== undefined)) return step.otherwise ?? text
      return lines.map((line) => meaning(line) ?? line).join('\n')
    }
    case 'split': {
      const parts = text.split(step.by)
      return (step.part < 0 ? parts.at(step.part) : parts[step.part - 1])?.trim() ?? ''
    }
    case 'name':
      return parseCarName(text)[step.part]
    case 'date':
      return dateIn(text, step.order)
    case 'times':
      return multipliedText(null, text, step.factor) ?? text
  }
}

/** Whether a text names no buyer, such as “TBA” under “Sold to”. Under “Sold” it leaves the sale open. */
const isNoBuyer = (column: ImportColumn, heading: string, text: string): boolean =>
  (column === 'sold' || column === 'reserved') && isPlaceholder(text.trim()) && isOfBuyer(heading)

/** Whether an amount is none: a special price of 0 leaves the price under the next heading. */
const isNoAmount = (column: ImportColumn, text: string): boolean => amountColumns.includes(column) && saysNothing(text)

/** Headings of a column with an entry of the row. */
const headingsStated = (column: ImportColumn, { from }: MappingSource, values: FeedValues): readonly string[] =>
  from.filter((heading) => {
    const text = values.get(heading) ?? ''
    return text !== '' && !isNoBuyer(column, heading, text)
  })

/** The heading whose entry is the text of a column, of several that aren't joined: the first one that says something. */
const headingRead = (column: ImportColumn, source: MappingSource, values: FeedValues): string | undefined => {
  const stated = headingsStated(column, source, values)
  return stated.length < 2 ? stated[0] : (stated.find((heading) => !isNoAmount(column, values.get(heading) ?? '')) ?? stated[0])
}

const found = (column: ImportColumn, source: MappingSource, values: FeedValues): string => {
  const { join, constant = '' } = source
  if (join === undefined) {
    const heading = headingRead(column, source, values)
    return heading === undefined ? constant : (values.get(heading) ?? constant)
  }
  const texts = headingsStated(column, source, values).map((heading) => values.get(heading) ?? '')
  return texts.length > 0 ? texts.join(join) : constant
}

/** Columns in which a text without the part that the mapping takes isn’t dropped: an advertisement depends on them. */
const kept: readonly ImportColumn[] = [...mustBeKnown, ...amountColumns, 'km', 'location']

/** Whether a lookup has the text itself. */
const isAnswered = ({ table }: Lookup, text: string): boolean => isOneOf(text, Object.keys(table))

/** A text after the steps of a mapping. */
interface Part {
  readonly text: string
  /** Whether a step takes a part that the text doesn’t have, so it stays as it is. */
  readonly isWhole: boolean
  /** Whether a step multiplies, and it isn’t clear which number the text is, so it stays as it is. */
  readonly isUnmultiplied: boolean
}

const partOf = (column: ImportColumn, steps: readonly MappingStep[], written: string): Part => {
  let [text, isWhole, isUnmultiplied] = [written, false, false]
  for (const step of steps) {
    if (text === '' && step.do !== 'lookup') continue
    // A notation such as “18.990 is 18,990” would leave the number in its unit: only an answer about the text itself counts.
    if (isUnmultiplied && (step.do !== 'lookup' || !isAnswered(step, text))) continue
    if (step.do === 'times') {
      const multiplied = multipliedText(column, text, step.factor)
      if (multiplied === null) isUnmultiplied = true
      else text = multiplied
      continue
    }
    isUnmultiplied = false
    const next = stepped(text, step)
    const isWithoutPart = step.do === 'split' && next === '' && kept.includes(column)
    if (isWithoutPart) isWhole = true
    else if (isWhole && step.do === 'lookup') {
      const answer = bareAmounts.isWritten(text) ? step.table[bareAmounts.key] : undefined
      if (next === text && answer === undefined) isWhole = !isAnswered(step, text)
      else [text, isWhole] = [next === text && answer === '' ? '' : next, false]
    } else text = next
  }
  return { text, isWhole, isUnmultiplied }
}

/** The text of a column before lookup, as answers are keyed. */
export const questionText = (column: ImportColumn, source: MappingSource, values: FeedValues): string => {
  const steps = source.steps.at(-1)?.do === 'lookup' ? source.steps.slice(0, -1) : source.steps
  return partOf(column, steps, found(column, source, values)).text
}

/** Heading that provided a column; the first one if none has an entry. */
export const headingFound = (column: ImportColumn, source: MappingSource, values: FeedValues): string | null =>
  (source.join === undefined ? headingRead(column, source, values) : undefined) ?? source.from[0] ?? null

/** Maps a row to our columns; null if it is no car of this feed. */
export const mappedLine = ({ values }: FeedRecord, { columns, only }: FeedMapping): StockLine | null => {
  for (const { heading, is, isNot } of only) {
    const lowered = values.get(heading)
    if ((is.length > 0 && !isOneOf(lowered, is)) || isOneOf(lowered, isNot)) return null
  }
  const line: Partial<Record<ImportColumn, string>> = {}
  for (const column in columns) {
    const source = columns[column as ImportColumn]
    if (!source || (source.when && !isOneOf(values.get(source.when.heading), source.when.is))) continue
    const part = partOf(column as ImportColumn, source.steps, found(column as ImportColumn, source, values))
    let { text } = part
    // A word such as “Sold” is understood without its part, an amount may be a bid or a deposit.
    if (part.isWhole && isAmount(column as ImportColumn)) text = wholeMark.mark(text)
    if (part.isUnmultiplied) text = unmultipliedMark.mark(text)
    if (text === '' && usualIfEmpty.includes(column as ImportColumn) && source.steps.at(-1)?.do === 'lookup') {
      const written = questionText(column as ImportColumn, source, values).trim()
      if (written !== '') text = leftOutMark.mark(written)
    }
    line[column as ImportColumn] = text
  }
  return line
}
