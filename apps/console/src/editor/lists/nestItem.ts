import { idsAt, itemsAt } from '@forecourt/schema/layers/ListItem'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { menuList, placeItem } from './placeItem'

/** A menu in which an item is the last of the dropdown of the item before it. */
export const nestItem = (
  values: ConfigValues,
  config: ResolvedConfig,
  inherited: ResolvedConfig,
  pointer: string,
  id: string,
): ConfigValues => {
  const ids = idsAt(config, pointer)
  const before = ids[ids.indexOf(id) - 1]
  if (!ids.includes(id) || before === undefined) return values
  const index = idsAt(config, menuList(pointer, before)).length
  return placeItem(values, config, inherited, pointer, { parent: null, id }, { parent: before, index })
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
  if (!itemsAt(config, menuList(pointer, parentId)).some((child) => child.id === id)) return values
  const index = idsAt(config, pointer).indexOf(parentId) + 1
  return placeItem(values, config, inherited, pointer, { parent: parentId, id }, { parent: null, index })
}
