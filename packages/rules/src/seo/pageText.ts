import { blockText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import type { ContentBlock } from '../blocks/BlockRules'
import { filledBlock } from '../blocks/filledBlock'

type Values = Parameters<typeof filledBlock>[1]

/** A text without its headings and pictures, and without marks of lists, links and emphasis that somebody typed. */
export const proseText = (text: RichText): string =>
  toDocument(text)
    .blocks.flatMap((block) => (block.kind === 'heading' || block.kind === 'picture' ? [] : blockText(block)))
    .join(' ')
    .replace(/^[ \t]*(?:[-*]|\d+\.) /gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]{1,2}([^*_]+)[*_]{1,2}/g, '$1')
    .replace(/\{[a-zA-Z]+\}/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const shortest = 40

/**
 * What a content page says first of itself, for search engines where the dealer wrote no description: the first texts of its
 * blocks, as many as make a sentence or two, with the dealer's details filled in (RTE-21).
 */
export const pageText = (blocks: readonly ContentBlock[], values: Values): string => {
  let words = ''
  for (const block of blocks) {
    if (words.length >= shortest) break
    const filled = filledBlock(block, values)
    if (isSwitchedOn(filled) && 'text' in filled) words = [words, proseText(filled.text)].filter(Boolean).join(' ')
  }
  return words
}
