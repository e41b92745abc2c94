import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { addItem } from './addItem'
import { idsAt, itemsAt, type ListItem } from './ListItem'
import { newId } from './newId'
import { removeItem } from './removeItem'

const childrenOf = (pointer: string, id: string) => joinPointer(joinPointer(pointer, id), 'children')

/** An item in its new place; only layers above can make items mandatory. */
const carried = (item: ListItem, id: string): ListItem => {
  const { mandatory: _mandatory, children: _children, ...rest } = item
  return { ...rest, id }
}

const freeId = (inherited: ResolvedConfig, config: ResolvedConfig, values: ConfigValues, pointer: string, id: string) => {
  // An inherited item that was taken from here may return under its id.
  const own = itemsAt(values, pointer)
    .filter(({ removed }) => removed !== true)
    .map((item) => item.id)
  const there = [...idsAt(config, pointer), ...own]
  return there.includes(id) ? newId(id, [...there, ...idsAt(inherited, pointer)]) : id
}

/** A menu in which an item is the last of the dropdown of the item before it. */
export const nestItem = (
  values: ConfigValues,
  config: ResolvedConfig,
  inherited: ResolvedConfig,
  pointer: string,
  id: string,
): ConfigValues => {
  const items = itemsAt(config, pointer)
  const index = items.findIndex((item) => item.id === id)
  const [item, parent] = [items[index], items[index - 1]]
  if (!item || !parent) return values
  const into = childrenOf(pointer, parent.id)
  const removed = removeItem(values, config, inherited, pointer, id)
  return addItem(removed, config, into, carried(item, freeId(inherited, config, removed, into, id)))
}

/** A menu in which an item of a dropdown stands right behind the item it was under. */
export const unnestItem = (
  values: ConfigValues,
  config: ResolvedConfig,
  inherited: ResolvedConfig,
  pointer: string,
  parentId: string,
  id: string,
): ConfigValues => {
  const from = childrenOf(pointer, parentId)
  const item = itemsAt(config, from).find((child) => child.id === id)
  if (!item) return values
  const removed = removeItem(values, config, inherited, from, id)
  const newItem = carried(item, freeId(inherited, config, removed, pointer, id))
  return addItem(removed, config, pointer, newItem, idsAt(config, pointer).indexOf(parentId) + 1)
}
