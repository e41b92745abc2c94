import { describeValue } from '@forecourt/schema/diff/describeValue'
import { isRecord } from '@forecourt/schema/isRecord'
import { rootNode } from '@forecourt/schema/json-schema/configSchema'
import { itemNode } from '@forecourt/schema/json-schema/itemNode'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { settingAt } from '@forecourt/schema/settingAt'
import type { FoundSetting } from './SettingFilter'

/** One value of a layer: of a setting, of an item, or the order of a list. */
interface LayerEntry {
  readonly pointer: string
  readonly kind: 'value' | 'added' | 'removed' | 'order'
}

const walk = (node: SchemaNode, value: unknown, pointer: string, inherited: unknown, found: LayerEntry[]): void => {
  if (node.properties && isRecord(value)) {
    // The kind is part of the block.
    for (const [key, child] of Object.entries(node.properties))
      if (Object.hasOwn(value, key) && child.const === undefined) walk(child, value[key], joinPointer(pointer, key), inherited, found)
    return
  }
  if (node['x-merge'] !== 'id' || !Array.isArray(value)) {
    found.push({ pointer, kind: 'value' })
    return
  }
  const before = found.length
  for (const item of value) {
    if (!isRecord(item) || typeof item.id !== 'string') continue
    const at = joinPointer(pointer, item.id)
    const known = valueAt(inherited, at)
    if (item.removed === true) found.push({ pointer: at, kind: 'removed' })
    else if (known === undefined) found.push({ pointer: at, kind: 'added' })
    else {
      const { id: _id, ...rest } = item
      const shape = itemNode(node, item.kind ?? (isRecord(known) ? known.kind : undefined))
      if (shape) walk(shape, rest, at, inherited, found)
    }
  }
  // Items listed without values only set an order.
  if (found.length === before && value.length > 0) found.push({ pointer, kind: 'order' })
}

/** The pointers that a layer sets, in the editor's order. Cheap enough for every keystroke: a layer is sparse. */
export const overriddenPointers = (values: ConfigValues, inherited: ResolvedConfig): readonly LayerEntry[] => {
  const found: LayerEntry[] = []
  walk(rootNode, values, '', inherited, found)
  return found
}

const aboutValue = (pointer: string, values: ConfigValues, inherited: ResolvedConfig, node: SchemaNode): string => {
  const [own, before] = [valueAt(values, pointer), valueAt(inherited, pointer)]
  const text = describeValue(node, own)
  if (before === undefined) return text
  const beneath = describeValue(node, before)
  return text === beneath ? `${text}, the same as inherited` : `${text} instead of ${beneath}`
}

const sentences = { added: 'Added here', removed: 'Removed here', order: 'Reordered here' } as const

/** The overridden settings of a site, as text. */
export const overriddenSettings = (values: ConfigValues, inherited: ResolvedConfig, config: ResolvedConfig): FoundSetting[] =>
  overriddenPointers(values, inherited).map(({ pointer, kind }) => {
    const setting = settingAt(pointer, kind === 'removed' ? inherited : config)
    const text = kind === 'value' ? aboutValue(pointer, values, inherited, setting?.node ?? {}) : sentences[kind]
    return { pointer, title: setting?.where ?? pointer, text }
  })
