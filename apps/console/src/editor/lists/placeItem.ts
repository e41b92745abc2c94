import { idsAt, itemsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import { orderItems, withListOrder } from '@forecourt/schema/layers/withListOrder'
import { orderOfItems } from '@forecourt/schema/orderOfItems'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { settingAt } from '@forecourt/schema/settingAt'
import { newId } from '../../parts/newId'

const hasOnlyId = (item: ListItem) => Object.keys(item).length === 1

const combinedOrder = (inheritedIds: readonly string[], ownItems: readonly ListItem[]) => {
  const removedIds = new Set(ownItems.filter(({ removed }) => removed === true).map(({ id }) => id))
  return orderOfItems(
    inheritedIds.filter((id) => !removedIds.has(id)),
    ownItems.filter(({ id }) => !removedIds.has(id)).map(({ id }) => id),
  )
}

/** Removes entries that only set the order that the list has anyway. */
export const tidyList = (values: ConfigValues, inherited: ResolvedConfig, pointer: string): ConfigValues => {
  const inheritedIds = idsAt(inherited, pointer)
  const ownItems = itemsAt(values, pointer)
  const withValues = ownItems.filter((item) => !hasOnlyId(item))
  if (withValues.length === ownItems.length || !sameJson(combinedOrder(inheritedIds, ownItems), combinedOrder(inheritedIds, withValues)))
    return values
  return withValues.length === 0 ? removeValue(values, pointer) : setValue(values, pointer, withValues)
}

/** Adds an item to a list in a layer, at an index from 0, by default at the end. Restores a removed item of that id. */
export const addItem = (values: ConfigValues, config: ResolvedConfig, pointer: string, item: ListItem, at?: number): ConfigValues => {
  const ownItems = itemsAt(values, pointer).filter(({ id }) => id !== item.id)
  const added = withListOrder(setValue(values, pointer, [...ownItems, item]), config, pointer)
  const ids = idsAt(config, pointer).filter((id) => id !== item.id)
  // A new item is last by default; any other index needs an explicit order.
  return at === undefined || at >= ids.length ? added : orderItems(added, pointer, ids.toSpliced(at, 0, item.id))
}

/** Moves a list item to an index from 0; an index out of range is clamped. */
export const moveItem = (
  values: ConfigValues,
  config: ResolvedConfig,
  inherited: ResolvedConfig,
  pointer: string,
  id: string,
  to: number,
): ConfigValues => {
  const ids = idsAt(config, pointer)
  const from = ids.indexOf(id)
  const index = Math.max(0, Math.min(to, ids.length - 1))
  if (from < 0 || from === index) return values
  const order = ids.toSpliced(from, 1).toSpliced(index, 0, id)
  return tidyList(withListOrder(orderItems(values, pointer, order), config, pointer), inherited, pointer)
}

/**
 * Removes a list item from a layer. An own item is deleted; an inherited one is marked as removed and retains its changes for a restore.
 */
export const removeItem = (
  values: ConfigValues,
  config: ResolvedConfig,
  inherited: ResolvedConfig,
  pointer: string,
  id: string,
): ConfigValues => {
  const at = joinPointer(pointer, id)
  const without = idsAt(inherited, pointer).includes(id)
    ? withListOrder(setValue(values, joinPointer(at, 'removed'), true), config, at)
    : removeValue(values, at)
  return tidyList(without, inherited, pointer)
}

/** A list of the menu: the dropdown of an item (its id), or null for the menu itself. */
export type MenuParent = string | null

/** The pointer of an item's dropdown; null gives the menu itself. */
export const menuList = (pointer: string, parent: MenuParent): string =>
  parent === null ? pointer : joinPointer(joinPointer(pointer, parent), 'children')

/** Converts an item for another list: adds the values that list needs, drops those that only weaker layers can set. */
const convertedFor = (item: ListItem, into: string, id: string): ListItem => {
  const keys = settingAt(into)?.node.items?.properties ?? {}
  const rest = Object.entries(item).filter(([key]) => Object.hasOwn(keys, key) && key !== 'mandatory' && key !== 'children')
  return { ...Object.fromEntries(rest), id }
}

const freeId = (inherited: ResolvedConfig, config: ResolvedConfig, values: ConfigValues, pointer: string, id: string) => {
  // An inherited item that was moved away can return with its id.
  const own = itemsAt(values, pointer)
    .filter(({ removed }) => removed !== true)
    .map((item) => item.id)
  const orderedIds = [...idsAt(config, pointer), ...own]
  return orderedIds.includes(id) ? newId(id, [...orderedIds, ...idsAt(inherited, pointer)]) : id
}

export interface MenuPlace {
  readonly parent: MenuParent
  /** From 0, without the item itself. */
  readonly index: number
}

/** Moves a menu item to another index, in the same list or in another. */
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
  return addItem(removed, config, into, convertedFor(moving, into, freeId(inherited, config, removed, into, item.id)), to.index)
}
