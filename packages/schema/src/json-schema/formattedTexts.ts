import { isRecord } from '../isRecord'
import { joinPointer } from '../pointer/joinPointer'
import type { RichText } from '../rich-text/RichText'
import type { SchemaNode } from '../SchemaNode'
import { isItemShown } from '../switches/shownItems'
import { bySection } from './bySection'
import { itemNode } from './itemNode'
import { isFormatted } from './textOrDocument'

/** A text of a config that can be formatted. */
export interface FormattedText {
  readonly pointer: string
  readonly node: SchemaNode
  readonly text: RichText
}

const collect = (node: SchemaNode, value: unknown, pointer: string, found: FormattedText[]): void => {
  if (isFormatted(node)) {
    if (value !== '' && value !== undefined) found.push({ pointer, node, text: value as RichText })
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      // What is hidden is nobody's to stumble over.
      if (isRecord(item) && !isItemShown(item)) continue
      const child = itemNode(node, isRecord(item) ? item.kind : undefined)
      const segment = node['x-merge'] === 'id' && isRecord(item) ? String(item.id) : String(index)
      if (child) collect(child, item, joinPointer(pointer, segment), found)
    }
  } else if (node.properties && isRecord(value))
    for (const [key, child] of Object.entries(node.properties)) collect(child, value[key], joinPointer(pointer, key), found)
}

/** Every formatted text that says something, hidden pages and blocks left out. */
export const formattedTexts = bySection((node, section, pointer) => {
  const found: FormattedText[] = []
  collect(node, section, pointer, found)
  return found
})
