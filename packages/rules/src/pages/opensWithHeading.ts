import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ContentBlock } from '../blocks/BlockRules'

/**
 * Whether the heading of a content page with an opening picture is with the picture (CFG-12): the site has it there, and it is the first
 * block’s. Otherwise it stays in its block.
 *
 * @param shown the blocks that the page shows, in order
 */
export const opensWithHeading = (
  { pageOpening }: Pick<ResolvedConfig['theme'], 'pageOpening'>,
  shown: readonly Pick<ContentBlock, 'heading'>[],
): boolean => pageOpening !== 'below' && (shown[0]?.heading ?? '') !== ''
