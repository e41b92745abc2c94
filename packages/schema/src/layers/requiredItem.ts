import { isRecord } from '../isRecord'
import { joinPointer } from '../pointer/joinPointer'
import type { SchemaNode } from '../SchemaNode'

/** An item that a higher layer has made mandatory. */
export interface RequiredItem {
  readonly pointer: string
  readonly node: SchemaNode
  readonly item: Readonly<Record<string, unknown>>
}

/** The mandatory item that an item is, or carries in its dropdown (NAV-04); null when it may go. */
export const requiredItem = (node: SchemaNode, item: unknown, pointer: string): RequiredItem | null => {
  if (!isRecord(item) || !node.properties) return null
  if (item.mandatory === true) return { pointer, node, item }
  for (const [key, list] of Object.entries(node.properties)) {
    const value = item[key]
    if (list['x-merge'] !== 'id' || !list.items?.properties?.mandatory || !Array.isArray(value)) continue
    for (const child of value) {
      const required = requiredItem(list.items, child, joinPointer(joinPointer(pointer, key), String(isRecord(child) ? child.id : '')))
      if (required) return required
    }
  }
  return null
}
