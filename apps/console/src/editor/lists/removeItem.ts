import { idsAt } from '@forecourt/schema/layers/ListItem'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import { withListOrder } from '@forecourt/schema/layers/withListOrder'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { tidyList } from './tidyList'

/** A layer without an item: an own one goes, an inherited one is marked as removed and keeps what was said of it for a return. */
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
