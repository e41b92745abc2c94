import { idsAt } from '@forecourt/schema/layers/ListItem'
import { orderItems } from '@forecourt/schema/layers/orderItems'
import { withListOrder } from '@forecourt/schema/layers/withListOrder'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { tidyList } from './tidyList'

/** A layer in which an item of a list stands at another place, counted from 0; a place beyond the ends is the end. */
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
  const place = Math.max(0, Math.min(to, ids.length - 1))
  if (from < 0 || from === place) return values
  const order = ids.toSpliced(from, 1).toSpliced(place, 0, id)
  return tidyList(withListOrder(orderItems(values, pointer, order), config, pointer), inherited, pointer)
}
