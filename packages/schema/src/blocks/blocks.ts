import { blockKinds } from '../generated/blockKinds'
import type { BlockDeclaration } from './BlockDeclaration'

export type BlockKind = keyof typeof blockKinds

/** The declarations of all block kinds, by name. */
export const blockDeclarations: { readonly [kind: string]: BlockDeclaration } = blockKinds

type Schemas = { readonly [Kind in BlockKind]: (typeof blockKinds)[Kind]['schema'] }

/** The schemas of all block kinds, in the editor's order. */
export const blocks = Object.fromEntries(Object.entries(blockKinds).map(([kind, { schema }]) => [kind, schema])) as unknown as Schemas
