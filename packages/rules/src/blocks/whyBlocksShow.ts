import { settingAt } from '@forecourt/schema/settingAt'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import { explainAt } from '../parts/explain'
import { type Need, type Part, shows } from '../parts/Part'
import type { Reason } from '../reasons/Reason'
import type { BlockContext, ContentBlock, ContentPage } from './BlockRules'
import { findBlockRules } from './findBlockRules'
import { filledBlock, textValues } from './textValues'

const switchedOn: Need<{ readonly block: Pick<ContentBlock, 'shown'> }> = {
  holds: ({ block }) => isSwitchedOn(block),
  requirement: 'CNT-07',
  title: 'Switched on',
  yes: 'It is switched on.',
  no: 'It is switched off.',
  settings: ['shown'],
}

/** A block as a part of its page: shows if it is switched on and has what its kind needs. */
const blockPart = (block: ContentBlock): Part<BlockContext> => ({
  id: `block-${block.id}`,
  title: block.heading.trim(),
  requirement: 'CFG-12',
  elementSetting: '',
  needs: [switchedOn, ...findBlockRules(block).needs],
})

/** Whether a block shows on its page; hides empty lists and banners that aren't current (CFG-12, REV-01, FIN-24). */
export const showsBlock = (blockContext: BlockContext): boolean => shows(blockPart(blockContext.block), blockContext)

const blockShows: Need<BlockContext> = {
  holds: showsBlock,
  title: 'The block it is part of',
  yes: 'Its block shows.',
  no: 'Its block is hidden.',
  settings: [''],
}

/**
 * Explains for each block of a content page, and for its buttons and pictures, why it shows or not (UI-19). Parts of a hidden block are
 * hidden too.
 */
export const whyBlocksShow = (
  page: ContentPage,
  blocks: { readonly [blockId: string]: BlockContext['data'] },
  context: Pick<BlockContext, 'site' | 'config' | 'now'>,
): Reason[] => {
  const values = textValues(context.config, context.site)
  return page.blocks.flatMap((block) => {
    const pointer = `/pages/list/${page.id}/blocks/${block.id}`
    const blockContext = { ...context, block: filledBlock(block, values), data: blocks[block.id] ?? {} }
    const whole = blockPart(block)
    const title = whole.title || (settingAt(pointer, context.config)?.node.title ?? block.kind)
    const parts = Object.values(findBlockRules(block).parts ?? {}).map((part) => ({
      ...part,
      id: `${whole.id}-${part.id}`,
      title: `${title} › ${part.title}`,
      needs: [blockShows, ...part.needs],
    }))
    return [{ ...whole, title }, ...parts].map((part) =>
      explainAt({ ...part, elementSetting: part.elementSetting ?? '' }, blockContext, pointer),
    )
  })
}
