import { blockDeclarations } from '@forecourt/schema/blocks/blocks'
import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { newId } from '../../parts/newId'
import type { ListToAddTo } from '../settings/items/addingFor'

/** What a block of a kind begins with, so that whoever adds it sees it at once. */
export const blockStarter = (kind: string) => blockDeclarations[kind]?.begins ?? {}

/** A new block of a kind, with an id that no other block of the page has. */
export const newBlock = (kind: string, { items, removed }: ListToAddTo): ListItem => ({
  id: newId(
    kind,
    [...items, ...removed].map(({ id }) => id),
  ),
  kind,
  ...blockStarter(kind),
})
