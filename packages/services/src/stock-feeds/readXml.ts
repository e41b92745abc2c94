import { StringDecoder } from 'node:string_decoder'
import { SaxesParser } from 'saxes'
import { endsEarly, FeedFault, longestRecord, mostHeadings } from './FeedRecords'
import { inTurns } from './inTurns'
import { deepestFile, type TreeEvents, tooDeep } from './TreeEvents'

/** Parser errors in texts that are harmless: the text is used as it is. Any other error makes the structure uncertain. */
const harmless = /^\d+:\d+: (?:undefined entity|malformed character entity|disallowed character(?: in entity name)?|the string "\]\]>")/
/** Each harmless error is an object with a position, which takes time. */
const mostHarmless = 10_000

/** An unescaped “&”, as in “Parts & Service” of hand-written XML. */
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/gi
/** Private-use character that replaces such an “&” inside the parser, which would not decode “&amp;” in CDATA. */
const standIn = '\u{10fffd}'
const written = (text: string): string => (text.includes(standIn) ? text.replaceAll(standIn, '&') : text)

/** An “&” near the end of a piece, whose entity may continue in the next. */
const openEntity = /&[^;\s&<]{0,8}$/

/** Parses XML. Refuses custom entities, which could expand to gigabytes. */
export async function* readXml(file: Buffer, events: TreeEvents): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const decoder = new StringDecoder('utf8')
  /** Open elements, and whether they were emitted as branches: one with text only is a leaf. */
  const open: { name: string; text: string; isBranch: boolean }[] = []
  let isEnding = false
  let faults = 0
  /** Characters since the last complete token, which the parser buffers. */
  let pending = 0
  let attributes = 0

  const fault = (error: Error) => {
    if (harmless.test(error.message) && ++faults < mostHarmless) return
    if (isEnding) throw endsEarly()
    const [, line = '1', message = error.message] = /^(\d+):\d+: (.*)$/s.exec(error.message) ?? []
    throw new FeedFault(`Line ${line} is not valid XML: ${message}`)
  }
  const beginBranch = (element: (typeof open)[number] | undefined) => {
    if (!element || element.isBranch) return
    element.isBranch = true
    events.open(element.name, false)
  }
  const addText = (text: string) => {
    pending = 0
    const element = open.at(-1)
    if (element) element.text += written(text)
  }
  parser.on('error', fault)
  parser.on('doctype', () => {
    throw new FeedFault('The XML declares its own entities, which are not supported. Send it without a DOCTYPE.')
  })
  parser.on('opentagstart', ({ name }) => {
    pending = 0
    beginBranch(open.at(-1))
    if (open.length >= deepestFile) throw tooDeep()
    open.push({ name, text: '', isBranch: false })
    attributes = 0
  })
  parser.on('attribute', ({ name, value }) => {
    pending = 0
    if (++attributes > mostHeadings) throw new FeedFault('The file can’t be read: one of its elements has too many attributes.')
    beginBranch(open.at(-1))
    events.leaf(name, written(value), false)
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('comment', () => {
    pending = 0
  })
  parser.on('closetag', () => {
    pending = 0
    const element = open.pop()
    if (!element) return
    const text = element.text.trim()
    if (!element.isBranch) return events.leaf(element.name, text, false)
    if (text !== '') events.leaf('#text', text, false)
    events.close()
  })

  const parse = (text: string) => {
    pending += text.length
    parser.write(text.replace(bareAmpersand, standIn))
    if (pending > longestRecord) throw new FeedFault(`The file can’t be read: one of its fields has more than ${longestRecord} characters.`)
  }
  let rest = ''
  yield* inTurns(file, (piece) => {
    const text = rest + decoder.write(piece)
    const end = openEntity.exec(text)?.index ?? text.length
    rest = text.slice(end)
    parse(text.slice(0, end))
  })
  parse(rest + decoder.end())
  isEnding = true
  parser.close()
}
