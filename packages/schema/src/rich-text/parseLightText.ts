import type { ListPoint, RichBlock, RichDocument, Spans, TextSpan } from './RichText'
import { linkPattern, richTextBounds } from './richTextSchema'

const isLink = new RegExp(linkPattern, 'i')
const inline = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Joins adjacent spans of the same style and drops empty ones. */
export const joinSpans = (spans: Spans): Spans => {
  const joined: TextSpan[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (span.text === '') continue
    if (last && last.bold === span.bold && last.italic === span.italic && last.href === span.href)
      joined[joined.length - 1] = { ...last, text: last.text + span.text }
    else joined.push(span)
  }
  return joined
}

/** Parses a line with `**strong**` and `[words](link)`; drops links with a forbidden URL. */
export const parseLightLine = (line: string): Spans => {
  // Fast path: most lines have no formatting, and every car's comments are parsed.
  if (!line.includes('**') && !line.includes('[')) return line === '' ? [] : [{ text: line }]
  const spans: TextSpan[] = []
  let end = 0
  for (const match of line.matchAll(inline)) {
    spans.push({ text: line.slice(end, match.index) })
    const [whole, strong, label = '', href = ''] = match
    if (strong !== undefined) spans.push({ text: strong, bold: true })
    else spans.push(isLink.test(href) ? { text: label, href } : { text: label })
    end = match.index + whole.length
  }
  return joinSpans([...spans, { text: line.slice(end) }])
}

type BlockWithoutId = RichBlock extends infer Each ? (Each extends RichBlock ? Omit<Each, 'id'> : never) : never

const numberedLine = /^(\d{1,2})\. +(?=\S)/

/** Parses a line as list item: after `- `, or after a number that begins or continues a numbered list. */
const pointOf = (line: string, above: readonly ListPoint[]): ListPoint | null => {
  if (line.startsWith('- ')) return { level: 1, ordered: false, spans: parseLightLine(line.slice(2)) }
  const [mark = '', figures = ''] = numberedLine.exec(line) ?? []
  // A sentence may begin with a number, too. Some lists have a 1 before each item.
  const isPoint = mark !== '' && [1, above.length + 1].includes(Number(figures))
  return isPoint ? { level: 1, ordered: true, spans: parseLightLine(line.slice(mark.length)) } : null
}

/** The items of the list that a line continues: numbered and bulleted lists are separate. */
const pointsAbove = (block: BlockWithoutId | undefined, line: string): readonly ListPoint[] =>
  block?.kind === 'list' && block.points[0]?.ordered !== line.startsWith('- ') ? block.points : []

const blocksOf = (part: string): BlockWithoutId[] => {
  const blocks: BlockWithoutId[] = []
  for (const line of part.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1)
    const above = pointsAbove(last, line)
    const point = pointOf(line, above)
    if (line.startsWith('### ')) blocks.push({ kind: 'heading', level: 3, spans: parseLightLine(line.slice(4)) })
    else if (line.startsWith('## ')) blocks.push({ kind: 'heading', level: 2, spans: parseLightLine(line.slice(3)) })
    else if (point && above.length > 0) blocks[blocks.length - 1] = { kind: 'list', points: [...above, point] }
    else if (point) blocks.push({ kind: 'list', points: [point] })
    else if (last?.kind === 'paragraph')
      blocks[blocks.length - 1] = { kind: 'paragraph', spans: joinSpans([...last.spans, { text: ' ' }, ...parseLightLine(line)]) }
    else if (line) blocks.push({ kind: 'paragraph', spans: parseLightLine(line) })
  }
  return blocks
}

/** Splits lists that exceed a document's limit. */
const bounded = (block: BlockWithoutId): BlockWithoutId[] => {
  if (block.kind !== 'list' || block.points.length <= richTextBounds.points) return [block]
  const { points } = block
  const parts = Array.from({ length: Math.ceil(points.length / richTextBounds.points) }, (_, index) => index * richTextBounds.points)
  return parts.map((from) => ({ kind: 'list', points: points.slice(from, from + richTextBounds.points) }))
}

/**
 * Parses light text: blank lines separate paragraphs, `## ` and `### ` begin headings, `- ` a list, `1. ` a numbered one; `**strong**` and
 * `[words](link)` inline. Everything else is plain text, and links with a forbidden URL are dropped. Deterministic, including ids: `b1`,
 * `b2` and so on.
 */
export const parseLightText = (text: string): RichDocument => ({
  blocks: text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap(blocksOf)
    .flatMap(bounded)
    .map((block, index) => ({ id: `b${index + 1}`, ...block }) as RichBlock),
})
