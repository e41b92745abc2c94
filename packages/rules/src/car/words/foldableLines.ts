import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import type { CommentLine } from './commentLines'

/** A formatted text as lines that can be folded, like comments of a car; null where it has more than paragraphs, small headings and lists of one level with dots (VDP-02, UI-16). */
export const foldableLines = (text: RichText): CommentLine[] | null => {
  const lines: CommentLine[] = []
  for (const block of toDocument(text).blocks) {
    if (block.kind === 'paragraph') lines.push({ kind: 'paragraph', spans: block.spans })
    else if (block.kind === 'heading' && block.level === 3) lines.push({ kind: 'heading', spans: block.spans })
    else if (block.kind === 'list' && block.points.every(({ level, ordered }) => level === 1 && !ordered))
      lines.push(...block.points.map(({ spans }) => ({ kind: 'point', spans }) as const))
    else return null
  }
  return lines
}
