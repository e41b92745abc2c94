import { isRecord } from '../isRecord'
import type { SchemaNode } from '../SchemaNode'
import { itemNode } from './itemNode'

const cachedDefaults = new WeakMap<SchemaNode, unknown>()

/** The schema's default of a setting: frozen, and complete in lists and blocks too. Undefined if the setting is required. */
export const nodeDefault = (node: SchemaNode): unknown => {
  if (cachedDefaults.has(node)) return cachedDefaults.get(node)
  const value = node.properties && node.default === undefined ? withDefaults(node, {}) : withDefaults(node, node.default)
  cachedDefaults.set(node, value)
  return value
}

/** A value completed with the schema's defaults; frozen. */
export const withDefaults = (node: SchemaNode, value: unknown): unknown => {
  const { properties } = node
  if (properties && isRecord(value)) {
    const filled: Record<string, unknown> = {}
    for (const [key, child] of Object.entries(properties)) {
      const part = Object.hasOwn(value, key) ? withDefaults(child, value[key]) : nodeDefault(child)
      if (part !== undefined) filled[key] = part
    }
    return Object.freeze(filled)
  }
  if (!Array.isArray(value)) return value
  return Object.freeze(
    value.map((item: unknown) => {
      const shape = itemNode(node, isRecord(item) ? item.kind : undefined)
      return shape ? withDefaults(shape, item) : item
    }),
  )
}
