import { blockText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import type { ContentBlock } from '../blocks/BlockRules'
import { findBlockRules } from '../blocks/findBlockRules'
import { filledBlock } from '../blocks/textValues'
import { shortened } from '../text/cutText'

/** First picture of a content page for link previews; null if none (RTE-21). */
export const pageImage = (blocks: readonly ContentBlock[]): string | null =>
  blocks
    .filter(isSwitchedOn)
    .flatMap((block) => findBlockRules(block).pictures?.(block) ?? [])
    .find(({ isPageImage }) => isPageImage)?.image ?? null

const maxTitleLength = 65

/**
 * Page title with the site's name, up to 65 characters (RTE-04, RTE-14): the longest wording that fits with the name, otherwise the
 * shortest, cut between words. Doesn't repeat the site's name; omits a name that is too long.
 *
 * @param wordings the page's own part, longest first
 */
export const pageTitle = (wordings: readonly string[], siteName: string): string => {
  const shortest = wordings.at(-1) ?? ''
  if (shortest === '' || siteName === '' || wordings.includes(siteName)) return shortened(shortest || siteName, maxTitleLength)
  const room = maxTitleLength - siteName.length - 3
  if (room < maxTitleLength / 2) return shortened(wordings.find(({ length }) => length <= maxTitleLength) ?? shortest, maxTitleLength)
  return `${wordings.find(({ length }) => length <= room) ?? shortened(shortest, room)} | ${siteName}`
}

type Values = Parameters<typeof filledBlock>[1]

/** Text without headings and pictures, and without entered markup of lists, links and emphasis. */
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

/** Default description of a content page: the first texts of its blocks, about two sentences, with placeholders filled (RTE-21). */
export const pageText = (blocks: readonly ContentBlock[], values: Values): string => {
  let text = ''
  for (const block of blocks) {
    if (text.length >= shortest) break
    const filled = filledBlock(block, values)
    if (isSwitchedOn(filled) && 'text' in filled) text = [text, proseText(filled.text)].filter(Boolean).join(' ')
  }
  return text
}
