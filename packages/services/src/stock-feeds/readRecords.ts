import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { FeedRecords, UnreadableFeed } from './FeedRecords'
import { nestedRecords } from './nestedRecords'
import { tableRecords } from './tableRecords'

/** Entities a document declares itself are not expanded: a few lines could become gigabytes. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  processEntities: false,
  trimValues: true,
})

const readXml = (written: string): FeedRecords | UnreadableFeed => {
  if (/^<(?:!doctype html|html)/i.test(written))
    return { problem: 'This is a web page, not a feed: the address may be wrong, or ask for a sign-in.', cut: false }
  if (/<!DOCTYPE|<!ENTITY/i.test(written))
    return { problem: 'The XML declares entities of its own, which are not read. Have it sent without a DOCTYPE.', cut: false }
  // Systems that glue XML together leave the “&” of “Parts & Service” as it is.
  const text = written.replace(/&(?!#?\w+;)/g, '&amp;')
  const valid = XMLValidator.validate(text)
  if (valid === true) return nestedRecords(parser.parse(text), 'xml')
  const { code, line, msg } = valid.err
  const cut = code === 'InvalidXml' || line >= text.split('\n').length
  return { problem: cut ? 'The file ends in the middle of a car.' : `Line ${line} is no proper XML: ${msg}`, cut }
}

const readJson = (text: string): FeedRecords | UnreadableFeed => {
  let tree: unknown
  try {
    tree = JSON.parse(text)
  } catch {
    const cut = !/[\]}]$/.test(text)
    return { problem: cut ? 'The file ends in the middle of a car.' : 'The file is no proper JSON.', cut }
  }
  return nestedRecords(tree, 'json')
}

/** A feed's rows: XML, JSON or a table is told by how it begins. */
export const readRecords = (text: string): FeedRecords | UnreadableFeed => {
  const plain = text.replace(/^\ufeff/, '').trim()
  if (plain === '') return { problem: 'The file is empty.', cut: false }
  try {
    if (plain.startsWith('<')) return readXml(plain)
    return /^[[{]/.test(plain) ? readJson(plain) : tableRecords(text)
  } catch {
    // A parser gives up on what is nested thousands of levels deep.
    return { problem: 'The file can’t be read.', cut: false }
  }
}
