import { isRecord } from './isRecord'
import { removed } from './json-schema/composeLayerSchema'
import { rootNode } from './json-schema/configSchema'
import { itemName } from './json-schema/itemName'
import { itemNode } from './json-schema/itemNode'
import { pointerSegments } from './pointer/joinPointer'
import type { PreviewPage, SchemaNode, SettingRole } from './SchemaNode'

/** A setting (or a section, a list, an item) with the properties inherited from its parents. */
export interface SettingPlace {
  readonly node: SchemaNode
  /** Breadcrumb, such as 'Menu › Menu items › Service'. */
  readonly where: string
  readonly group: string
  readonly role: SettingRole
  readonly lockable: boolean
  readonly preview: PreviewPage | null
}

const mergesById = (node: SchemaNode) => node['x-merge'] === 'id'

/** Without the config a block's kind is unknown; uses the first kind that has the setting. */
const anyKindWith = (items: SchemaNode | undefined, next: string | undefined) =>
  items?.oneOf?.find((option) => next === undefined || Object.hasOwn(option.properties ?? {}, next)) ?? null

const itemAt = (value: unknown, segment: string): unknown =>
  Array.isArray(value) ? (value.find((item) => isRecord(item) && item.id === segment) ?? value[Number(segment)]) : undefined

/**
 * The setting at a config pointer, or null if the schema has none. With `values` (a config or a layer) items are named by their texts and
 * blocks are found by kind.
 */
export const settingAt = (pointer: string, values?: unknown): SettingPlace | null => {
  let node = rootNode
  let value: unknown = values
  let place: Omit<SettingPlace, 'node' | 'where'> = { group: '', role: 'staff', lockable: true, preview: null }
  let isItem = false
  const titles: string[] = []
  const segments = pointerSegments(pointer)
  for (const [index, segment] of segments.entries()) {
    let child: SchemaNode | null
    const list: SchemaNode | null = node.type === 'array' ? node : null
    if (list) {
      value = itemAt(value, segment)
      const kind = isRecord(value) ? value.kind : undefined
      child = itemNode(list, kind) ?? anyKindWith(list.items, segments[index + 1])
      const known = list.items?.oneOf ? itemNode(list, kind) : child
      titles.push(mergesById(list) ? itemName(known, value, segment) : String(Number(segment) + 1))
    } else {
      child = node.properties && Object.hasOwn(node.properties, segment) ? (node.properties[segment] ?? null) : null
      if (!child && isItem && segment === 'removed') child = removed
      value = isRecord(value) && Object.hasOwn(value, segment) ? value[segment] : undefined
      if (child?.title) titles.push(child.title)
    }
    if (!child) return null
    isItem = list !== null && mergesById(list)
    node = child
    place = {
      group: node['x-group'] ?? place.group,
      role: node['x-role'] ?? place.role,
      lockable: node['x-lockable'] ?? place.lockable,
      preview: node['x-preview'] ?? place.preview,
    }
  }
  return { node, where: titles.filter((word, index) => word !== titles[index - 1]).join(' › '), ...place }
}
