import { choiceLabel } from '@forecourt/schema/json-schema/itemName'
import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import { isDocument } from '@forecourt/schema/rich-text/RichText'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'

const first = (item: ListItem, keys: readonly string[]): string => {
  for (const key of keys) {
    const value = item[key]
    if (typeof value === 'string' && value !== '') return value
    if (isDocument(value)) return plainText(value)
  }
  return ''
}

/** The summary under an item's name: link target, text or style. */
export const itemSummary = (node: SchemaNode | null, item: ListItem): string => {
  const styleLabel = choiceLabel(node?.properties?.style ?? {}, item.style)
  const own = first(item, node?.properties?.kind ? ['heading', 'text'] : ['href', 'path', 'text'])
  // Buttons are items whose id is one of a fixed list. The editor names such an item by its id, so the summary adds the entered label.
  const label = node?.properties?.id?.enum ? first(item, ['label']) : ''
  return [label && `“${label}”`, styleLabel, own].filter(Boolean).join(' · ') || ' '
}
