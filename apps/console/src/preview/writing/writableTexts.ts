import { isRecord } from '@forecourt/schema/isRecord'
import { valueAt } from '@forecourt/schema/layers/valueAt'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isDocument } from '@forecourt/schema/rich-text/isDocument'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { settingAt } from '@forecourt/schema/settingAt'

/** How a text is typed: in one line, in lines, or with headings, lists and links. */
export type TextShape = 'line' | 'lines' | 'formatted'

/** A setting that is a text. */
export interface WritableText {
  readonly pointer: string
  readonly shape: TextShape
  readonly value: RichText
}

/** How the text of a setting is typed; null where the setting is no free text. */
const textShape = (node: SchemaNode): TextShape | null => {
  const control = node['x-control']
  if (control === 'richText') return 'formatted'
  if (node.type !== 'string' || node.enum || node.const !== undefined || node.format || node.pattern) return null
  if (control === 'multiline') return 'lines'
  return control === undefined || control === 'text' ? 'line' : null
}

/** A part of a page shows an item of a list or a block; what is deeper has parts of its own. */
const mostDeep = 4

/** The texts among what a config pointer names: itself, or those of the block, item or list that it is. */
export const writableTexts = (
  pointer: string,
  config: ResolvedConfig,
  value: unknown = valueAt(config, pointer),
  deep = 0,
): WritableText[] => {
  if (typeof value === 'string' || isDocument(value)) {
    const place = settingAt(pointer, config)
    const shape = place && textShape(place.node)
    return shape ? [{ pointer, shape, value }] : []
  }
  if (deep >= mostDeep) return []
  if (Array.isArray(value))
    return value.flatMap((item) =>
      isRecord(item) && typeof item.id === 'string' ? writableTexts(joinPointer(pointer, item.id), config, item, deep + 1) : [],
    )
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => writableTexts(joinPointer(pointer, key), config, part, deep + 1))
}
