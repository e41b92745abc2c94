import { sameJson } from '../sameJson'
import { parseLightText } from './parseLightText'
import type { RichBlock, RichText, Spans } from './RichText'
import { toDocument } from './toDocument'

const lineOf = (spans: Spans) =>
  spans.map(({ text, bold, href }) => (href !== undefined ? `[${text}](${href})` : bold ? `**${text}**` : text)).join('')

const linesOf = (block: RichBlock): string | null => {
  if (block.kind === 'paragraph') return lineOf(block.spans)
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${lineOf(block.spans)}`
  if (block.kind === 'list')
    return block.points.map(({ spans, ordered }, index) => `${ordered ? `${index + 1}.` : '-'} ${lineOf(spans)}`).join('\n')
  return null
}

const withoutIds = (text: RichText) => toDocument(text).blocks.map(({ id: _id, ...block }) => block)

/** Serialises a document to light text (see `parseLightText`) that parses to the same document; null if impossible, as for a table. */
export const writeLightText = (text: RichText): string | null => {
  if (typeof text === 'string') return text
  const lines = text.blocks.map(linesOf)
  if (lines.some((line) => line === null)) return null
  const written = lines.join('\n\n')
  return sameJson(withoutIds(parseLightText(written)), withoutIds(text)) ? written : null
}
