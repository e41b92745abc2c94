import { isRecord } from '../isRecord'
import { pointerSegments } from '../pointer/pointerSegments'

const step = (value: unknown, segment: string): unknown => {
  if (Array.isArray(value))
    return value.find((item) => isRecord(item) && item.id === segment) ?? (/^\d+$/.test(segment) ? value[Number(segment)] : undefined)
  return isRecord(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
}

/** The value at a config pointer of a config or a layer, undefined when there is none. Items are found by id, else by position. */
export const valueAt = (doc: unknown, pointer: string): unknown => pointerSegments(pointer).reduce(step, doc)
