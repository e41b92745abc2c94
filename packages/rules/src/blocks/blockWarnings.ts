import type { CrossCheck, Finding } from '@forecourt/schema/checks/CrossCheck'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import type { BlockWarning, ContentBlock } from './BlockRules'
import { findBlockRules } from './findBlockRules'

const unsaid = 'has no words for shoppers who can’t see it'

type Found = BlockWarning & Pick<Finding, 'topic'>

/** Pictures say in words what they show (WCAG 2, 1.1.1), wherever a setting holds these words. */
const unsaidPictures = (block: ContentBlock, page: string): Found[] => {
  const beside = block.heading.trim() === '' ? '' : ` beside “${block.heading.trim()}”`
  return (findBlockRules(block).pictures?.(block) ?? []).flatMap(({ words, wordsAt, called }) =>
    words.trim() === '' ? [{ at: wordsAt, message: `${called}${beside} on the page “${page}” ${unsaid}.`, topic: 'accessibility' }] : [],
  )
}

/** What publishing warns of, or refuses, about the blocks of content pages: each kind says it by its own rules (CNT-08, SRC-30). */
export const blockWarnings: CrossCheck = (config) =>
  config.pages.list.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const isShown = isSwitchedOn(page) && isSwitchedOn(block)
      const found: Found[] = [
        ...(isShown ? unsaidPictures(block, page.title) : []),
        // What is hidden keeps nothing from being published.
        ...(findBlockRules(block).warnings?.(block, page.title, config) ?? []).filter(({ severity }) => isShown || severity !== 'error'),
      ]
      return found.map(
        ({ at, ...finding }): Finding => ({ severity: 'warning', ...finding, pointer: `/pages/list/${page.id}/blocks/${block.id}/${at}` }),
      )
    }),
  )
