import type { BlockRules, ContentBlock } from './BlockRules'
import { blockRules } from './generated/blockRules'

type AnyKind = ContentBlock['kind']

/** The rules of a block, whatever its kind. */
export const findBlockRules = ({ kind }: Pick<ContentBlock, 'kind'>): BlockRules<AnyKind> =>
  blockRules[kind] as unknown as BlockRules<AnyKind>

/** The kinds that ask for data. */
export type AskingKind = {
  [Kind in AnyKind]: (typeof blockRules)[Kind] extends { readonly asks: unknown } ? Kind : never
}[AnyKind]
