import type { BlockKind } from '@forecourt/schema/blocks/blocks'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
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
  const page = pages.list.find(({ id, shown }) => shown && id === pageId)
  const block = page?.blocks.find(({ id, shown }) => shown && id === blockId)
  return page && block?.kind === kind ? { page, block: block as ContentBlock<Kind> } : null
}
