import type { RichBlock, RichText, Spans, TextSpan } from './RichText'
import { toDocument } from './toDocument'

const linesOf = (block: RichBlock): readonly Spans[] => {
  if (block.kind === 'paragraph' || block.kind === 'heading') return [block.spans]
  if (block.kind === 'list') return block.points.map(({ spans }) => spans)
  if (block.kind === 'quote') return block.paragraphs
  return block.kind === 'table' ? block.rows.flat() : []
}

/** The links of a text, in the order they are read. */
export const linksIn = (text: RichText): readonly (TextSpan & { readonly href: string })[] =>
  toDocument(text)
    .blocks.flatMap(linesOf)
    .flat()
    .filter((span): span is TextSpan & { readonly href: string } => span.href !== undefined)
