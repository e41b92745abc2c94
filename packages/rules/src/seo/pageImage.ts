import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import type { ContentBlock } from '../blocks/BlockRules'
import { findBlockRules } from '../blocks/findBlockRules'

/** The first picture a content page shows of its own, for link previews; null when it has none (RTE-21). */
export const pageImage = (blocks: readonly ContentBlock[]): string | null =>
  blocks
    .filter(isSwitchedOn)
    .flatMap((block) => findBlockRules(block).pictures?.(block) ?? [])
    .find(({ standsForPage }) => standsForPage)?.image ?? null
