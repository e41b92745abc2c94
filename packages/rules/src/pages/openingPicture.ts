import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ContentBlock } from '../blocks/BlockRules'

/**
 * The picture across the top of a content page (CNT-07): its key, or null for none or if the page opens with a hero, which has a picture of
 * its own.
 *
 * @param shown the blocks that the page shows, in order
 */
export const openingPicture = (
  { image }: Pick<ResolvedConfig['pages']['list'][number], 'image'>,
  shown: readonly Pick<ContentBlock, 'kind'>[],
): string | null => (image === '' || shown[0]?.kind === 'hero' ? null : image)
