import { isRecord } from '../isRecord'
import { joinPointer } from '../pointer/joinPointer'
import type { ResolvedConfig } from '../ResolvedConfig'
import type { RichText } from '../rich-text/RichText'
import type { SchemaNode } from '../SchemaNode'
import { isItemShown } from '../switches/shownItems'
import { rootNode } from './configSchema'
import { itemNode } from './itemNode'

/** Whether a setting is a rich text. */
export const isFormatted = (node: SchemaNode): boolean => node['x-control'] === 'richText'

/** JSON Schema with `anyOf`, which the config's own schema doesn't need. */
type ChoiceNode = SchemaNode & { readonly anyOf: readonly SchemaNode[] }

/** Schema of a rich text: light text or a document. Type and length apply to the light text. */
export const textOrDocument = ({ type, minLength, maxLength, ...node }: SchemaNode): ChoiceNode => ({
  ...node,
  anyOf: [
    { type, ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) },
    { $ref: '#/$defs/richText' },
  ],
})

/**
 * Collects values from the sections of a config. Memoised by section, as configs share unchanged sections with weaker layers and earlier
 * versions. Only frozen sections are memoised.
 *
 * @param read a function of a section's schema, value and pointer only
 */
export const bySection = <Found>(
  read: (node: SchemaNode, section: unknown, pointer: string) => readonly Found[],
): ((config: ResolvedConfig) => Found[]) => {
  const sections = Object.entries(rootNode.properties ?? {}).map(([key, node]) => {
    const known = new WeakMap<object, readonly Found[]>()
    return (config: Readonly<Record<string, unknown>>): readonly Found[] => {
      const section = config[key]
      if (typeof section !== 'object' || section === null || !Object.isFrozen(section)) return read(node, section, `/${key}`)
      const before = known.get(section)
      if (before) return before
      const found = read(node, section, `/${key}`)
      known.set(section, found)
      return found
    }
  })
  return (config) => sections.flatMap((ofSection) => ofSection(config as unknown as Readonly<Record<string, unknown>>))
}

/** A rich text of a config. */
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
      // Hidden items need no check.
      if (isRecord(item) && !isItemShown(item)) continue
      const child = itemNode(node, isRecord(item) ? item.kind : undefined)
      const segment = node['x-merge'] === 'id' && isRecord(item) ? String(item.id) : String(index)
      if (child) collect(child, item, joinPointer(pointer, segment), found)
    }
  } else if (node.properties && isRecord(value))
    for (const [key, child] of Object.entries(node.properties)) collect(child, value[key], joinPointer(pointer, key), found)
}

/** All non-empty rich texts, without hidden pages and blocks. */
export const formattedTexts = bySection((node, section, pointer) => {
  const found: FormattedText[] = []
  collect(node, section, pointer, found)
  return found
})
