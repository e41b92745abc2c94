import type { BlockKind } from '@forecourt/schema/blocks/blocks'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownBlocks, shownPages } from '@forecourt/schema/switches/shownItems'
import type { ContentBlock, ContentPage } from './BlockRules'

/**
 * A block that shows on a page of the site, by the pointer that its form was sent with; null where there is none of that kind (RTE-21).
 *
 * @example blockAt(config, 'payment', '/pages/list/pay/blocks/form')
 */
export const blockAt = <Kind extends BlockKind>(
  { pages }: Pick<ResolvedConfig, 'pages'>,
  kind: Kind,
  pointer: string,
): { readonly page: ContentPage; readonly block: ContentBlock<Kind> } | null => {
  const [, pageId, blockId] = /^\/pages\/list\/([^/]{1,80})\/blocks\/([^/]{1,80})$/.exec(pointer) ?? []
  const page = shownPages({ pages }).find(({ id }) => id === pageId)
  const block = page && shownBlocks(page).find(({ id }) => id === blockId)
  return page && block?.kind === kind ? { page, block: block as ContentBlock<Kind> } : null
}
