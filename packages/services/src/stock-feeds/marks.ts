import { dateColumns } from '../stock-import/dateColumns'
import { amountColumns, type ImportColumn, type StockLine } from '../stock-import/stockColumns'

/** Marks that refer to a note of the file. */
const marks = '†‡§*#^¹²³⁴⁵'
/** Signs that are part of values such as “GT+” and “~98,000”, and marks only if a line of the file explains them. */
const signs = '+~!@%?¶°¤•●○■□▲△▼◆◇★☆✓✔✗✘'
const classOf = (characters: string): string => characters.replace('^', '\\^')
/** The marks, for a class of a regular expression. */
export const markClass: string = classOf(marks)
/** What is a mark if a line of the file explains it: a sign, or a letter or a number in brackets. */
export const explainedMark = `([${classOf(signs)}])\\2*|[([][\\p{Letter}\\p{Number}]{1,2}[)\\]]`
const unit = /\b[cm]?m$/i

/** How the marks of a file are written. */
export interface MarkForm {
  /** The marks that a line of the file explains, by their text in lower case. */
  readonly explained: ReadonlyMap<string, string>
  /** Finds each run of one mark. */
  readonly run: RegExp
  /** A value with marks behind it; an area or a volume has none. */
  readonly behind: RegExp
  readonly before: RegExp
  /** Codes of the first and last characters of marks. */
  readonly edges: ReadonlySet<number>
}

/** @param explained marks that a line of the file explains */
export const createMarkForm = (explained: Iterable<string>): MarkForm => {
  const known = new Map([...explained].map((mark) => [mark.toLowerCase(), mark]))
  const inBrackets = [...known.keys()].filter((mark) => /^[([]/.test(mark))
  const explainedSigns = [...signs].filter((sign) => [...known.keys()].some((mark) => mark.startsWith(sign))).join('')
  const [all, infront] = [marks + explainedSigns, (known.has('#') ? marks : marks.replace('#', '')) + explainedSigns].map(classOf)
  const bracketed = inBrackets.map((mark) => `|${mark.replace(/[[\]()]/g, '\\$&')}`).join('')
  return {
    explained: known,
    run: new RegExp(`([${all}])\\1*${bracketed}`, 'giu'),
    behind: new RegExp(`^(.*[\\p{Letter}\\p{Number}.)%'’"”])\\s*((?:[${all}]${bracketed}){1,4})$`, 'isu'),
    before: new RegExp(`^((?:[${infront}]${bracketed})+)\\s*(?=[\\p{Letter}\\p{Number}$])`, 'iu'),
    edges: new Set([...marks, ...explainedSigns, ...(inBrackets.length > 0 ? '()[]' : '')].map((mark) => mark.charCodeAt(0))),
  }
}
const plainForm = createMarkForm([])

/** Columns of free text and of addresses. */
const unmarked: readonly ImportColumn[] = ['comments', 'features', 'photos', 'videos']
/** Columns in which a sign before the value is a mark; in other columns it may be an ornament. */
const markedInFront: readonly ImportColumn[] = [
  ...(['stockNumber', 'make', 'model', 'badge', 'year', 'km', 'rego', 'colour'] as const),
  ...(['price', 'driveAwayPrice', 'egcPrice', 'wasPrice'] as const),
]
/** Maximum characters of a cell of marks only. */
const longestMark = 12

/** Kinds of values on which a mark is a question of its own: “*” may mean “sold” on a stock number, and “cluster replaced” on a reading. */
const markKinds = ['prices', 'odometer readings', 'dates'] as const
export type MarkKind = (typeof markKinds)[number]

/** The kind of the values of a column; null for others, such as names and numbers of cars. */
export const findMarkKind = (column: ImportColumn | null): MarkKind | null => {
  if (column === null) return null
  if (amountColumns.includes(column)) return 'prices'
  if (column === 'km') return 'odometer readings'
  return dateColumns.includes(column) ? 'dates' : null
}

/** Key of a mark in a mapping: “*” on a stock number, “* on prices” on a price. */
const markKey = (mark: string, kind: MarkKind | null): string => (kind === null ? mark : `${mark} on ${kind}`)
const keyed = new RegExp(`^(.+) on (${markKinds.join('|')})$`, 's')
/** The mark of a key, and the kind of its values. */
export const parseMarkKey = (key: string): { readonly mark: string; readonly kind: MarkKind | null } => {
  const [, mark = key, kind = null] = keyed.exec(key) ?? []
  return { mark, kind: kind as MarkKind | null }
}

/** The marks in a text, each run once, as the file explains them. */
const marksIn = (text: string, { run, explained }: MarkForm): readonly string[] => [
  ...new Set([...text.matchAll(run)].map(([mark]) => explained.get(mark.toLowerCase()) ?? mark)),
]

/** A cell without its marks; null if it has none. */
const separated = (
  column: ImportColumn | null,
  text: string,
  form: MarkForm,
): { readonly value: string; readonly marks: readonly string[] } | null => {
  const written = text.trim()
  if (!form.edges.has(written.charCodeAt(written.length - 1)) && !form.edges.has(written.charCodeAt(0))) return null
  const isExplained = (mark: string) => form.explained.has(mark.toLowerCase())
  const alone = form.explained.size > 0 && written.length <= longestMark ? marksIn(written, form) : []
  if (alone.length > 0 && alone.join('').length === written.replace(/\s/g, '').length && alone.every(isExplained))
    return { value: '', marks: alone }
  const [found = ''] = form.before.exec(written) ?? []
  const isMark = (column !== null && markedInFront.includes(column)) || marksIn(found, form).every(isExplained)
  const front = isMark ? found : ''
  const rest = written.slice(front.length)
  const [, value = rest, behind = ''] = (form.edges.has(rest.charCodeAt(rest.length - 1)) && form.behind.exec(rest)) || []
  const isUnit = /^[²³]$/.test(behind) && unit.test(value)
  // Stars on both sides are an ornament, or those of a bar code.
  const isOrnament = front.trim() !== '' && front.trim() === behind
  if (isUnit || isOrnament || (front === '' && behind === '')) return null
  return { value, marks: marksIn(`${front} ${behind}`, form) }
}

/** A cell of a row as written, and the kind of its values. */
interface MarkedCell {
  readonly text: string | undefined
  readonly kind: MarkKind | null
}

/** Keys of the marks that a line of the file explains, in any cells. */
const explainedIn = (cells: readonly MarkedCell[], form: MarkForm): readonly string[] =>
  cells.flatMap(({ text = '', kind }) => {
    const marks = separated(null, text, form)?.marks ?? []
    return marks.flatMap((mark) => (form.explained.has(mark.toLowerCase()) ? [markKey(mark, kind)] : []))
  })

/**
 * Takes the marks off the values of a row: “A1*” is the stock number A1 with a mark. A price or a reading keeps a mark about which no user
 * has answered, because the mark may be a condition; so the value isn’t understood (ENT-01).
 *
 * @param isAnswered whether a user has said what the mark of a key means
 * @param cells all cells of the row as written
 * @returns the row, and the keys of its marks
 */
export const separateMarks = (
  line: StockLine,
  isAnswered: (mark: string) => boolean,
  form: MarkForm = plainForm,
  cells: readonly MarkedCell[] = [],
): { readonly line: StockLine; readonly marks: readonly string[] } => {
  let plain: { [Column in ImportColumn]?: string } | null = null
  const found = new Set<string>()
  for (const name in line) {
    const column = name as ImportColumn
    const text = line[column] ?? ''
    // Most cells begin and end with a letter or a digit.
    if (
      text === '' ||
      unmarked.includes(column) ||
      !(form.edges.has(text.charCodeAt(text.length - 1)) || form.edges.has(text.charCodeAt(0)))
    )
      continue
    const parts = separated(column, text, form)
    if (!parts) continue
    const keys = parts.marks.map((mark) => markKey(mark, findMarkKind(column)))
    for (const key of keys) found.add(key)
    if (amountColumns.includes(column) && !keys.every(isAnswered)) continue
    plain ??= { ...line }
    plain[column] = parts.value
  }
  if (form.explained.size > 0) for (const key of explainedIn(cells, form)) found.add(key)
  return { line: plain ?? line, marks: [...found] }
}

/** Start of a value. */
const ofValue = /^[a-z0-9$]/i
/** Characters that separate cells from each other. */
const edgesOf = (delimiter: string): ReadonlySet<string> => new Set(['\n', '\r', '"', delimiter, ''])

/** Whether the cells of a file have a mark before or behind a value, apart from its lines of text. */
export const isOnCells = (file: Buffer, delimiter: string, mark: string, lines: readonly string[]): boolean => {
  const edges = edgesOf(delimiter)
  const mostFound = 1_000
  const length = Buffer.byteLength(mark)
  /** The nearest character that is no space. */
  const beside = (from: number, step: 1 | -1): string => {
    for (let at = from; ; at += step) {
      const character = at < 0 ? '' : file.toString('latin1', at, at + 1)
      if (character !== ' ') return character
    }
  }
  let behind = -lines.filter((line) => line.endsWith(mark)).length
  let before = -lines.filter((line) => line.startsWith(mark) && ofValue.test(line.slice(mark.length).trimStart())).length
  for (let at = file.indexOf(mark), found = 0; at >= 0 && found < mostFound; at = file.indexOf(mark, at + 1), found++) {
    const [previous, next] = [beside(at - 1, -1), beside(at + length, 1)]
    if (edges.has(next) && ++behind > 0) return true
    if (edges.has(previous) && ofValue.test(next) && ++before > 0) return true
  }
  return false
}
