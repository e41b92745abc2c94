import { isRecord } from './isRecord'
import type { SchemaNode } from './SchemaNode'

/** What a person calls an item of an array: a menu item by its text, a page by its title, a button or block by its kind, else its id. */
export const itemName = (node: SchemaNode | null, item: unknown, id: string): string => {
  const choices = node?.properties?.id
  const choice = choices?.enum?.indexOf(id) ?? -1
  if (choice >= 0) return choices?.['x-labels']?.[choice] ?? id
  if (typeof node?.properties?.kind?.const === 'string') return node.title ?? id
  if (!isRecord(item)) return id
  const { label, title } = item
  if (typeof label === 'string' && label !== '') return label
  return typeof title === 'string' && title !== '' ? title : id
}
