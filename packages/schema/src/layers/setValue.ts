import { isRecord } from '../isRecord'
import { rootNode } from '../json-schema/configSchema'
import { itemNode } from '../json-schema/itemNode'
import { pointerSegments } from '../pointer/joinPointer'
import type { ConfigValues } from '../ResolvedConfig'
import type { SchemaNode } from '../SchemaNode'

const child = (node: SchemaNode | null, segment: string): SchemaNode | null =>
  node?.properties && Object.hasOwn(node.properties, segment) ? (node.properties[segment] ?? null) : null

/** Only the contents of blocks matter here, and no block has a list that another kind would merge differently. */
const itemShape = (node: SchemaNode): SchemaNode | null =>
  node.items?.oneOf ? { properties: Object.assign({}, ...node.items.oneOf.map((option) => option.properties)) } : itemNode(node, undefined)

const setIn = (current: unknown, node: SchemaNode | null, segments: readonly string[], value: unknown): unknown => {
  const [segment, ...rest] = segments
  if (segment === undefined) return value
  if (node?.type === 'array') {
    const list: readonly unknown[] = Array.isArray(current) ? current : []
    if (node['x-merge'] !== 'id') return list.toSpliced(Number(segment), 1, setIn(list[Number(segment)], node.items ?? null, rest, value))
    const index = list.findIndex((item) => isRecord(item) && item.id === segment)
    const item = setIn(index < 0 ? { id: segment } : list[index], itemShape(node), rest, value)
    return index < 0 ? [...list, item] : list.toSpliced(index, 1, item)
  }
  const record = isRecord(current) ? current : {}
  const own = Object.hasOwn(record, segment) ? record[segment] : undefined
  return { ...record, [segment]: setIn(own, child(node, segment), rest, value) }
}

/**
 * A copy of a layer with a value set. Creates missing parents: an item of a list merged by id starts as `{ id }`, so that it only contains
 * what was set.
 */
export const setValue = (values: ConfigValues, pointer: string, value: unknown): ConfigValues => {
  const segments = pointerSegments(pointer)
  if (segments.includes('__proto__')) throw new RangeError('“__proto__” is not a setting.')
  return setIn(values, rootNode, segments, value) as ConfigValues
}
