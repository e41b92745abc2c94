import type { BlockKind } from '@forecourt/schema/blocks/blocks'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn, shownBlocks, shownPages } from '@forecourt/schema/switches/shownItems'
import type { BlockRules, ContentBlock, ContentPage } from './BlockRules'
import { blockRules } from './generated/blockRules'

type AnyKind = ContentBlock['kind']

/** The rules of a block, whatever its kind. */
export const findBlockRules = ({ kind }: Pick<ContentBlock, 'kind'>): BlockRules<AnyKind> =>
  blockRules[kind] as unknown as BlockRules<AnyKind>

/** The kinds that ask for data. */
export type AskingKind = {
  [Kind in AnyKind]: (typeof blockRules)[Kind] extends { readonly asks: unknown } ? Kind : never
}[AnyKind]

/** What decides what a block asks of the data; null where it asks nothing: its words and looks don't, and nothing is loaded for a hidden one. */
export const blockAsks = (block: ContentBlock, config: ResolvedConfig): object | null =>
  isSwitchedOn(block) ? (findBlockRules(block).asks?.(block, config) ?? null) : null

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
