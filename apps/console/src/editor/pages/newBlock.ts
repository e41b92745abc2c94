import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { newId } from '../../parts/newId'
import type { ListToAddTo } from '../settings/items/addingFor'
import { blockStarter } from './blockStarter'

/** A new block of a kind, with an id that no other block of the page has. */
export const newBlock = (kind: string, { items, removed }: ListToAddTo): ListItem => ({
  id: newId(
    kind,
    [...items, ...removed].map(({ id }) => id),
  ),
  kind,
  ...blockStarter(kind),
})
