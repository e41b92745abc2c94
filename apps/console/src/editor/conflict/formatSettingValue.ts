import { describeValue } from '@forecourt/schema/diff/describeValue'
import { isRecord } from '@forecourt/schema/isRecord'
import { itemName } from '@forecourt/schema/json-schema/itemName'
import { itemNode } from '@forecourt/schema/json-schema/itemNode'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import { isDocument } from '@forecourt/schema/rich-text/RichText'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { settingAt } from '@forecourt/schema/settingAt'

/** An entry of a draft says only what differs; what it is called may come from the layers above. */
const nameOf = (list: SchemaNode, item: unknown, resolved: unknown): string => {
  if (!isRecord(item)) return describeValue(list.items ?? {}, item)
  const whole = Array.isArray(resolved) ? resolved.find((each) => isRecord(each) && each.id === item.id) : undefined
  const all = { ...(isRecord(whole) ? whole : {}), ...item }
  return `${itemName(itemNode(list, all.kind), all, String(item.id))}${item.removed === true ? ' (removed)' : ''}`
}

/** A value of any size in full: texts as they are, lists by their items' names, records setting by setting. */
const words = (node: SchemaNode, value: unknown, resolved: unknown): string => {
  if (typeof value === 'string' && node.enum === undefined) return value === '' ? 'empty' : value
  if (isDocument(value)) return plainText(value)
  if (Array.isArray(value)) return value.length === 0 ? 'nothing in it' : value.map((item) => nameOf(node, item, resolved)).join(', ')
  if (!isRecord(value)) return describeValue(node, value)
  if (value.removed === true) return 'removed'
  const lines = Object.entries(value).flatMap(([key, entry]) => {
    const child = node.properties?.[key]
    return child?.title === undefined || key === 'id' || key === 'kind'
      ? []
      : [`${child.title}: ${words(child, entry, isRecord(resolved) ? resolved[key] : undefined)}`]
  })
  return lines.length === 0 ? 'as inherited' : lines.join('\n')
}

/** Whether a pointer leads to an entry of a list that no layer beneath has, such as a block of the site's own. */
const isOwnItem = (pointer: string, config: unknown, inherited: unknown) => {
  const list = pointer.slice(0, pointer.lastIndexOf('/'))
  return (settingAt(list, config) ?? settingAt(list))?.node.items !== undefined && valueAt(inherited, pointer) === undefined
}

/**
 * What one side of a conflict says, for a person to choose by. `config` is what the draft amounts to: it knows what entries are called.
 * `inherited` is what stands where the draft says nothing: an entry that isn't in it either was taken out.
 */
export const formatSettingValue = (pointer: string, value: unknown, config: unknown, inherited: unknown): string => {
  if (value === undefined) return isOwnItem(pointer, config, inherited) ? 'removed' : 'as inherited'
  const place = settingAt(pointer, config) ?? settingAt(pointer)
  return place ? words(place.node, value, valueAt(config, pointer)) : describeValue({}, value)
}
