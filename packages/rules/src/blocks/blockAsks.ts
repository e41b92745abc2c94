import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ContentBlock } from './BlockRules'
import { rulesOf } from './rulesOf'

/** What decides what a block asks of the data; null where it asks nothing: its words and looks don't, and nothing is loaded for a hidden one. */
export const blockAsks = (block: ContentBlock, config: ResolvedConfig): object | null =>
  block.shown ? (rulesOf(block).asks?.(block, config) ?? null) : null
