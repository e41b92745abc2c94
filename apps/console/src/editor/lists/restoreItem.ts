import { idsAt, itemsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import { setValue } from '@forecourt/schema/layers/setValue'
import { orderOfItems } from '@forecourt/schema/orderOfItems'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { tidyList } from './placeItem'

/** The inherited items of a list that the layer removes, with their inherited values. */
export const removedItems = (values: ConfigValues, inherited: ResolvedConfig, pointer: string): ListItem[] => {
  const removedIds = new Set(
    itemsAt(values, pointer)
      .filter(({ removed }) => removed === true)
      .map(({ id }) => id),
  )
  return itemsAt(inherited, pointer).filter(({ id }) => removedIds.has(id))
}

/** Restores a removed inherited item at its inherited index. */
export const restoreItem = (values: ConfigValues, inherited: ResolvedConfig, pointer: string, id: string): ConfigValues => {
  const own = itemsAt(values, pointer)
  const removedIds = own.filter((item) => item.removed === true && item.id !== id)
  const remaining = own.filter((item) => item.removed !== true && item.id !== id)
  const order = orderOfItems(
    idsAt(inherited, pointer),
    remaining.map((item) => item.id),
  )
  const { removed: _removed, ...back } = own.find((item) => item.id === id) ?? { id }
  const entries = [...remaining, back].toSorted((a, b) => order.indexOf(String(a.id)) - order.indexOf(String(b.id)))
  return tidyList(setValue(values, pointer, [...entries, ...removedIds]), inherited, pointer)
}
