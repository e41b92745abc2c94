import { isRecord } from '../isRecord'
import { joinPointer, pointerSegments } from '../pointer/joinPointer'
import type { ConfigValues, ResolvedConfig } from '../ResolvedConfig'
import { idsAt, itemsAt, valueAt } from './ListItem'
import { setValue } from './setValue'

/**
 * A layer that reorders a list merged by id. Its entries are kept; other items are listed by id only, so that everything else is still
 * inherited.
 */
export const orderItems = (values: ConfigValues, pointer: string, ids: readonly string[]): ConfigValues => {
  const current = valueAt(values, pointer)
  const own = Array.isArray(current) ? current.filter(isRecord) : []
  const others = own.filter((item) => !ids.includes(String(item.id)))
  return setValue(values, pointer, [...ids.map((id) => own.find((item) => item.id === id) ?? { id }), ...others])
}

/**
 * A layer's values with the entries of every list along a pointer in the list's current order; new and removed ones last. The order of a
 * layer's entries is significant: adding an entry for b after d would move b behind d.
 */
export const withListOrder = (values: ConfigValues, config: ResolvedConfig, pointer: string): ConfigValues => {
  let result = values
  let at = ''
  for (const segment of pointerSegments(pointer)) {
    const own = itemsAt(result, at)
    if (own.length > 1) {
      const order = idsAt(config, at)
      const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
      const sorted = own.toSorted((a, b) => place(a.id) - place(b.id))
      if (sorted.some((item, index) => item !== own[index])) result = setValue(result, at, sorted)
    }
    at = joinPointer(at, segment)
  }
  return result
}
