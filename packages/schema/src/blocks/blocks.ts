import { blockKinds } from '../generated/blockKinds'
import type { BlockDeclaration } from './BlockDeclaration'

export type BlockKind = keyof typeof blockKinds

/** What each kind of block declares, by its name. */
export const blockDeclarations: { readonly [kind: string]: BlockDeclaration } = blockKinds

type Schemas = { readonly [Kind in BlockKind]: (typeof blockKinds)[Kind]['schema'] }

/** The schema of every kind of block, in the order in which the editor offers them. */
export const blocks = Object.fromEntries(Object.entries(blockKinds).map(([kind, { schema }]) => [kind, schema])) as unknown as Schemas
