import { createHtmlParser } from '@forecourt/rules/text/createHtmlParser'
import { parseHeading } from '../stock-import/stockColumns'
import type { FileCodes } from './FeedRecords'

/** Heading of the format of a row, which may say that its car is sold. */
export const rowMark = 'Mark of the row'
/** Known headings without which a table is no list of cars, columns that a cell spans at most, and cells of a line that explains a colour. */
const [fewestHeadings, mostSpanned, mostExplaining] = [3, 100, 2] as const

interface Cell {
  readonly text: string
  readonly isStruck: boolean
  /** Its own background. */
  readonly background: string | null
}
interface Row {
  readonly cells: Cell[]
  readonly background: string | null
  readonly isStruck: boolean
}

const plainBackground = /^(?:#?f{3}(?:f{3})?|white|transparent|none|inherit|initial)$/i
const backgroundOf = ({ bgcolor, style = '' }: { readonly [name: string]: string }): string | null => {
  const named = bgcolor ?? /background(?:-color)?\s*:\s*([^;]+)/i.exec(style)?.[1]
  const colour = named?.trim().toLowerCase()
  return colour === undefined || colour === '' || plainBackground.test(colour) ? null : colour
}
const isStruckStyle = ({ style = '' }: { readonly [name: string]: string }): boolean => /line-through/i.test(style)
const striking = new Set(['s', 'strike', 'del'])

/** The tables of a page, with the formats of their rows. */
const readTables = (html: string): readonly (readonly Row[])[] => {
  const tables: Row[][] = []
  const open: Row[][] = []
  let row: Row | null = null
  let cell: { text: string; struck: string; readonly span: number; readonly background: string | null; readonly isStruck: boolean } | null =
    null
  let struck = 0
  const endCell = () => {
    if (!cell) return
    const [text, old] = [cell.text, cell.struck].map((each) => each.replace(/\s+/g, ' ').trim())
    row?.cells.push({
      text: text || old || '',
      isStruck: (text === '' && old !== '') || (cell.isStruck && text !== ''),
      background: cell.background,
    })
    for (let more = 1; more < cell.span; more++) row?.cells.push({ text: '', isStruck: false, background: null })
    cell = null
  }
  const parser = createHtmlParser({
    onopentag(name, attributes) {
      if (name === 'table') {
        const table: Row[] = []
        tables.push(table)
        open.push(table)
      } else if (name === 'tr') {
        endCell()
        row = { cells: [], background: backgroundOf(attributes), isStruck: isStruckStyle(attributes) }
        open.at(-1)?.push(row)
      } else if (name === 'td' || name === 'th') {
        endCell()
        const span = Math.min(mostSpanned, Number(attributes.colspan) || 1)
        cell = { text: '', struck: '', span, background: backgroundOf(attributes), isStruck: isStruckStyle(attributes) }
      } else if (striking.has(name)) struck++
      else if (name === 'br' && cell) cell.text += ' '
    },
    ontext(text) {
      if (!cell) return
      if (struck > 0) cell.struck += text
      else cell.text += text
    },
    onclosetag(name) {
      if (name === 'td' || name === 'th' || name === 'tr') endCell()
      else if (striking.has(name)) struck = Math.max(0, struck - 1)
      else if (name === 'table') {
        endCell()
        open.pop()
      }
    },
  })
  parser.write(html)
  parser.end()
  return tables
}

/** The background that all filled cells of a row have, or the row itself. */
const backgroundOfRow = ({ cells, background }: Row): string | null => {
  if (background !== null) return background
  const filled = cells.filter(({ text }) => text !== '')
  const [first = null] = filled.map((each) => each.background)
  return first !== null && filled.every((each) => each.background === first) ? first : null
}
const markOf = (row: Row): string => {
  const filled = row.cells.filter(({ text }) => text !== '')
  const background = backgroundOfRow(row)
  const isStruck = row.isStruck || (filled.length > 0 && filled.every((each) => each.isStruck))
  return [...(background === null ? [] : [`background ${background}`]), ...(isStruck ? ['struck through'] : [])].join(', ')
}

const written = (text: string): string => `"${text.replaceAll('"', '""')}"`

/**
 * The list of cars in a page, as a table: many systems save one with the ending .xls. A struck text beside another is left out. The colour
 * of a row, and whether it is struck through, get a column, as they may say that its car is sold; a row that explains a colour is its
 * meaning (ENT-01, CAR-05). Null for a page without such a list.
 */
export const parseHtmlTable = (html: string): { readonly csv: string; readonly codes: FileCodes } | null => {
  const lists = readTables(html).flatMap((rows) => {
    const place = rows.findIndex(({ cells }) => cells.filter(({ text }) => parseHeading(text) !== null).length >= fewestHeadings)
    return place < 0 || place === rows.length - 1 ? [] : [{ rows, place }]
  })
  const [list] = lists.toSorted((one, other) => other.rows.length - one.rows.length)
  if (!list) return null
  const meanings = new Map<string, string>()
  const cars = list.rows.filter((row, index) => {
    const filled = row.cells.filter(({ text }) => text !== '')
    const coloured =
      index > list.place && filled.length <= mostExplaining ? row.cells.find(({ background }) => background !== null) : undefined
    if (!coloured || backgroundOfRow(row) !== null) return true
    meanings.set(`background ${coloured.background}`, filled.at(-1)?.text ?? '')
    return false
  })
  const marks = cars.map((row, index) => (index > list.place ? markOf(row) : ''))
  const isMarked = marks.some((mark) => mark !== '')
  const width = Math.max(...cars.map(({ cells }) => cells.length))
  const lines = cars.map(({ cells }, index) => {
    const texts = Array.from({ length: width }, (_, place) => cells[place]?.text ?? '')
    const mark = index === list.place ? rowMark : (marks[index] ?? '')
    return (isMarked ? [...texts, mark] : texts).map(written).join(',')
  })
  return { csv: `${lines.join('\n')}\n`, codes: meanings.size === 0 ? new Map() : new Map([[rowMark.toLowerCase(), meanings]]) }
}
