import type { ImportColumn, StockLine } from '../stock-import/stockColumns'

/** Marks that refer to a note of the file. */
const marks = '†‡§*#^¹²³⁴⁵'
const codes: ReadonlySet<number> = new Set([...marks].map((mark) => mark.charCodeAt(0)))
/** The marks, for a class of a regular expression. */
export const markClass: string = marks.replace('^', '\\^')
/** A run of one mark. */
const run = new RegExp(`([${markClass}])\\1*`, 'gu')
/** A value with marks behind it; an area or a volume has none. */
const marked = new RegExp(`^(.*[\\p{Letter}\\p{Number}.)%'’"”])\\s*([${markClass}]{1,4})$`, 'su')
const unit = /\b[cm]?m$/i
const markedBefore = /^([†‡§*^¹²³⁴⁵]+)\s*(?=[\p{Letter}\p{Number}$])/u

/** Columns of free text and of addresses. */
const unmarked: readonly ImportColumn[] = ['comments', 'features', 'photos', 'videos']
/** Columns in which a mark before the value is one; in others it may be an ornament. */
const markedInFront: readonly ImportColumn[] = [
  ...(['stockNumber', 'make', 'model', 'badge', 'year', 'km', 'rego', 'colour'] as const),
  ...(['price', 'driveAwayPrice', 'egcPrice', 'wasPrice'] as const),
]
const amounts: readonly ImportColumn[] = ['price', 'driveAwayPrice', 'egcPrice', 'wasPrice']

/** The marks in a text, each run once. */
const marksIn = (text: string): readonly string[] => [...new Set([...text.matchAll(run)].map(([mark]) => mark))]

/** A cell without its marks; null if it has none. */
const separated = (column: ImportColumn, text: string): { readonly value: string; readonly marks: readonly string[] } | null => {
  const written = text.trim()
  const [front = ''] = (markedInFront.includes(column) && codes.has(written.charCodeAt(0)) && markedBefore.exec(written)) || []
  const rest = written.slice(front.length)
  const [, value = rest, behind = ''] = (codes.has(rest.charCodeAt(rest.length - 1)) && marked.exec(rest)) || []
  const isUnit = /^[²³]$/.test(behind) && unit.test(value)
  // Stars on both sides are an ornament, or those of a bar code.
  const isOrnament = front.trim() !== '' && front.trim() === behind
  if (isUnit || isOrnament || (front === '' && behind === '')) return null
  return { value, marks: marksIn(`${front} ${behind}`) }
}

/**
 * Takes the marks off the values of a row, which a note of the file explains: they belong to no stock number. An amount keeps a mark that
 * no answer explains, as its condition is unknown (ENT-01).
 */
export const separateMarks = (
  line: StockLine,
  isExplained: (mark: string) => boolean,
): { readonly line: StockLine; readonly marks: readonly string[] } => {
  let plain: { [Column in ImportColumn]?: string } | null = null
  const found = new Set<string>()
  for (const name in line) {
    const column = name as ImportColumn
    const text = line[column] ?? ''
    // Most cells begin and end with a letter or a digit.
    if (text === '' || unmarked.includes(column) || !(codes.has(text.charCodeAt(text.length - 1)) || codes.has(text.charCodeAt(0))))
      continue
    const parts = separated(column, text)
    if (!parts) continue
    for (const mark of parts.marks) found.add(mark)
    if (amounts.includes(column) && !parts.marks.every(isExplained)) continue
    plain ??= { ...line }
    plain[column] = parts.value
  }
  return { line: plain ?? line, marks: [...found] }
}

/** Whether the cells of a file have a mark behind a value, apart from its lines of text. */
export const isOnCells = (file: Buffer, delimiter: string, mark: string, lines: readonly string[]): boolean => {
  const ends = ['\n', '\r', '"', delimiter]
  const mostFound = 1_000
  let count = -lines.filter((line) => line.endsWith(mark)).length
  for (let at = file.indexOf(mark), found = 0; at >= 0 && found < mostFound; at = file.indexOf(mark, at + 1), found++) {
    const next = file.toString('latin1', at + Buffer.byteLength(mark), at + Buffer.byteLength(mark) + 1)
    if ((next === '' || ends.includes(next)) && ++count > 0) return true
  }
  return false
}
