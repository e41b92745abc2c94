import { isRecord } from '../isRecord'
import type { SchemaNode } from '../SchemaNode'

/** The words of a value that a setting chooses from; null for one that is no choice of it. */
export const choiceLabel = ({ enum: values, 'x-labels': labels }: Pick<SchemaNode, 'enum' | 'x-labels'>, value: unknown): string | null => {
  const at = values?.indexOf(value as string | number) ?? -1
  return at < 0 ? null : (labels?.[at] ?? String(value))
}

/** The settings that name an item, the first that says something goes before the others. */
const naming = ['label', 'title', 'name', 'caption'] as const

const wordsOf = (node: SchemaNode, value: unknown): string => choiceLabel(node, value) ?? (typeof value === 'string' ? value : '')

/** What an item without a name says, in the order of its settings: 'Make is Suzuki'. */
const sentence = ({ properties = {} }: SchemaNode, item: Readonly<Record<string, unknown>>): string =>
  Object.entries(properties)
    .filter(([key, { type }]) => key !== 'id' && type === 'string')
    .map(([key, node]) => wordsOf(node, item[key]))
    .filter((words) => words !== '')
    .join(' ')

/** 'picture-2' → 'Picture 2', for an id that was made from what the item is. */
const numbered = ({ title = '' }: SchemaNode, id: string): string | null => {
  const noun = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  if (noun === '' || !id.startsWith(noun)) return null
  const rest = id.slice(noun.length)
  return rest === '' ? `${title} 1` : /^-\d+$/.test(rest) ? `${title} ${rest.slice(1)}` : null
}

/** 'Page without a title', for an item whose name was taken away and may not stay so. */
const nameless = ({ title, properties = {} }: SchemaNode, item: Readonly<Record<string, unknown>>): string | null => {
  const key = naming.find((each) => item[each] === '' && (properties[each]?.minLength ?? 0) > 0)
  const missing = key && properties[key]?.title
  return title && missing ? `${title} without a ${missing.toLowerCase()}` : null
}

/** What a person calls an item of an array: by its own words, a button or block by its kind, else by what it is and its number. */
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
