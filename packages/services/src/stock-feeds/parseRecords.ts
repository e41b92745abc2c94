import { attributeColumns } from './attributeColumns'
import { isArchive, utf8Feed } from './decodeFeed'
import { FeedFault, type FeedRecord, type FeedRecords, type FileCodes, headBytes, type RecordOptions } from './FeedRecords'
import { parseHtmlTable } from './htmlTable'
import { nestedRecords } from './nestedRecords'
import { readJsonFeed } from './readJsonFeed'
import { readXml } from './readXml'
import { tableRecords } from './tableRecords'
import { workbookTable } from './workbook/workbookTable'

/** Removes leading blank bytes, which XML forbids. */
const withoutBlankStart = (file: Buffer): Buffer => {
  let start = 0
  while (start < Math.min(file.length, headBytes) && (file[start] as number) <= 0x20) start++
  return file.subarray(start)
}

/** A table with what its file says of its codes. */
const withCodes = async (records: Promise<FeedRecords>, codes: FileCodes): Promise<FeedRecords> => {
  const read = await records
  return codes.size === 0 ? read : { ...read, notes: { lines: [], asked: [], legend: new Map(), ...read.notes, codes } }
}

/** Lines per turn of the event loop. */
const linesAtOnce = 500

/** The records of JSON Lines, of which some lines between others are no JSON: only these are refused (ENT-01). Null for other files. */
const recordsOfWholeLines = async (file: Buffer): Promise<FeedRecords | null> => {
  const lines = String(file).trimEnd().split('\n')
  const [whole, broken]: [string[], FeedRecord[]] = [[], []]
  for (const [index, line] of lines.entries()) {
    if (index % linesAtOnce === 0) await new Promise(setImmediate)
    const text = line.trim()
    if (text === '') continue
    try {
      if (!text.startsWith('{')) return null
      JSON.parse(text)
      whole.push(text)
    } catch {
      // A file that ends in the middle of a line is cut off, and may lack cars.
      if (index === lines.length - 1) return null
      const message = `Line ${index + 1} isn’t valid JSON, so its car isn’t read.`
      broken.push({ row: index + 1, values: new Map(), unreadable: { message, text, cells: [], delimiter: '' } })
    }
  }
  if (broken.length === 0 || broken.length >= whole.length) return null
  const read = await nestedRecords((events) => readJsonFeed(Buffer.from(whole.join('\n')), events), 'json')
  const batches = async function* () {
    yield* read.batches
    yield broken
  }
  return { ...read, batches: batches() }
}

/** Reads the rows of JSON: one value, or a value on each line. */
const jsonRecords = async (file: Buffer): Promise<FeedRecords> => {
  try {
    return await nestedRecords((events) => readJsonFeed(file, events), 'json')
  } catch (error) {
    const read = error instanceof FeedFault ? await recordsOfWholeLines(file) : null
    if (read === null) throw error
    return read
  }
}

/** Tables of workbooks by their bytes: a file is read several times, and unpacked once. */
const tables = new WeakMap<Uint8Array, ReturnType<typeof workbookTable>>()

/** Reads the rows of an Excel workbook. */
const workbookRecords = async (bytes: Uint8Array, options: RecordOptions): Promise<FeedRecords> => {
  const table = tables.get(bytes) ?? workbookTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  tables.set(bytes, table)
  const { csv, codes, rowNumbers } = await table
  const open = () => withCodes(tableRecords(csv, options, rowNumbers), codes)
  return attributeColumns(await open(), open)
}

/**
 * Reads the rows of a feed: detects a workbook, XML, JSON or a table by its start. Parses in pieces, yields to the event loop and holds no rows.
 * Rejects with a `FeedFault`.
 */
export const parseRecords = async (bytes: Uint8Array, options: RecordOptions = {}): Promise<FeedRecords> => {
  if (isArchive(bytes)) return workbookRecords(bytes, options)
  const file = await utf8Feed(bytes)
  const written = withoutBlankStart(file)
  if (written.length === 0) throw new FeedFault('The file is empty.')
  const head = String(written.subarray(0, headBytes))
  if (/^<(?:!doctype html|html|head|meta|body)\b/i.test(head) || (/^<table\b/i.test(head) && /<tr\b/i.test(head))) {
    const table = parseHtmlTable(String(written))
    if (table === null) throw new FeedFault('This is a web page, not a feed: the address may be wrong, or ask for a sign-in.')
    return withCodes(tableRecords(Buffer.from(table.csv), options), table.codes)
  }
  if (head.startsWith('<')) return nestedRecords((events) => readXml(written, events), 'xml')
  if (/^[[{]/.test(head)) return jsonRecords(written)
  const open = () => tableRecords(file, options)
  return attributeColumns(await open(), open)
}
