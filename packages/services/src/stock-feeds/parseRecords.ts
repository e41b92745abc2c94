import { attributeColumns } from './attributeColumns'
import { utf8Feed } from './decodeFeed'
import { FeedFault, type FeedRecords, headBytes, type RecordOptions } from './FeedRecords'
import { parseHtmlTable } from './htmlTable'
import { nestedRecords } from './nestedRecords'
import { readJsonFeed } from './readJsonFeed'
import { readXml } from './readXml'
import { tableRecords } from './tableRecords'

/** Removes leading blank bytes, which XML forbids. */
const withoutBlankStart = (file: Buffer): Buffer => {
  let start = 0
  while (start < Math.min(file.length, headBytes) && (file[start] as number) <= 0x20) start++
  return file.subarray(start)
}

/**
 * Reads the rows of a feed: detects XML, JSON or a table by its start. Parses in pieces, yields to the event loop and holds no rows.
 * Rejects with a `FeedFault`.
 */
export const parseRecords = async (bytes: Uint8Array, options: RecordOptions = {}): Promise<FeedRecords> => {
  const file = await utf8Feed(bytes)
  const written = withoutBlankStart(file)
  if (written.length === 0) throw new FeedFault('The file is empty.')
  const head = String(written.subarray(0, headBytes))
  if (/^<(?:!doctype html|html|head|meta|body)\b/i.test(head) || (/^<table\b/i.test(head) && /<tr\b/i.test(head))) {
    const table = parseHtmlTable(String(written))
    if (table === null) throw new FeedFault('This is a web page, not a feed: the address may be wrong, or ask for a sign-in.')
    const records = await tableRecords(Buffer.from(table.csv), options)
    return table.codes.size === 0
      ? records
      : { ...records, notes: { lines: [], asked: [], legend: new Map(), ...records.notes, codes: table.codes } }
  }
  if (head.startsWith('<')) return nestedRecords((events) => readXml(written, events), 'xml')
  if (/^[[{]/.test(head)) return nestedRecords((events) => readJsonFeed(written, events), 'json')
  const open = () => tableRecords(file, options)
  return attributeColumns(await open(), open)
}
