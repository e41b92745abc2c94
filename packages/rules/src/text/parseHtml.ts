import { joinSpans } from '@forecourt/schema/rich-text/parseLightText'
import type { ListPoint, RichBlock, RichDocument, Spans, TextSpan } from '@forecourt/schema/rich-text/RichText'
import { richTextBounds as bounds, linkPattern, picturePattern } from '@forecourt/schema/rich-text/richTextSchema'
import { createHtmlParser } from './createHtmlParser'

const linkRegExp = new RegExp(linkPattern, 'i')
const pictureRegExp = new RegExp(picturePattern)

type BlockWithoutId = RichBlock extends infer Each ? (Each extends RichBlock ? Omit<Each, 'id'> : never) : never

/** Elements without readable content. */
const skippedElements = new Set([
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
const boldElements = new Set(['b', 'strong', 'th'])
const italicElements = new Set(['i', 'em'])
/** Block elements, which end the line before and after. */
const lineElements = new Set([
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

const parseSize = (text: string | undefined) => {
  const pixels = Number(text)
  return Number.isInteger(pixels) && pixels > 0 && pixels <= 20_000 ? pixels : undefined
}

/** Trims spaces and line breaks around formatted text. */
const trimSpans = (spans: readonly TextSpan[]): Spans => {
  const joined = joinSpans(spans.slice(0, bounds.spans * 4)).map((span) => ({ ...span, text: span.text.slice(0, bounds.letters) }))
  const from = joined.findIndex(({ text }) => /[^ \n]/.test(text))
  if (from < 0) return []
  const to = joined.findLastIndex(({ text }) => /[^ \n]/.test(text))
  return joined
    .slice(from, to + 1)
    .slice(0, bounds.spans)
    .map((span, index, all) => ({
      ...span,
      text: span.text.replace(index === 0 ? /^[ \n]+/ : '', '').replace(index === all.length - 1 ? /[ \n]+$/ : '', ''),
    }))
}

/** Blocks read so far, and the elements around the current text. */
interface State {
  readonly blocks: BlockWithoutId[]
  /** Text of the current line or cell. */
  spans: TextSpan[]
  /** Depth of elements without readable content, of bold and of italic. */
  skipped: number
  bold: number
  italic: number
  /** Target of each open link; null for one that is dropped. */
  readonly links: (string | null)[]
  /** Whether each open list is ordered. */
  readonly lists: boolean[]
  points: ListPoint[]
  heading: 2 | 3 | 4 | null
  quote: Spans[] | null
  /** Depth of tables; only the outermost is read. */
  tables: number
  table: { hasHead: boolean; rows: Spans[][] } | null
  caption: number
}

const write = (state: State, text: string) => {
  const href = state.links.findLast((link) => link !== null)
  state.spans.push({
    text,
    // Header cells are bold by default.
    ...(state.bold > 0 && state.table === null && { bold: true }),
    ...(state.italic > 0 && { italic: true }),
    ...(typeof href === 'string' && { href }),
  })
}

const endList = (state: State) => {
  for (let from = 0; from < state.points.length; from += bounds.points)
    state.blocks.push({ kind: 'list', points: state.points.slice(from, from + bounds.points) })
  state.points = []
}

/** Ends a line: turns the collected spans into a paragraph, a heading, or part of the enclosing block. */
const endLine = (state: State) => {
  if (state.table !== null) {
    if (state.spans.length > 0 && !state.spans.at(-1)?.text.endsWith('\n')) write(state, '\n')
    return
  }
  const line = trimSpans(state.spans)
  state.spans = []
  if (line.length === 0) return
  const last = state.blocks.at(-1)
  if (state.caption > 0 && last?.kind === 'picture')
    state.blocks[state.blocks.length - 1] = {
      ...last,
      caption: line
        .map(({ text }) => text)
        .join('')
        .slice(0, 300),
    }
  else if (state.lists.length > 0)
    state.points.push({ level: Math.min(state.lists.length, bounds.level), ordered: state.lists.at(-1) === true, spans: line })
  else if (state.quote) state.quote.push(line)
  else if (state.heading !== null) state.blocks.push({ kind: 'heading', level: state.heading, spans: line })
  else state.blocks.push({ kind: 'paragraph', spans: line })
}

const endQuote = (state: State) => {
  if (state.quote && state.quote.length > 0) state.blocks.push({ kind: 'quote', paragraphs: state.quote.slice(0, bounds.paragraphs) })
  state.quote = null
}

const endTable = (state: State) => {
  const rows = state.table?.rows.filter((row) => row.length > 0).slice(0, bounds.rows) ?? []
  const columns = Math.min(bounds.columns, Math.max(0, ...rows.map((row) => row.length)))
  const even = rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? []))
  if (columns > 0) state.blocks.push({ kind: 'table', hasHead: state.table?.hasHead === true, rows: even })
  state.table = null
}

const openTag = (state: State, name: string, attributes: Readonly<Record<string, string>>) => {
  if (skippedElements.has(name)) state.skipped++
  if (state.skipped > 0) return
  if (boldElements.has(name)) state.bold++
  if (italicElements.has(name)) state.italic++
  if (name === 'a') state.links.push(linkRegExp.test(attributes.href ?? '') ? (attributes.href ?? '').slice(0, 500) : null)
  if (name === 'br') write(state, '\n')
  if (lineElements.has(name) || name === 'blockquote' || name === 'li') endLine(state)
  if (headingLevel(name) !== null) {
    endLine(state)
    state.heading = headingLevel(name)
  }
  if (name === 'ul' || name === 'ol') {
    endLine(state)
    state.lists.push(name === 'ol')
  }
  if (name === 'blockquote' && state.table === null && state.lists.length === 0) state.quote ??= []
  if (name === 'table') {
    endLine(state)
    state.tables++
    if (state.lists.length === 0 && state.quote === null) state.table ??= { hasHead: false, rows: [] }
  }
  if (name === 'tr' && state.table) state.table.rows.push([])
  if ((name === 'td' || name === 'th') && state.table && state.tables === 1) {
    if (name === 'th' && state.table.rows.length <= 1) state.table.hasHead = true
    state.spans = []
  }
  if (name === 'figcaption') {
    endLine(state)
    state.caption++
  }
  if (name === 'hr' && state.table === null && state.lists.length === 0 && !state.quote) {
    endLine(state)
    state.blocks.push({ kind: 'rule' })
  }
  if (
    name === 'img' &&
    state.table === null &&
    state.lists.length === 0 &&
    !state.quote &&
    pictureRegExp.test(attributes.src ?? '') &&
    (attributes.src ?? '').length <= 300
  ) {
    endLine(state)
    const [width, height] = [parseSize(attributes.width), parseSize(attributes.height)]
    const size = width !== undefined && height !== undefined ? { width, height } : {}
    state.blocks.push({ kind: 'picture', image: attributes.src ?? '', alt: (attributes.alt ?? '').slice(0, 240), caption: '', ...size })
  }
}

const readText = (state: State, text: string) => {
  const read = text.replaceAll('\0', '').replace(/[\s\u00a0]+/g, ' ')
  if (state.skipped === 0 && read !== '' && !(read === ' ' && (state.spans.length === 0 || /\s$/.test(state.spans.at(-1)?.text ?? ''))))
    write(state, read)
}

const closeTag = (state: State, name: string) => {
  if (skippedElements.has(name)) state.skipped = Math.max(0, state.skipped - 1)
  if (state.skipped > 0) return
  if (lineElements.has(name) || name === 'li') endLine(state)
  if (headingLevel(name) !== null) {
    endLine(state)
    state.heading = null
  }
  if (name === 'ul' || name === 'ol') {
    endLine(state)
    state.lists.pop()
    if (state.lists.length === 0 && state.table === null) endList(state)
  }
  if (name === 'blockquote') {
    endLine(state)
    endQuote(state)
  }
  if ((name === 'td' || name === 'th') && state.table && state.tables === 1) {
    state.table.rows.at(-1)?.push(trimSpans(state.spans))
    state.spans = []
  }
  if (name === 'table') {
    state.tables = Math.max(0, state.tables - 1)
    if (state.tables === 0) {
      state.spans = state.table ? [] : state.spans
      endTable(state)
    }
  }
  if (name === 'figcaption') {
    endLine(state)
    state.caption = Math.max(0, state.caption - 1)
  }
  if (boldElements.has(name)) state.bold = Math.max(0, state.bold - 1)
  if (italicElements.has(name)) state.italic = Math.max(0, state.italic - 1)
  if (name === 'a') state.links.pop()
}

/**
 * Parses HTML, such as from a file or another system, into a rich text document: headings, paragraphs, lists, quotes, tables, pictures
 * from the media library or secure URLs, bold, italic and links. Drops all else or reads it as text; nothing is executed.
 */
export const parseHtml = (html: string): RichDocument => {
  const state: State = {
    ...{ blocks: [], spans: [], skipped: 0, bold: 0, italic: 0, links: [], lists: [], points: [] },
    ...{ heading: null, quote: null, tables: 0, table: null, caption: 0 },
  }
  const parser = createHtmlParser({
    onopentag: (name, attributes) => openTag(state, name, attributes),
    ontext: (text) => readText(state, text),
    onclosetag: (name) => closeTag(state, name),
  })
  parser.write(html)
  parser.end()
  endLine(state)
  if (state.table) endTable(state)
  endList(state)
  endQuote(state)
  return { blocks: state.blocks.slice(0, bounds.blocks).map((block, index) => ({ id: `b${index + 1}`, ...block }) as RichBlock) }
}
