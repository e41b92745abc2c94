import type { Part } from '../parts/Part'
import type { ContentBlock } from './BlockRules'
import { findBlockRules } from './findBlockRules'

/** A button or link of a block: what it says and where it leads are settings of the block. */
export interface BlockButton extends Part<{ readonly block: ContentBlock }> {
  readonly label: string
  readonly leadsTo: string
}

const isButton = (part: object): part is BlockButton => 'leadsTo' in part

/** The buttons and links among the parts of a block. */
export const blockButtons = (block: ContentBlock): readonly BlockButton[] =>
  Object.values<object>(findBlockRules(block).parts ?? {}).filter(isButton)
