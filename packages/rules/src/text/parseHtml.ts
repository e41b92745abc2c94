import { joinSpans } from '@forecourt/schema/rich-text/parseLightText'
import type { ListPoint, RichBlock, RichDocument, Spans, TextSpan } from '@forecourt/schema/rich-text/RichText'
import { richTextBounds as bounds, linkPattern, picturePattern } from '@forecourt/schema/rich-text/richTextSchema'
import { createHtmlParser } from './createHtmlParser'

const isLink = new RegExp(linkPattern, 'i')
const isPicture = new RegExp(picturePattern)

type Unnamed = RichBlock extends infer Each ? (Each extends RichBlock ? Omit<Each, 'id'> : never) : never

/** Elements without readable content. */
const unread = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'iframe',
  'noembed',
  'noframes',
  'object',
  'svg',
  'math',
  'select',
  'textarea',
])
const bolds = new Set(['b', 'strong', 'th'])
const italics = new Set(['i', 'em'])
/** Block elements, which end the line before and after. */
const lines = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'address',
  'center',
  'dl',
  'dt',
  'dd',
  'pre',
  'figure',
  'form',
])

const headingLevel = (name: string): 2 | 3 | 4 | null => {
  const [, digit] = /^h([1-6])$/.exec(name) ?? []
  return digit === undefined ? null : (Math.min(4, Math.max(2, Number(digit))) as 2 | 3 | 4)
}

const sizeOf = (text: string | undefined) => {
  const pixels = Number(text)
  return Number.isInteger(pixels) && pixels > 0 && pixels <= 20_000 ? pixels : undefined
}

/** Trims spaces and line breaks around formatted text. */
const trimmed = (spans: readonly TextSpan[]): Spans => {
  const words = joinSpans(spans.slice(0, bounds.spans * 4)).map((span) => ({ ...span, text: span.text.slice(0, bounds.letters) }))
  const from = words.findIndex(({ text }) => /[^ \n]/.test(text))
  if (from < 0) return []
  const to = words.findLastIndex(({ text }) => /[^ \n]/.test(text))
  return words
    .slice(from, to + 1)
    .slice(0, bounds.spans)
    .map((span, index, all) => ({
      ...span,
      text: span.text.replace(index === 0 ? /^[ \n]+/ : '', '').replace(index === all.length - 1 ? /[ \n]+$/ : '', ''),
    }))
}

/**
 * Parses HTML, such as from a file or another system, into a rich text document: headings, paragraphs, lists, quotes, tables, pictures
 * from the media library or secure URLs, bold, italic and links. Drops all else or reads it as text; nothing is executed.
 */
export const parseHtml = (html: string): RichDocument => {
  const blocks: Unnamed[] = []
  let spans: TextSpan[] = []
  let [skipped, bold, italic] = [0, 0, 0]
  const links: (string | null)[] = []
  const lists: boolean[] = []
  let points: ListPoint[] = []
  let heading: 2 | 3 | 4 | null = null
  let quote: Spans[] | null = null
  let tables = 0
  let table: { hasHead: boolean; rows: Spans[][] } | null = null
  let caption = 0

  const write = (text: string) => {
    const href = links.findLast((link) => link !== null)
    spans.push({
      text,
      // Header cells are bold by default.
      ...(bold > 0 && table === null && { bold: true }),
      ...(italic > 0 && { italic: true }),
      ...(typeof href === 'string' && { href }),
    })
  }
  const putPoints = () => {
    for (let from = 0; from < points.length; from += bounds.points)
      blocks.push({ kind: 'list', points: points.slice(from, from + bounds.points) })
    points = []
  }
  /** Ends a line: turns the collected spans into a paragraph, a heading, or part of the enclosing block. */
  const endLine = () => {
    if (table !== null) {
      if (spans.length > 0 && !spans.at(-1)?.text.endsWith('\n')) write('\n')
      return
    }
    const line = trimmed(spans)
    spans = []
    if (line.length === 0) return
    const last = blocks.at(-1)
    if (caption > 0 && last?.kind === 'picture')
      blocks[blocks.length - 1] = {
        ...last,
        caption: line
          .map(({ text }) => text)
          .join('')
          .slice(0, 300),
      }
    else if (lists.length > 0) points.push({ level: Math.min(lists.length, bounds.level), ordered: lists.at(-1) === true, spans: line })
    else if (quote) quote.push(line)
    else if (heading !== null) blocks.push({ kind: 'heading', level: heading, spans: line })
    else blocks.push({ kind: 'paragraph', spans: line })
  }
  const putQuote = () => {
    if (quote && quote.length > 0) blocks.push({ kind: 'quote', paragraphs: quote.slice(0, bounds.paragraphs) })
    quote = null
  }
  const putTable = () => {
    const rows = table?.rows.filter((row) => row.length > 0).slice(0, bounds.rows) ?? []
    const columns = Math.min(bounds.columns, Math.max(0, ...rows.map((row) => row.length)))
    const even = rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? []))
    if (columns > 0) blocks.push({ kind: 'table', hasHead: table?.hasHead === true, rows: even })
    table = null
  }

  const parser = createHtmlParser({
    onopentag: (name, attributes) => {
      if (unread.has(name)) skipped++
      if (skipped > 0) return
      if (bolds.has(name)) bold++
      if (italics.has(name)) italic++
      if (name === 'a') links.push(isLink.test(attributes.href ?? '') ? (attributes.href ?? '').slice(0, 500) : null)
      if (name === 'br') write('\n')
      if (lines.has(name) || name === 'blockquote' || name === 'li') endLine()
      if (headingLevel(name) !== null) {
        endLine()
        heading = headingLevel(name)
      }
      if (name === 'ul' || name === 'ol') {
        endLine()
        lists.push(name === 'ol')
      }
      if (name === 'blockquote' && table === null && lists.length === 0) quote ??= []
      if (name === 'table') {
        endLine()
        tables++
        if (lists.length === 0 && quote === null) table ??= { hasHead: false, rows: [] }
      }
      if (name === 'tr' && table) table.rows.push([])
      if ((name === 'td' || name === 'th') && table && tables === 1) {
        if (name === 'th' && table.rows.length <= 1) table.hasHead = true
        spans = []
      }
      if (name === 'figcaption') {
        endLine()
        caption++
      }
      if (name === 'hr' && table === null && lists.length === 0 && !quote) {
        endLine()
        blocks.push({ kind: 'rule' })
      }
      if (
        name === 'img' &&
        table === null &&
        lists.length === 0 &&
        !quote &&
        isPicture.test(attributes.src ?? '') &&
        (attributes.src ?? '').length <= 300
      ) {
        endLine()
        const [width, height] = [sizeOf(attributes.width), sizeOf(attributes.height)]
        const size = width !== undefined && height !== undefined ? { width, height } : {}
        blocks.push({ kind: 'picture', image: attributes.src ?? '', alt: (attributes.alt ?? '').slice(0, 240), caption: '', ...size })
      }
    },
    ontext: (text) => {
      const read = text.replaceAll('\0', '').replace(/[\s\u00a0]+/g, ' ')
      if (skipped === 0 && read !== '' && !(read === ' ' && (spans.length === 0 || /\s$/.test(spans.at(-1)?.text ?? '')))) write(read)
    },
    onclosetag: (name) => {
      if (unread.has(name)) skipped = Math.max(0, skipped - 1)
      if (skipped > 0) return
      if (lines.has(name) || name === 'li') endLine()
      if (headingLevel(name) !== null) {
        endLine()
        heading = null
      }
      if (name === 'ul' || name === 'ol') {
        endLine()
        lists.pop()
        if (lists.length === 0 && table === null) putPoints()
      }
      if (name === 'blockquote') {
        endLine()
        putQuote()
      }
      if ((name === 'td' || name === 'th') && table && tables === 1) {
        table.rows.at(-1)?.push(trimmed(spans))
        spans = []
      }
      if (name === 'table') {
        tables = Math.max(0, tables - 1)
        if (tables === 0) {
          spans = table ? [] : spans
          putTable()
        }
      }
      if (name === 'figcaption') {
        endLine()
        caption = Math.max(0, caption - 1)
      }
      if (bolds.has(name)) bold = Math.max(0, bold - 1)
      if (italics.has(name)) italic = Math.max(0, italic - 1)
      if (name === 'a') links.pop()
    },
  })
  parser.write(html)
  parser.end()
  endLine()
  if (table) putTable()
  putPoints()
  putQuote()
  return { blocks: blocks.slice(0, bounds.blocks).map((block, index) => ({ id: `b${index + 1}`, ...block }) as RichBlock) }
}
