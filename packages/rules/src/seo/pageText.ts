import { blockText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import type { ContentBlock } from '../blocks/BlockRules'
import { findBlockRules } from '../blocks/findBlockRules'
import { filledBlock } from '../blocks/textValues'
import { shortened } from '../text/cutText'

/** The first picture a content page shows of its own, for link previews; null when it has none (RTE-21). */
export const pageImage = (blocks: readonly ContentBlock[]): string | null =>
  blocks
    .filter(isSwitchedOn)
    .flatMap((block) => findBlockRules(block).pictures?.(block) ?? [])
    .find(({ standsForPage }) => standsForPage)?.image ?? null

const longestTitle = 65

/**
 * Writes a page's title with the site's name after it, in 65 characters (RTE-04, RTE-14): the longest of the page's own wordings
 * that leaves room for the name, else the shortest, cut at a word. What is called like the site is not said twice; a name too long
 * to stand beside anything is left out.
 *
 * @param wordings the page's own part, the fullest first
 */
export const pageTitle = (wordings: readonly string[], siteName: string): string => {
  const shortest = wordings.at(-1) ?? ''
  if (shortest === '' || siteName === '' || wordings.includes(siteName)) return shortened(shortest || siteName, longestTitle)
  const room = longestTitle - siteName.length - 3
  if (room < longestTitle / 2) return shortened(wordings.find(({ length }) => length <= longestTitle) ?? shortest, longestTitle)
  return `${wordings.find(({ length }) => length <= room) ?? shortened(shortest, room)} | ${siteName}`
}

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
