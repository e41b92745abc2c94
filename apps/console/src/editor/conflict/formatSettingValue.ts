import { describeValue } from '@forecourt/schema/diff/describeValue'
import { isRecord } from '@forecourt/schema/isRecord'
import { itemName } from '@forecourt/schema/json-schema/itemName'
import { itemNode } from '@forecourt/schema/json-schema/itemNode'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import { isDocument } from '@forecourt/schema/rich-text/RichText'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { settingAt } from '@forecourt/schema/settingAt'

/** A draft's entry holds only differences; its name may come from weaker layers. */
const nameOf = (list: SchemaNode, item: unknown, resolved: unknown): string => {
  if (!isRecord(item)) return describeValue(list.items ?? {}, item)
  const whole = Array.isArray(resolved) ? resolved.find((each) => isRecord(each) && each.id === item.id) : undefined
  const all = { ...(isRecord(whole) ? whole : {}), ...item }
  return `${itemName(itemNode(list, all.kind), all, String(item.id))}${item.removed === true ? ' (removed)' : ''}`
}

/** Formats a value in full: texts unchanged, lists by their items' names, records setting by setting. */
const formatNode = (node: SchemaNode, value: unknown, resolved: unknown): string => {
  if (typeof value === 'string' && node.enum === undefined) return value === '' ? 'empty' : value
  if (isDocument(value)) return plainText(value)
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : value.map((item) => nameOf(node, item, resolved)).join(', ')
  if (!isRecord(value)) return describeValue(node, value)
  if (value.removed === true) return 'removed'
  const lines = Object.entries(value).flatMap(([key, entry]) => {
    const child = node.properties?.[key]
    return child?.title === undefined || key === 'id' || key === 'kind'
      ? []
      : [`${child.title}: ${formatNode(child, entry, isRecord(resolved) ? resolved[key] : undefined)}`]
  })
  return lines.length === 0 ? 'as inherited' : lines.join('\n')
}

/** Whether a pointer leads to a list entry that no layer beneath has, such as a site's own block. */
const isOwnItem = (pointer: string, config: unknown, inherited: unknown) => {
  const list = pointer.slice(0, pointer.lastIndexOf('/'))
  return (settingAt(list, config) ?? settingAt(list))?.node.items !== undefined && valueAt(inherited, pointer) === undefined
}

/**
 * Formats one side of a conflict. `config` is the resolved draft, for names of entries. `inherited` is the value where the draft has none:
 * an entry missing there too was removed.
 */
export const formatSettingValue = (pointer: string, value: unknown, config: unknown, inherited: unknown): string => {
  if (value === undefined) return isOwnItem(pointer, config, inherited) ? 'removed' : 'as inherited'
  const setting = settingAt(pointer, config) ?? settingAt(pointer)
  return setting ? formatNode(setting.node, value, valueAt(config, pointer)) : describeValue({}, value)
}
