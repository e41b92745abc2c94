import { settingAt } from '@forecourt/schema/settingAt'
import { explainAt } from '../parts/explainAt'
import type { Need } from '../parts/Part'
import type { Reason } from '../reasons/Reason'
import type { BlockAbout, ContentPage } from './BlockRules'
import { blockPart, showsBlock } from './blockPart'
import { filledBlock } from './filledBlock'
import { findBlockRules } from './findBlockRules'
import { textValues } from './textValues'

const blockShows: Need<BlockAbout> = {
  holds: showsBlock,
  title: 'The block it is part of',
  yes: 'Its block shows.',
  no: 'Its block is hidden.',
  settings: [''],
}

/** Says of every block of a content page, and of its buttons and pictures, why it shows or not (UI-19): those of a hidden block are hidden with it. */
export const whyBlocksShow = (
  page: ContentPage,
  blocks: { readonly [blockId: string]: BlockAbout['data'] },
  around: Pick<BlockAbout, 'site' | 'config' | 'now'>,
): Reason[] => {
  const values = textValues(around.config, around.site)
  return page.blocks.flatMap((block) => {
    const pointer = `/pages/list/${page.id}/blocks/${block.id}`
    const about = { ...around, block: filledBlock(block, values), data: blocks[block.id] ?? {} }
    const whole = blockPart(block)
    const title = whole.title || (settingAt(pointer, around.config)?.node.title ?? block.kind)
    const parts = Object.values(findBlockRules(block).parts ?? {}).map((part) => ({
      ...part,
      id: `${whole.id}-${part.id}`,
      title: `${title} › ${part.title}`,
      needs: [blockShows, ...part.needs],
    }))
    return [{ ...whole, title }, ...parts].map((part) => explainAt({ ...part, element: part.element ?? '' }, about, pointer))
  })
}
