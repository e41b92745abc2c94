import { isRecord } from '../isRecord'
import { isDocument } from '../rich-text/RichText'
import type { SchemaNode } from '../SchemaNode'
import { itemNode } from './itemNode'

const collect = (node: SchemaNode, value: unknown, found: Set<string>): void => {
  if (node['x-control'] === 'image' && typeof value === 'string' && value !== '') found.add(value)
  if (isDocument(value)) for (const block of value.blocks) if (block.kind === 'picture') found.add(block.image)
  if (node.properties && isRecord(value)) for (const [key, child] of Object.entries(node.properties)) collect(child, value[key], found)
  if (!Array.isArray(value)) return
  for (const item of value) {
    const child = itemNode(node, isRecord(item) ? item.kind : undefined)
    if (child) collect(child, item, found)
  }
}

/** All pictures in a setting's value, without duplicates. */
export const picturesIn = (node: SchemaNode, value: unknown): string[] => {
  const found = new Set<string>()
  collect(node, value, found)
  return [...found]
}
