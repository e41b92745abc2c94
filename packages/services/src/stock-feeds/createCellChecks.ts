import type { LineValues } from '../stock-import/ColumnValues'
import { type LineProblem, mustBeKnown, type ParsedLine } from '../stock-import/checks/CheckedRow'
import { mostReduction } from '../stock-import/checks/offeredPrices'
import { fieldColumns } from '../stock-import/fieldColumns'
import { centAmounts, shortReadings } from '../stock-import/notations'
import { parseSheetNumber } from '../stock-import/parseSheetNumber'
import { isOfPrice, otherPriceType, priceNote } from '../stock-import/remarks/priceNotes'
import { amountColumns, type ImportColumn, type StockLine } from '../stock-import/stockColumns'
import type { createColumnDecisions } from './createColumnDecisions'
import type { FeedContext } from './FeedContext'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord } from './FeedRecords'
import { ambiguousColumns, type FileEvidence } from './fileEvidence'
import { isOneOf, questionText } from './mappedLine'

const pricesOf = ({ price, driveAwayPrice, egcPrice }: LineValues) => [price, driveAwayPrice, egcPrice].filter((each) => each !== undefined)

/** Columns of prices that may be asked for a car. */
const askedPrices = ['price', 'driveAwayPrice', 'egcPrice'] as const

/** Text columns, where a second heading adds to the first instead of contradicting it. */
const texts: readonly ImportColumn[] = [
  ...(['badge', 'features', 'comments', 'photos', 'videos', 'location'] as const),
  ...fieldColumns.filter(({ column }) => column.joinsRepeatedColumns).map(({ name }) => name),
]

/** Duplicate headings of which one is mapped, and only one entry can be right: column, heading, and the numbered duplicate. */
export const duplicateHeadings = (
  { columns }: FeedMapping,
  unread: readonly string[],
): readonly (readonly [ImportColumn, string, string])[] =>
  unread.flatMap((duplicate) => {
    const heading = / \(\d+\)$/.test(duplicate) ? duplicate.slice(0, duplicate.lastIndexOf(' (')) : null
    const named = (Object.keys(columns) as ImportColumn[]).filter((column) => heading !== null && columns[column]?.from.includes(heading))
    return named.filter((column) => !texts.includes(column)).map((column) => [column, heading ?? '', duplicate] as const)
  })

/** What is asked about a number whose unit isn't clear from the file; null if the unit is clear. */
const askedAbout = (column: ImportColumn, text: string): Pick<LineProblem, 'choices' | 'asksAs'> | null => {
  const notation = column === 'km' ? shortReadings : amountColumns.includes(column) ? centAmounts : null
  return notation?.isWritten(text) ? { asksAs: notation.key, choices: [notation.meaning] } : null
}

/** The heading of another price of a row, if that price is more than twice the row's own: one of the two may lack a digit. Null for none. */
const farPrice = (cents: number, headings: readonly string[], { values }: FeedRecord): string | null =>
  headings.find((heading) => {
    const amount = parseSheetNumber(values.get(heading) ?? '')
    return amount !== null && amount * 100 > cents * mostReduction
  }) ?? null

/**
 * Creates the function that omits values which contradict other cells or rows, and reports each as a problem.
 *
 * @param unread headings that no column of the mapping reads
 * @param isIgnored whether a user decided that a cell of such a heading doesn’t matter
 */
export const createCellChecks = (
  context: FeedContext,
  mapping: FeedMapping,
  unread: readonly string[],
  { isIgnored }: Pick<ReturnType<typeof createColumnDecisions>, 'isIgnored'>,
) => {
  const ambiguous = ambiguousColumns.filter((column) => mapping.columns[column])
  const duplicates = duplicateHeadings(mapping, unread)
  const unreadHeadings = unread.map((heading) => ({ heading, isOfPrice: isOfPrice(heading) }))
  const isDriveAway = ({ price, priceType, driveAwayPrice }: LineValues): boolean =>
    driveAwayPrice !== undefined || (price?.priceType ?? priceType ?? context.priceType) === 'driveAway'
  /** Whether a user has said what the price or the reading of a row is. */
  const isChecked = (column: ImportColumn, { values }: FeedRecord): boolean => {
    const source = mapping.columns[column]
    const last = source?.steps.at(-1)
    return source !== undefined && last?.do === 'lookup' && isOneOf(questionText(column, source, values), Object.keys(last.table))
  }
  const pricesOfFile = mapping.columns.price?.join === undefined ? (mapping.columns.price?.from ?? []) : []
  return (record: FeedRecord, stockLine: StockLine, line: ParsedLine, { findAmbiguity, findFarPrice }: FileEvidence): ParsedLine => {
    let [own, found] = [line.values, line.problems]
    for (const { column, confirmed } of line.problems) {
      if (confirmed === undefined || !isChecked(column, record)) continue
      own = { ...own, [column]: confirmed }
      found = found.filter((problem) => problem.column !== column)
    }
    for (const column of ambiguous) {
      const message = findAmbiguity(column, stockLine[column])
      if (message === null) continue
      own = { ...own, [column]: undefined }
      // The plate of an earlier file may be the other car's.
      const problem = {
        column,
        message,
        effect: 'left out' as const,
        isAskedOnce: false,
        ...askedAbout(column, stockLine[column] ?? ''),
        ...(column === 'rego' && { isCleared: true as const }),
      }
      found = [...found.filter((each) => each.column !== column), problem]
    }
    for (const [column, heading, duplicate] of duplicates) {
      const [one = '', other = ''] = [heading, duplicate].map((each) => (record.values.get(each) ?? '').trim())
      if (one === other || other === '' || isIgnored(duplicate, record)) continue
      const effect = mustBeKnown.includes(column) ? 'waits' : 'left out'
      const message = `“${one}” and “${other}” are both under “${heading}”, and it is not clear which is right.`
      own = { ...own, [column]: undefined }
      found = [...found.filter((problem) => problem.column !== column), { column, message, effect, isAskedOnce: false }]
    }
    for (const column of askedPrices) {
      const far = own[column] && !isChecked(column, record) ? findFarPrice(stockLine, column) : null
      if (far === null) continue
      own = { ...own, [column]: undefined, wasPrice: undefined }
      found = [...found, { column, ...far, effect: 'left out', isAskedOnce: false }]
    }
    const other = own.price && pricesOfFile.length > 1 ? farPrice(own.price.cents, pricesOfFile, record) : null
    if (other !== null) {
      const message = `“${stockLine.price}” is less than half of “${record.values.get(other)}” under “${other}”, so the price isn’t advertised.`
      own = { ...own, price: undefined, wasPrice: undefined }
      found = [...found, { column: 'price', message, effect: 'left out', isAskedOnce: false }]
    }
    const priced = unread.length === 0 ? undefined : amountColumns.find((column) => own[column])
    for (const { heading, isOfPrice: isNote } of priced ? unreadHeadings : []) {
      const text = record.values.get(heading) ?? ''
      const message = isNote
        ? priceNote(heading, text, pricesOf(own), context.country ?? 'AU', isDriveAway(own))
        : otherPriceType(heading, text, isDriveAway(own))
      if (!priced || message === null) continue
      own = { ...own, price: undefined, driveAwayPrice: undefined, egcPrice: undefined, wasPrice: undefined }
      const problem = { column: priced, message: `“${text}” under “${heading}” ${message}, so the price isn’t advertised.` }
      found = [...found.filter(({ column }) => !amountColumns.includes(column)), { ...problem, effect: 'left out', isAskedOnce: false }]
      break
    }
    return { values: own, problems: found }
  }
}
