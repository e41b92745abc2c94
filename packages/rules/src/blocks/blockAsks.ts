import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import type { ContentBlock } from './BlockRules'
import { findBlockRules } from './findBlockRules'

/** What decides what a block asks of the data; null where it asks nothing: its words and looks don't, and nothing is loaded for a hidden one. */
export const blockAsks = (block: ContentBlock, config: ResolvedConfig): object | null =>
  isSwitchedOn(block) ? (findBlockRules(block).asks?.(block, config) ?? null) : null
