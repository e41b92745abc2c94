import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { isGoneSection } from '../../stock-import/remarks/saleNotes'
import { parseHeading } from '../../stock-import/stockColumns'
import { FeedFault, type FileCodes, rowsAtOnce } from '../FeedRecords'
import { isAboutCars } from '../fileNotes'
import { createTableFinder, isListOfCars } from '../furtherTables'
import { rowMark } from '../htmlTable'
import { parsePart } from './parsePart'
import { parseSharedTexts } from './parseSharedTexts'
import { mostCells, parseSheet, type SheetRow, type WorkbookParts } from './parseSheet'
import { parseStyles } from './parseStyles'
import { type Archive, damaged, openArchive } from './zipEntries'

/** Unpacked bytes of a workbook: 50,000 cars with 25 columns have about 55 MB. */
const mostBytes = 80_000_000
/** Characters of the table, sheets that are read, rows searched for headings, and notes taken from other sheets. */
const [longestTable, mostSheets, mostAbove, mostNotes] = [100_000_000, 30, 40, 10] as const
/** Texts of a row that explains a colour at most. */
const mostExplaining = 2

interface Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
  /** Place of the headings among the rows; -1 without known ones. */
  readonly place: number
}

const textsOf = ({ cells }: SheetRow): readonly string[] => Array.from(cells, (cell) => (cell ?? '').trim())
const filledOf = (row: SheetRow): readonly string[] => textsOf(row).filter((text) => text !== '')
const known = (texts: readonly string[]): number => new Set(texts.map(parseHeading).filter((column) => column !== null)).size
const isIdentity = (text: string): boolean => ['stockNumber', 'vin', 'rego'].includes(parseHeading(text) ?? '')

/** Names and parts of the visible sheets, in order. */
const sheetsOf = async (
  archive: Archive,
): Promise<{ readonly sheets: readonly { name: string; part: string }[]; readonly is1904: boolean }> => {
  const [book, relations] = [await archive.unpack('xl/workbook.xml'), await archive.unpack('xl/_rels/workbook.xml.rels')]
  if (book === null) {
    if (archive.names.some((name) => /\.(?:csv|tsv|txt|xml|json)$/i.test(name) && !name.startsWith('xl/') && !/[[_]/.test(name)))
      throw new FeedFault('This is a compressed archive. Send the file in it by itself.')
    throw damaged()
  }
  const parts = new Map<string, string>()
  if (relations !== null)
    await parsePart(relations, {
      open(name, { Id = '', Target = '', Type = '' }) {
        if (name === 'Relationship' && /\/worksheet$/.test(Type)) parts.set(Id, Target)
      },
    })
  const sheets: { name: string; part: string }[] = []
  let is1904 = false
  await parsePart(book, {
    open(element, attributes) {
      if (element === 'workbookPr') is1904 = attributes.date1904 === '1' || attributes.date1904 === 'true'
      const [, id = ''] = Object.entries(attributes).find(([name]) => /(?:^|:)id$/.test(name)) ?? []
      const target = parts.get(id)
      if (element === 'sheet' && target !== undefined && (attributes.state ?? 'visible') === 'visible')
        sheets.push({ name: attributes.name ?? '', part: target.startsWith('/') ? target.slice(1) : `xl/${target}` })
    },
  })
  return { sheets: sheets.slice(0, mostSheets), is1904 }
}

const readSheets = async (archive: Archive): Promise<readonly Sheet[]> => {
  const { sheets, is1904 } = await sheetsOf(archive)
  const parts: WorkbookParts = {
    styles: await parseStyles(await archive.unpack('xl/styles.xml')),
    texts: await parseSharedTexts(await archive.unpack('xl/sharedStrings.xml')),
    is1904,
  }
  const budget = { cells: mostCells }
  const read: Sheet[] = []
  for (const { name, part } of sheets) {
    const bytes = await archive.unpack(part)
    if (bytes === null) throw damaged()
    const rows = await parseSheet(bytes, parts, budget)
    if (!rows.some((row) => filledOf(row).length > 0)) continue
    const top = rows.slice(0, mostAbove).map(textsOf)
    const list = top.findIndex((texts) => isListOfCars(texts) && known(texts) > 2)
    read.push({ name, rows, place: list >= 0 ? list : top.findIndex((texts) => known(texts) > 2) })
  }
  return read
}
const quoted = (names: readonly string[]): string => new Intl.ListFormat('en-AU').format(names.map((name) => `“${name.slice(0, 40)}”`))
const headingsOf = ({ rows, place }: Sheet): readonly string[] => {
  const row = rows[place]
  return row ? textsOf(row) : []
}

/**
 * The sheets that list cars, one below the other, and the others. A sheet that only names cars, such as one of buyers, can’t be read
 * together with a list.
 */
const arranged = (sheets: readonly Sheet[]): { readonly lists: readonly Sheet[]; readonly others: readonly Sheet[] } => {
  const [only, ...more] = sheets
  if (!only) throw new FeedFault('The workbook is empty, or all its sheets are hidden.')
  if (more.length === 0) return { lists: [only], others: [] }
  const found = sheets.filter((sheet) => isListOfCars(headingsOf(sheet)))
  const [first = sheets.find(({ place }) => place >= 0)] = found
  if (!first)
    throw new FeedFault(
      `The workbook has several sheets, and none has known headings: ${quoted(sheets.map(({ name }) => name))}. Keep only the sheet with the cars.`,
    )
  const finder = createTableFinder(headingsOf(first))
  const isFurther = (sheet: Sheet) => sheet !== first && found.includes(sheet) && finder?.isHeadings(headingsOf(sheet)) === true
  const lists = [first, ...sheets.filter(isFurther)]
  const others = sheets.filter((sheet) => !lists.includes(sheet))
  const unclear = others.filter((sheet) => headingsOf(sheet).some(isIdentity) || found.includes(sheet))
  if (unclear.length > 0)
    throw new FeedFault(
      `The sheets ${quoted([first, ...unclear].map(({ name }) => name))} are all about cars, and can’t be read together. Keep only the sheet with the cars for sale, or save each as a workbook of its own.`,
    )
  return { lists, others }
}

/** The background of all texts of a row; null if they differ or have none. */
const backgroundOf = ({ cells, backgrounds }: SheetRow): string | null => {
  const places = [...cells.keys()].filter((place) => (cells[place] ?? '').trim() !== '')
  const [first] = places
  const background = first === undefined ? undefined : backgrounds.get(first)
  return background !== undefined && places.every((place) => backgrounds.get(place) === background) ? background : null
}
const markOf = (row: SheetRow): string => {
  if (row.backgrounds.size === 0 && row.struck === 0 && !row.isHidden) return ''
  const filled = filledOf(row).length
  const background = backgroundOf(row)
  if (filled < 2) return ''
  return [
    ...(background === null ? [] : [`background ${background}`]),
    ...(row.struck >= filled ? ['struck through'] : []),
    ...(row.isHidden ? ['hidden row'] : []),
  ].join(', ')
}

/** What a sheet says of its colours: a row with a coloured cell and one or two texts. */
const meaningsOf = (rows: readonly SheetRow[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap((row) => {
      const [colour] = row.backgrounds.values()
      const texts = colour === undefined ? [] : filledOf(row)
      return texts.length > 0 && texts.length <= mostExplaining ? [[`background ${colour}`, texts.at(-1) ?? '']] : []
    }),
  )

const written = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Whether the name of a sheet may say something about its cars, such as “Sold” or “Demos”. */
const isTelling = (name: string): boolean => isAboutCars(name) || isGoneSection(name) || carTypes.read(name) !== null

/**
 * The list of cars in an Excel workbook (.xlsx), as a table in CSV (ENT-01), and the row number of each of its rows: those of the sheet,
 * from 0 for a name above it; the rows of a further sheet are counted on from those of the last. Cells have the text that Excel shows, with
 * dates in full and digits not rounded. The background of a row, and whether it is struck through or hidden, get a column, as they may say
 * that its car is sold. Sentences about cars in other sheets become notes. Rejects with a `FeedFault`.
 */
export const workbookTable = async (
  file: Buffer,
): Promise<{ readonly csv: Buffer; readonly codes: FileCodes; readonly rowNumbers: readonly number[] }> => {
  const { lists, others } = arranged(await readSheets(openArchive(file, mostBytes)))
  const isOfSeveral = lists.length > 1
  const isMarked = lists.some(({ rows, place }) => rows.some((row, index) => index > place && markOf(row) !== ''))
  const width = lists.reduce((most, { rows }) => rows.reduce((max, { cells }) => Math.max(max, cells.length), most), 0)
  const [lines, rowNumbers]: [string[], number[]] = [[], []]
  let length = 0
  const add = (texts: readonly string[], row: number) => {
    const line = texts.map(written).join(',')
    length += line.length + 1
    if (length > longestTable) throw new FeedFault('The workbook has too much text to be read.')
    lines.push(line)
    rowNumbers.push(row)
  }
  for (const { name, rows, place } of lists) {
    const [start, before] = [lines.length, rowNumbers.at(-1) ?? -1]
    // The row of the name comes before those of its sheet.
    const rowOf = (row: number): number => before + 1 + row
    for (const [index, row] of rows.entries()) {
      if (index === Math.max(0, place) && (isOfSeveral || isTelling(name))) add([name], rowOf(0))
      if (!isOfSeveral) while (lines.length - start < row.row - 1) add([''], rowOf(lines.length - start + 1))
      const texts = textsOf(row)
      const mark = index === Math.max(0, place) ? rowMark : index > place ? markOf(row) : ''
      if (index % rowsAtOnce === 0) await new Promise(setImmediate)
      const cells = isMarked && mark !== '' ? [...Array.from({ length: width }, (_, column) => texts[column] ?? ''), mark] : texts
      add(cells, rowOf(row.row))
    }
  }
  const notes = others.flatMap(({ rows }) => rows.flatMap((row) => filledOf(row).filter((text) => /\s/.test(text) && isAboutCars(text))))
  for (const note of notes.length > 0 ? ['', ...notes.slice(0, mostNotes)] : []) add([note], (rowNumbers.at(-1) ?? 0) + 1)
  const meanings = meaningsOf([...lists, ...others].flatMap(({ rows }) => rows))
  return {
    csv: Buffer.from(`${lines.join('\n')}\n`),
    rowNumbers,
    codes: isMarked && meanings.size > 0 ? new Map([[rowMark.toLowerCase(), meanings]]) : new Map(),
  }
}
