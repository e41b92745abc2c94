import type { Tone } from '../theme/tones'
import type { ContentBlock } from './BlockProps'

/** The ground a block brings along, or null when its place on the page decides. */
const ownTone = (block: ContentBlock): Tone | null => {
  if (block.kind === 'hero' || block.kind === 'prose' || block.kind === 'form') return 'background'
  if (block.kind === 'banner') return block.tone
  if (block.kind === 'reasons' && block.layout === 'band') return 'brand'
  return null
}

/** The ground of each block of a page: lists take background and surface in turn, so that long pages have a rhythm. */
export const blockTones = (blocks: readonly ContentBlock[]): readonly Tone[] => {
  const found: Tone[] = []
  for (const block of blocks) {
    const before = found[found.length - 1]
    found.push(ownTone(block) ?? (before === 'background' && found.length > 1 ? 'surface' : 'background'))
  }
  return found
}
