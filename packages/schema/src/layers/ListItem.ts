import { isRecord } from '../isRecord'
import { valueAt } from './valueAt'

/** An item of a list merged by id, or a layer's words about one. */
export type ListItem = Readonly<Record<string, unknown>> & { readonly id: string }

const isListItem = (value: unknown): value is ListItem => isRecord(value) && typeof value.id === 'string'

/** The items at a pointer of a config or a layer; none when there is no list. */
export const itemsAt = (document: unknown, pointer: string): readonly ListItem[] => {
  const list = valueAt(document, pointer)
  return Array.isArray(list) ? list.filter(isListItem) : []
}

export const idsAt = (document: unknown, pointer: string): string[] => itemsAt(document, pointer).map(({ id }) => id)
