import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { decodeFeed, headOfUtf8 } from './decodeFeed'
import { endsEarly, FeedFault, type FeedRecords } from './FeedRecords'
import { nestedRecords } from './nestedRecords'
import { tableOfBytes, tableOfText, tableRecords } from './tableRecords'

/** Entities a document declares itself are not expanded: a few lines could become gigabytes. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  processEntities: false,
  trimValues: true,
})

const readXml = (written: string): FeedRecords => {
  if (/^<(?:!doctype html|html)/i.test(written))
    throw new FeedFault('This is a web page, not a feed: the address may be wrong, or ask for a sign-in.')
  if (/<!DOCTYPE|<!ENTITY/i.test(written))
    throw new FeedFault('The XML declares entities of its own, which are not read. Have it sent without a DOCTYPE.')
  // Systems that glue XML together leave the “&” of “Parts & Service” as it is.
  const text = written.replace(/&(?!#?\w+;)/g, '&amp;')
  const valid = XMLValidator.validate(text)
  if (valid === true) return nestedRecords(parser.parse(text), 'xml')
  const { code, line, msg } = valid.err
  const cut = code === 'InvalidXml' || line >= text.split('\n').length
  throw cut ? endsEarly() : new FeedFault(`Line ${line} is no proper XML: ${msg}`)
}

const readJson = (text: string): FeedRecords => {
  let tree: unknown
  try {
    tree = JSON.parse(text)
  } catch {
    throw /[\]}]$/.test(text) ? new FeedFault('The file is no proper JSON.') : endsEarly()
  }
  return nestedRecords(tree, 'json')
}

/** What begins otherwise is XML or JSON. */
const isTable = (beginning: string) => beginning !== '' && !/^[<[{]/.test(beginning)

/**
 * A feed's rows: XML, JSON or a table is told by how it begins. A table is read as its rows are asked for, a tree at once. Rejects with a
 * `FeedFault`.
 */
export const parseRecords = async (bytes: Uint8Array): Promise<FeedRecords> => {
  const head = headOfUtf8(bytes)
  // Most files: as a text it would be in memory once more.
  if (head !== null && isTable(head.trim())) return tableRecords(tableOfBytes(bytes, head))
  const text = decodeFeed(bytes)
  const plain = text.replace(/^\ufeff/, '').trim()
  if (plain === '') throw new FeedFault('The file is empty.')
  if (isTable(plain)) return tableRecords(tableOfText(text))
  try {
    return plain.startsWith('<') ? readXml(plain) : readJson(plain)
  } catch (error) {
    // A parser gives up on what is nested thousands of levels deep.
    throw error instanceof FeedFault ? error : new FeedFault('The file can’t be read.')
  }
}
