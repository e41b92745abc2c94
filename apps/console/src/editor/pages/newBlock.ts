import { blockDeclarations } from '@forecourt/schema/blocks/blocks'
import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { newId } from '../../parts/newId'
import type { ListToAddTo } from '../settings/items/addingFor'

/** The initial content of a block, so that a new one is visible at once. */
export const blockStarter = (kind: string) => blockDeclarations[kind]?.initialContent ?? {}

/** Creates a block of a kind, with an id unique on the page. */
export const newBlock = (kind: string, { items, removed }: ListToAddTo): ListItem => ({
  id: newId(
    kind,
    [...items, ...removed].map(({ id }) => id),
  ),
  kind,
  ...blockStarter(kind),
})
