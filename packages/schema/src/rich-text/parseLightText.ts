import type { ListPoint, RichBlock, RichDocument, Spans, TextSpan } from './RichText'
import { linkPattern, richTextBounds } from './richTextSchema'

const isLink = new RegExp(linkPattern, 'i')
const inline = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Equal looks beside each other are one span, and nothing is no span. */
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

/** Reads a line with `**strong**` and `[words](link)` in it; links of unknown kinds lose their target. */
export const parseLightLine = (line: string): Spans => {
  // Most lines are words alone, and every car's comments are read.
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

type Unnamed = RichBlock extends infer Each ? (Each extends RichBlock ? Omit<Each, 'id'> : never) : never

const point = (line: string): ListPoint => ({ level: 1, ordered: false, spans: parseLightLine(line) })

const blocksOf = (part: string): Unnamed[] => {
  const blocks: Unnamed[] = []
  for (const line of part.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1)
    if (line.startsWith('### ')) blocks.push({ kind: 'heading', level: 3, spans: parseLightLine(line.slice(4)) })
    else if (line.startsWith('## ')) blocks.push({ kind: 'heading', level: 2, spans: parseLightLine(line.slice(3)) })
    else if (line.startsWith('- ')) {
      const points = [point(line.slice(2))]
      if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', points: [...last.points, ...points] }
      else blocks.push({ kind: 'list', points })
    } else if (last?.kind === 'paragraph')
      blocks[blocks.length - 1] = { kind: 'paragraph', spans: joinSpans([...last.spans, { text: ' ' }, ...parseLightLine(line)]) }
    else if (line) blocks.push({ kind: 'paragraph', spans: parseLightLine(line) })
  }
  return blocks
}

/** Lists longer than a document's go on in another. */
const bounded = (block: Unnamed): Unnamed[] => {
  if (block.kind !== 'list' || block.points.length <= richTextBounds.points) return [block]
  const { points } = block
  const parts = Array.from({ length: Math.ceil(points.length / richTextBounds.points) }, (_, index) => index * richTextBounds.points)
  return parts.map((from) => ({ kind: 'list', points: points.slice(from, from + richTextBounds.points) }))
}

/**
 * Reads words as somebody types them into a file: blank lines part paragraphs, `## ` and `### ` begin headings, `- ` a list;
 * `**strong**` and `[words](link)` inside. Anything else is words, and links of unknown kinds lose their target. The same words give
 * the same document, ids included: `b1`, `b2` and so on.
 */
export const parseLightText = (text: string): RichDocument => ({
  blocks: text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap(blocksOf)
    .flatMap(bounded)
    .map((block, index) => ({ id: `b${index + 1}`, ...block }) as RichBlock),
})
