import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import type { Need, Part } from '../parts/Part'
import { shows } from '../parts/shows'
import type { BlockAbout, ContentBlock } from './BlockRules'
import { findBlockRules } from './findBlockRules'

const switchedOn: Need<{ readonly block: Pick<ContentBlock, 'shown'> }> = {
  holds: ({ block }) => isSwitchedOn(block),
  rule: 'CNT-07',
  title: 'Switched on',
  yes: 'It is switched on.',
  no: 'It is switched off.',
  settings: ['shown'],
}

/** A block as a part of its page: it shows where it is switched on and has what its kind needs. */
export const blockPart = (block: ContentBlock): Part<BlockAbout> => ({
  id: `block-${block.id}`,
  title: block.heading.trim(),
  rule: 'CFG-12',
  element: '',
  needs: [switchedOn, ...findBlockRules(block).needs],
})

/** Says whether a block shows on its page: lists of nothing and banners that do not run are left out, too (CFG-12, REV-01, FIN-24). */
export const showsBlock = (about: BlockAbout): boolean => shows(blockPart(about.block), about)
