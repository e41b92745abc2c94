import type { RichBlock, RichText } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'

/** A text of more sections is read from top to bottom, like terms. */
const mostSections = 5

/**
 * Splits a text without a heading of its own into parts that can be in columns (CNT-07): the introduction, then one part per section, in
 * their order. A section starts at a heading of the text's highest level. Without headings the first paragraph is the introduction.
 *
 * @returns all blocks of the text, each once; `intro` is empty if the text has none, and for long texts, which are one part
 */
export const textParts = (
  text: RichText,
): { readonly intro: readonly RichBlock[]; readonly sections: readonly (readonly RichBlock[])[] } => {
  const { blocks } = toDocument(text)
  const top = Math.min(...blocks.map((block) => (block.kind === 'heading' ? block.level : Number.POSITIVE_INFINITY)))
  const starts = blocks.flatMap((block, index) => (block.kind === 'heading' && block.level === top ? [index] : []))
  if (starts.length > mostSections) return { intro: [], sections: [blocks] }
  if (starts.length === 0) {
    const introLength = blocks[0]?.kind === 'paragraph' ? 1 : 0
    return { intro: blocks.slice(0, introLength), sections: [blocks.slice(introLength)].filter((part) => part.length > 0) }
  }
  return { intro: blocks.slice(0, starts[0]), sections: starts.map((start, index) => blocks.slice(start, starts[index + 1])) }
}
