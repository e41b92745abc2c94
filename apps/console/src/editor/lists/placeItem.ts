import { idsAt, itemsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { newId } from '../../parts/newId'
import { addItem } from './addItem'
import { moveItem } from './moveItem'
import { removeItem } from './removeItem'

/** A list of the menu: the dropdown of an item, or the menu itself. */
export type MenuParent = string | null

/** The pointer of the dropdown of an item; of the menu itself for null. */
export const menuList = (pointer: string, parent: MenuParent): string =>
  parent === null ? pointer : joinPointer(joinPointer(pointer, parent), 'children')

/** An item as it goes into another list: with what that list's items have, and without what only layers above can say. */
const carried = (item: ListItem, into: string, id: string): ListItem => {
  const keys = settingAt(into)?.node.items?.properties ?? {}
  const kept = Object.entries(item).filter(([key]) => Object.hasOwn(keys, key) && key !== 'mandatory' && key !== 'children')
  return { ...Object.fromEntries(kept), id }
}

const freeId = (inherited: ResolvedConfig, config: ResolvedConfig, values: ConfigValues, pointer: string, id: string) => {
  // An inherited item that was taken from here may return under its id.
  const own = itemsAt(values, pointer)
    .filter(({ removed }) => removed !== true)
    .map((item) => item.id)
  const there = [...idsAt(config, pointer), ...own]
  return there.includes(id) ? newId(id, [...there, ...idsAt(inherited, pointer)]) : id
}

export interface MenuPlace {
  readonly parent: MenuParent
  /** Counted from 0, without the item itself. */
  readonly index: number
}

/** A menu in which an item stands at another place, in the same list or in another. */
export const placeItem = (
  values: ConfigValues,
  config: ResolvedConfig,
  inherited: ResolvedConfig,
  pointer: string,
  item: { readonly parent: MenuParent; readonly id: string },
  to: MenuPlace,
): ConfigValues => {
  const [from, into] = [menuList(pointer, item.parent), menuList(pointer, to.parent)]
  if (from === into) return moveItem(values, config, inherited, into, item.id, to.index)
  const moving = itemsAt(config, from).find(({ id }) => id === item.id)
  if (!moving || to.parent === item.id) return values
  const removed = removeItem(values, config, inherited, from, item.id)
  return addItem(removed, config, into, carried(moving, into, freeId(inherited, config, removed, into, item.id)), to.index)
}
