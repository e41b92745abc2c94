import { isRecord } from '@forecourt/schema/isRecord'
import { itemNode } from '@forecourt/schema/itemNode'
import { rootNode } from '@forecourt/schema/rootNode'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'

const collect = (node: SchemaNode, value: unknown, found: Set<string>): void => {
  if (node['x-control'] === 'image' && typeof value === 'string' && value !== '') found.add(value)
  if (node.properties && isRecord(value)) for (const [key, child] of Object.entries(node.properties)) collect(child, value[key], found)
  if (!Array.isArray(value)) return
  for (const item of value) {
    const child = itemNode(node, isRecord(item) ? item.kind : undefined)
    if (child) collect(child, item, found)
  }
}

/** Every image a config shows somewhere, each once. */
export const usedImages = (config: unknown): string[] => {
  const found = new Set<string>()
  collect(rootNode, config, found)
  return [...found]
}
