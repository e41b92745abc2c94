import { idsAt, itemsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import { orderOfItems } from '@forecourt/schema/orderOfItems'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'

const saysOnlyItsName = (item: ListItem) => Object.keys(item).length === 1

const orderWith = (inheritedIds: readonly string[], said: readonly ListItem[]) => {
  const gone = new Set(said.filter(({ removed }) => removed === true).map(({ id }) => id))
  return orderOfItems(
    inheritedIds.filter((id) => !gone.has(id)),
    said.filter(({ id }) => !gone.has(id)).map(({ id }) => id),
  )
}

/** A layer without entries that are there for an order the list would have anyway. */
export const tidyList = (values: ConfigValues, inherited: ResolvedConfig, pointer: string): ConfigValues => {
  const inheritedIds = idsAt(inherited, pointer)
  const said = itemsAt(values, pointer)
  const telling = said.filter((item) => !saysOnlyItsName(item))
  if (telling.length === said.length || !sameJson(orderWith(inheritedIds, said), orderWith(inheritedIds, telling))) return values
  return telling.length === 0 ? removeValue(values, pointer) : setValue(values, pointer, telling)
}
