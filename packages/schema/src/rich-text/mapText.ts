import { joinSpans } from './parseLightText'
import type { RichBlock, RichText, Spans } from './RichText'

type Change = (text: string) => string

const inSpans = (spans: Spans, change: Change): Spans => joinSpans(spans.map((span) => ({ ...span, text: change(span.text) })))

const inBlock = (block: RichBlock, change: Change): RichBlock => {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return { ...block, spans: inSpans(block.spans, change) }
    case 'list':
      return { ...block, points: block.points.map((point) => ({ ...point, spans: inSpans(point.spans, change) })) }
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map((spans) => inSpans(spans, change)) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((spans) => inSpans(spans, change))) }
    case 'picture':
      return { ...block, alt: change(block.alt), caption: change(block.caption) }
    case 'rule':
      return block
  }
}

/** Maps the text of a rich text, such as to fill in placeholders; keeps formatting, links and pictures. */
export const mapText = (text: RichText, change: Change): RichText =>
  typeof text === 'string' ? change(text) : { blocks: text.blocks.map((block) => inBlock(block, change)) }
