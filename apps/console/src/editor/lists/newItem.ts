import { idsAt, itemsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { newId } from '../../parts/newId'
import { addItem } from './placeItem'

/** The values that a copy can't share with its original. */
const copyValues = (item: ListItem, id: string, taken: readonly ListItem[]): Readonly<Record<string, unknown>> => {
  const { path, title } = item
  if (typeof path !== 'string' || typeof title !== 'string') return {}
  const paths = taken.map((other) => String(other.path))
  let copy = `${path === '/' ? '/home' : path}-copy`
  for (let number = 2; paths.includes(copy); number++) copy = `${path === '/' ? '/home' : path}-copy-${number}`
  return { path: copy, title: `${title} (copy)`.slice(0, 80), shown: false, id }
}

/** Duplicates a list item in a layer: the copy follows it with an id of its own. A copied page gets its own path and is hidden. */
export const duplicateItem = (values: ConfigValues, config: ResolvedConfig, inherited: ResolvedConfig, pointer: string, id: string) => {
  const items = itemsAt(config, pointer)
  const item = items.find((other) => other.id === id)
  if (!item) return { values, id: null }
  const taken = [...items.map((other) => other.id), ...idsAt(inherited, pointer), ...idsAt(values, pointer)]
  const copyId = newId(id.replace(/-\d+$/, ''), taken)
  const { mandatory: _mandatory, ...rest } = item
  const copy = { ...rest, id: copyId, ...copyValues(item, copyId, items) }
  return { values: addItem(values, config, pointer, copy, items.indexOf(item) + 1), id: copyId }
}

/** The settings that name an item. Not `caption`: it describes a picture and stays empty until the user enters one. */
const nameKeys = ['label', 'title', 'name'] as const

const isRequired = ({ type, default: usual, minLength = 0, pattern }: SchemaNode) =>
  type === 'string' && usual === undefined && minLength > 0 && pattern === undefined

/**
 * Creates a valid list item: a free id, a name where the schema has a setting for one, and placeholder text for each required text.
 * Example: a person is `{ id: 'person', name: 'New person' }`, a picture only `{ id: 'picture' }`.
 */
export const newItem = (shape: SchemaNode | undefined, taken: readonly string[]): ListItem => {
  const noun = (shape?.title ?? 'entry').toLowerCase()
  const properties = shape?.properties ?? {}
  const named = nameKeys.find((key) => properties[key] !== undefined)
  const keys = Object.keys(properties).filter((key) => key !== 'id' && (key === named || isRequired(properties[key] ?? {})))
  return { id: newId(noun, taken), ...Object.fromEntries(keys.map((key) => [key, `New ${noun}`.slice(0, properties[key]?.maxLength)])) }
}
