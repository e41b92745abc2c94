import { itemsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** The inherited items of a list that the layer takes away, as they are inherited. */
export const removedItems = (values: ConfigValues, inherited: ResolvedConfig, pointer: string): ListItem[] => {
  const gone = new Set(
    itemsAt(values, pointer)
      .filter(({ removed }) => removed === true)
      .map(({ id }) => id),
  )
  return itemsAt(inherited, pointer).filter(({ id }) => gone.has(id))
}
