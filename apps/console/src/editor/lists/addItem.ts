import { idsAt, itemsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import { orderItems } from '@forecourt/schema/layers/orderItems'
import { setValue } from '@forecourt/schema/layers/setValue'
import { withListOrder } from '@forecourt/schema/layers/withListOrder'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** A layer with one more item in a list: at a place counted from 0, at the end when none is given. An item of that id that was removed is back. */
export const addItem = (values: ConfigValues, config: ResolvedConfig, pointer: string, item: ListItem, at?: number): ConfigValues => {
  const said = itemsAt(values, pointer).filter(({ id }) => id !== item.id)
  const added = withListOrder(setValue(values, pointer, [...said, item]), config, pointer)
  const ids = idsAt(config, pointer).filter((id) => id !== item.id)
  // The last place is where a new item stands by itself; any other has to be said.
  return at === undefined || at >= ids.length ? added : orderItems(added, pointer, ids.toSpliced(at, 0, item.id))
}
