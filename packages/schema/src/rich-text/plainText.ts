import type { RichBlock, RichText, Spans, TextSpan } from './RichText'
import { toDocument } from './toDocument'

const linesOf = (block: RichBlock): readonly Spans[] => {
  if (block.kind === 'paragraph' || block.kind === 'heading') return [block.spans]
  if (block.kind === 'list') return block.points.map(({ spans }) => spans)
  if (block.kind === 'quote') return block.paragraphs
  return block.kind === 'table' ? block.rows.flat() : []
}

/** The links of a text, in reading order. */
export const linksIn = (text: RichText): readonly (TextSpan & { readonly href: string })[] =>
  toDocument(text)
    .blocks.flatMap(linesOf)
    .flat()
    .filter((span): span is TextSpan & { readonly href: string } => span.href !== undefined)

const joinSpans = (spans: Spans) => spans.map(({ text }) => text).join('')

/** The text of a block, by line; of a picture its alternative text. */
export const blockText = (block: RichBlock): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return joinSpans(block.spans)
    case 'list':
      return block.points.map(({ spans }) => joinSpans(spans)).join('\n')
    case 'quote':
      return block.paragraphs.map(joinSpans).join('\n')
    case 'table':
      return block.rows.map((row) => row.map(joinSpans).join(' · ')).join('\n')
    case 'picture':
      return [block.alt, block.caption].filter((each) => each !== '').join('\n')
    case 'rule':
      return ''
  }
}

/** A rich text as plain text, with a blank line between blocks: for search, email, and one-line excerpts. */
export const plainText = (text: RichText): string =>
  toDocument(text)
    .blocks.map(blockText)
    .filter((each) => each !== '')
    .join('\n\n')

/** Whether a text has no content. */
export const isBlankText = (text: RichText): boolean =>
  typeof text === 'string' ? text.trim() === '' : !text.blocks.some((block) => block.kind === 'picture' || blockText(block).trim() !== '')
