import { FeedFault, mostHeadings, tooManyHeadings } from '../FeedRecords'
import { formatNumber } from './formatNumber'
import { parsePart } from './parsePart'
import { createTextCollector } from './parseSharedTexts'
import type { CellStyle } from './parseStyles'

/** A row of a sheet. */
export interface SheetRow {
  /** As in Excel: 1 is the first row. */
  readonly row: number
  /** Texts by column; an empty cell may be a hole. */
  readonly cells: string[]
  /** The background of each cell that has one. */
  readonly backgrounds: ReadonlyMap<number, string>
  /** Number of texts that are struck through. */
  readonly struck: number
  readonly isHidden: boolean
}

/** What the sheets of a workbook have in common. */
export interface WorkbookParts {
  readonly styles: readonly CellStyle[]
  readonly texts: readonly { readonly text: string; readonly isStruck: boolean }[]
  /** Whether days are counted from 1904. */
  readonly is1904: boolean
}

/** Maximum cells of a workbook, far above any dealer’s stock. */
export const mostCells = 1_500_000
/** Maximum merged areas of a sheet. */
const mostMerged = 20_000
/** Rows of a sheet in Excel. */
const lastRow = 1_048_576

/** The column of a reference such as “C7”, from 0, and its row. */
const placeOf = (reference: string): readonly [column: number, row: number] | null => {
  const [, letters, row] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? []
  if (letters === undefined) return null
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return [column - 1, Number(row)]
}

interface OpenCell {
  readonly column: number
  readonly type: string
  readonly style: CellStyle | undefined
  value: string
  formula: string | null
}

/** The text of a cell as a user sees it, and whether it is struck through. A formula without a result stays a formula. */
const textOfCell = (
  { type, value, formula, style }: OpenCell,
  inline: { readonly text: string; readonly isStruck: boolean },
  { texts, is1904 }: WorkbookParts,
): { readonly text: string; readonly isStruck: boolean } => {
  const isStruck = style?.isStruck ?? false
  if (type === 's') {
    const shared = texts[Number(value)]
    return { text: shared?.text ?? '', isStruck: isStruck || (shared?.isStruck ?? false) }
  }
  if (type === 'inlineStr') return { text: inline.text, isStruck: isStruck || inline.isStruck }
  if (value === '') return { text: formula === null ? '' : `=${formula === '' ? 'A1' : formula}`, isStruck }
  if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE', isStruck }
  if (type === 'd') return { text: value.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace('T', ' '), isStruck }
  const number = type === 'n' || type === '' ? Number(value) : Number.NaN
  return { text: Number.isFinite(number) ? formatNumber(number, style?.format ?? null, is1904) : value, isStruck }
}

/** The text of a merged area counts for each of its rows, as “Toyota” beside three cars. */
const fillMerged = (rows: readonly SheetRow[], merged: readonly string[]) => {
  if (merged.length === 0) return
  const byNumber = new Map(rows.map((each) => [each.row, each]))
  for (const area of merged) {
    const [from, to] = area.split(':').map(placeOf)
    if (!from || !to) continue
    const [column, first] = from
    const text = byNumber.get(first)?.cells[column] ?? ''
    if (text === '' || to[1] - first > rows.length) continue
    for (let row = first + 1; row <= to[1]; row++) {
      const cells = byNumber.get(row)?.cells
      if (cells && (cells[column] ?? '') === '') cells[column] = text
    }
  }
}

/**
 * Reads the rows of a sheet that have a text or a background. Rejects with a `FeedFault`.
 *
 * @param budget cells that may still be read of the workbook
 */
export const parseSheet = async (bytes: Buffer, parts: WorkbookParts, budget: { cells: number }): Promise<readonly SheetRow[]> => {
  const rows: SheetRow[] = []
  const merged: string[] = []
  const collector = createTextCollector()
  let row: (Omit<SheetRow, 'struck' | 'backgrounds'> & { struck: number; backgrounds: Map<number, string> }) | null = null
  let cell: OpenCell | null = null
  let [within, next] = ['', 0]
  const openCell = ({ r = '', t = '', s }: Readonly<Record<string, string>>) => {
    const column = placeOf(r)?.[0] ?? next
    next = column + 1
    if (--budget.cells < 0)
      throw new FeedFault(`The workbook has more than ${mostCells.toLocaleString('en-AU')} cells, which is the limit.`)
    cell = { column, type: t, style: s === undefined ? undefined : parts.styles[Number(s)], value: '', formula: null }
    collector.take()
  }
  const closeCell = () => {
    if (!row || !cell) return
    const { column, style } = cell
    const { text, isStruck } = textOfCell(cell, collector.take(), parts)
    cell = null
    if (text === '' && !style?.background) return
    if (column >= mostHeadings) {
      if (text.trim() === '') return
      throw tooManyHeadings(column + 1, 'columns')
    }
    if (text !== '') row.cells[column] = text
    if (text !== '' && isStruck) row.struck++
    if (style?.background) row.backgrounds.set(column, style.background)
  }
  await parsePart(bytes, {
    open(name, attributes) {
      if (name === 'row') {
        const number = Number(attributes.r ?? (rows.at(-1)?.row ?? 0) + 1)
        if (!(number > (rows.at(-1)?.row ?? 0) && number <= lastRow)) throw new FeedFault('The rows of the workbook are out of order.')
        row = {
          row: number,
          cells: [],
          backgrounds: new Map(),
          struck: 0,
          isHidden: attributes.hidden === '1' || attributes.hidden === 'true',
        }
        next = 0
      } else if (name === 'c' && row) openCell(attributes)
      else if (name === 'f' && cell) cell.formula = ''
      else if (name === 'mergeCell' && merged.length < mostMerged) merged.push(attributes.ref ?? '')
      else if (cell) collector.open(name, attributes)
      within = name
    },
    text(text) {
      if (!cell) return
      if (within === 'v') cell.value += text
      else if (within === 'f') cell.formula = `${cell.formula ?? ''}${text}`
      else collector.text(text)
    },
    close(name) {
      within = ''
      if (name === 'c') closeCell()
      else if (name === 'row' && row) {
        if (row.cells.length > 0 || row.backgrounds.size > 0) rows.push(row)
        row = null
      } else collector.close(name)
    },
  })
  fillMerged(rows, merged)
  return rows
}
