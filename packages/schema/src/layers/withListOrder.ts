import { joinPointer } from '../pointer/joinPointer'
import { pointerSegments } from '../pointer/pointerSegments'
import type { ConfigValues, ResolvedConfig } from '../ResolvedConfig'
import { idsAt, itemsAt } from './ListItem'
import { setValue } from './setValue'

/**
 * A layer's values with the entries of every list on the way to a pointer in the order the list is in now; new and removed ones come
 * last. What a layer says of items also says their order: naming b for the first time after d would move it behind d.
 */
export const withListOrder = (values: ConfigValues, config: ResolvedConfig, pointer: string): ConfigValues => {
  let kept = values
  let at = ''
  for (const segment of pointerSegments(pointer)) {
    const said = itemsAt(kept, at)
    if (said.length > 1) {
      const order = idsAt(config, at)
      const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
      const sorted = said.toSorted((a, b) => place(a.id) - place(b.id))
      if (sorted.some((item, index) => item !== said[index])) kept = setValue(kept, at, sorted)
    }
    at = joinPointer(at, segment)
  }
  return kept
}
