import { deflateRawSync } from 'node:zlib'

/** A cell as the XML of its element has it: a text, a number with a style, or attributes and content. */
export type WorkbookCell = string | number | { readonly style?: number; readonly type?: string; readonly xml: string }

/** A sheet of a test workbook. */
export interface WorkbookSheet {
  readonly name: string
  readonly rows: readonly (readonly (WorkbookCell | null)[])[]
  readonly isHidden?: boolean
  readonly hiddenRows?: readonly number[]
  readonly merged?: readonly string[]
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** An archive of entries; each is deflated. */
export const buildArchive = (entries: Readonly<Record<string, string | Buffer>>): Buffer => {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const [bytes, title] = [Buffer.from(content), Buffer.from(name)]
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(bytes.length, 22)
    head.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(bytes.length, 24)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(at, 42)
    bodies.push(head, title, packed)
    directory.push(entry, title)
    at += head.length + title.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : `${letters(Math.floor(column / 26) - 1)}${letters(column % 26)}`

const cellXml = (cell: WorkbookCell, place: string): string => {
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const { style, type, xml } = cell
  return `<c r="${place}"${style === undefined ? '' : ` s="${style}"`}${type === undefined ? '' : ` t="${type}"`}>${xml}</c>`
}

const sheetXml = ({ rows, hiddenRows = [], merged = [] }: WorkbookSheet): string => {
  const written = rows.map((cells, index) => {
    const xml = cells.map((cell, column) => (cell === null ? '' : cellXml(cell, `${letters(column)}${index + 1}`))).join('')
    return cells.length === 0 ? '' : `<row r="${index + 1}"${hiddenRows.includes(index + 1) ? ' hidden="1"' : ''}>${xml}</row>`
  })
  const areas = merged.map((area) => `<mergeCell ref="${area}"/>`).join('')
  return `<?xml version="1.0"?><worksheet><sheetData>${written.join('')}</sheetData>${areas === '' ? '' : `<mergeCells>${areas}</mergeCells>`}</worksheet>`
}

/**
 * Builds an Excel workbook.
 *
 * @param styles the content of `styleSheet`
 * @param texts the content of the shared texts
 * @param properties attributes of `workbookPr`
 */
export const buildWorkbook = (
  sheets: readonly WorkbookSheet[],
  { styles = '', texts = '', properties = '' }: { readonly styles?: string; readonly texts?: string; readonly properties?: string } = {},
): Buffer => {
  const list = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  )
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  return buildArchive({
    'xl/workbook.xml': `<workbook><workbookPr ${properties}/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)])),
  })
}
