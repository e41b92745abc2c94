import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { findBlockRules } from '@forecourt/rules/blocks/findBlockRules'
import type { Tone } from '../theme/tones'

/** The ground of each block of a page: lists take background and surface in turn, so that long pages have a rhythm. */
export const blockTones = (blocks: readonly ContentBlock[]): readonly Tone[] => {
  const found: Tone[] = []
  for (const block of blocks) {
    const before = found[found.length - 1]
    found.push(findBlockRules(block).tone?.(block) ?? (before === 'background' && found.length > 1 ? 'surface' : 'background'))
  }
  return found
}
