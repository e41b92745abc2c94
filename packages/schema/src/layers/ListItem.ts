import { isRecord } from '../isRecord'
import { pointerSegments } from '../pointer/joinPointer'

const step = (value: unknown, segment: string): unknown => {
  if (Array.isArray(value))
    return value.find((item) => isRecord(item) && item.id === segment) ?? (/^\d+$/.test(segment) ? value[Number(segment)] : undefined)
  return isRecord(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
}

/** The value at a config pointer of a config or a layer; undefined if there is none. Items are found by id, else by index. */
export const valueAt = (doc: unknown, pointer: string): unknown => pointerSegments(pointer).reduce(step, doc)

/** An item of a list merged by id, or a layer's sparse entry for one. */
export type ListItem = Readonly<Record<string, unknown>> & { readonly id: string }

const isListItem = (value: unknown): value is ListItem => isRecord(value) && typeof value.id === 'string'

/** The items at a pointer of a config or a layer; empty if there is no list. */
export const itemsAt = (document: unknown, pointer: string): readonly ListItem[] => {
  const list = valueAt(document, pointer)
  return Array.isArray(list) ? list.filter(isListItem) : []
}

export const idsAt = (document: unknown, pointer: string): string[] => itemsAt(document, pointer).map(({ id }) => id)
