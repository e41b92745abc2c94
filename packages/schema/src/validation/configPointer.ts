import { isRecord } from '../isRecord'
import { itemNode } from '../json-schema/itemNode'
import { rootNode } from '../json-schema/rootNode'
import { joinPointer } from '../pointer/joinPointer'
import { pointerSegments } from '../pointer/pointerSegments'
import type { SchemaNode } from '../SchemaNode'

/** The config pointer of a place the validator names by position: '/navigation/items/3/href' → '/navigation/items/service/href'. */
export const configPointer = (doc: unknown, instancePath: string): string => {
  let value = doc
  let node: SchemaNode | null = rootNode
  let pointer = ''
  for (const segment of pointerSegments(instancePath)) {
    const inside: unknown = Array.isArray(value) ? value[Number(segment)] : isRecord(value) ? value[segment] : undefined
    const named: boolean = Array.isArray(value) && node?.['x-merge'] === 'id' && isRecord(inside) && typeof inside.id === 'string'
    pointer = joinPointer(pointer, named && isRecord(inside) ? String(inside.id) : segment)
    node = Array.isArray(value) ? node && itemNode(node, isRecord(inside) ? inside.kind : undefined) : (node?.properties?.[segment] ?? null)
    value = inside
  }
  return pointer
}
