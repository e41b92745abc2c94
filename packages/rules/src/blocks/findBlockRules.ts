import type { BlockKind } from '@forecourt/schema/blocks/blocks'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn, shownBlocks, shownPages } from '@forecourt/schema/switches/shownItems'
import type { BlockRules, ContentBlock, ContentPage } from './BlockRules'
import { blockRules } from './generated/blockRules'

type AnyKind = ContentBlock['kind']

/** Rules of a block of any kind. */
export const findBlockRules = ({ kind }: Pick<ContentBlock, 'kind'>): BlockRules<AnyKind> =>
  blockRules[kind] as unknown as BlockRules<AnyKind>

/** Kinds of blocks that load data. */
export type DataBlockKind = {
  [Kind in AnyKind]: (typeof blockRules)[Kind] extends { readonly dataSettings: unknown } ? Kind : never
}[AnyKind]

/**
 * The settings that determine a block's data query; null if it loads nothing, such as a hidden block. Texts and styles aren't among them.
 */
export const blockDataSettings = (block: ContentBlock, config: ResolvedConfig): object | null =>
  isSwitchedOn(block) ? (findBlockRules(block).dataSettings?.(block, config) ?? null) : null

/**
 * Finds a visible block of a kind by the pointer that its form posted; null if there is none (RTE-21).
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
