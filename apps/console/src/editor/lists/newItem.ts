import type { ListItem } from '@forecourt/schema/layers/ListItem'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { newId } from '../../parts/newId'

/** The settings that name an item; a caption is about what a picture shows, and stays empty until somebody says it. */
const naming = ['label', 'title', 'name'] as const

const isRequired = ({ type, default: usual, minLength = 0, pattern }: SchemaNode) =>
  type === 'string' && usual === undefined && minLength > 0 && pattern === undefined

/**
 * A new item of a list, valid as it is: an id that is free, a name where the schema has a setting for one, and something in each
 * text that can't be empty. Example: a person is `{ id: 'person', name: 'New person' }`, a picture only `{ id: 'picture' }`.
 */
export const newItem = (shape: SchemaNode | undefined, taken: readonly string[]): ListItem => {
  const noun = (shape?.title ?? 'entry').toLowerCase()
  const properties = shape?.properties ?? {}
  const named = naming.find((key) => properties[key] !== undefined)
  const said = Object.keys(properties).filter((key) => key !== 'id' && (key === named || isRequired(properties[key] ?? {})))
  return { id: newId(noun, taken), ...Object.fromEntries(said.map((key) => [key, `New ${noun}`.slice(0, properties[key]?.maxLength)])) }
}
