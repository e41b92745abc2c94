import { isRecord } from '../isRecord'
import type { SchemaNode } from '../SchemaNode'

/** The label of an option of a setting; null for a value that isn't one. */
export const choiceLabel = ({ enum: values, 'x-labels': labels }: Pick<SchemaNode, 'enum' | 'x-labels'>, value: unknown): string | null => {
  const at = values?.indexOf(value as string | number) ?? -1
  return at < 0 ? null : (labels?.[at] ?? String(value))
}

/** Settings that name an item, in order of preference. */
const naming = ['label', 'title', 'name', 'caption'] as const

const textOf = (node: SchemaNode, value: unknown): string => choiceLabel(node, value) ?? (typeof value === 'string' ? value : '')

/** Describes an item without a name by the texts of its settings, joined by spaces: 'Make is Suzuki' for a field, an operator and a value. */
const sentence = ({ properties = {} }: SchemaNode, item: Readonly<Record<string, unknown>>): string =>
  Object.entries(properties)
    .filter(([key, { type }]) => key !== 'id' && type === 'string')
    .map(([key, node]) => textOf(node, item[key]))
    .filter((text) => text !== '')
    .join(' ')

/** 'picture-2' → 'Picture 2', for a generated id. */
const numbered = ({ title = '' }: SchemaNode, id: string): string | null => {
  const noun = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  if (noun === '' || !id.startsWith(noun)) return null
  const rest = id.slice(noun.length)
  return rest === '' ? `${title} 1` : /^-\d+$/.test(rest) ? `${title} ${rest.slice(1)}` : null
}

/** 'Page without a title', for an item whose required name is missing. */
const nameless = ({ title, properties = {} }: SchemaNode, item: Readonly<Record<string, unknown>>): string | null => {
  const key = naming.find((each) => item[each] === '' && (properties[each]?.minLength ?? 0) > 0)
  const missing = key && properties[key]?.title
  return title && missing ? `${title} without a ${missing.toLowerCase()}` : null
}

/** Display name of an array item: its name, the kind of a button or block, else its type and number. */
export const itemName = (node: SchemaNode | null, item: unknown, id: string): string => {
  const choice = choiceLabel(node?.properties?.id ?? {}, id)
  if (choice !== null) return choice
  if (typeof node?.properties?.kind?.const === 'string') return node.title ?? id
  if (!isRecord(item)) return id
  for (const key of naming) {
    const value = item[key]
    if (typeof value === 'string' && value !== '') return value
  }
  if (!node) return id
  const without = nameless(node, item)
  if (without !== null) return without
  const isNamed = naming.some((key) => node.properties?.[key] !== undefined)
  return (isNamed ? '' : sentence(node, item)) || (numbered(node, id) ?? id)
}
