import { choiceLabel } from '@forecourt/schema/json-schema/itemName'
import type { ListItem } from '@forecourt/schema/layers/ListItem'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import type { ComponentType } from 'react'
import { newItem } from '../../lists/newItem'
import type { AddItemProps, ItemChoice } from './AddItem'

/** What of a list matters to whoever adds to it. */
export interface ListToAddTo {
  readonly items: readonly ListItem[]
  readonly removed: readonly ListItem[]
}

/** What can be added to a list, and the item that a choice makes. */
export interface Adding {
  readonly label: string
  readonly choices: readonly ItemChoice[]
  readonly make: (key: string, list: ListToAddTo) => ListItem
  /** What of a new one is named first; left out, its first field. */
  readonly first?: string
  /** How the kinds are offered, where a menu of words is not enough. */
  readonly Picker?: ComponentType<AddItemProps>
}

export const idKinds = (node: SchemaNode) => node.items?.properties?.id?.enum

/** What the schema says can be added: a new item, or those of a fixed set that are not there. */
export const addingFor = (node: SchemaNode, { items }: Pick<ListToAddTo, 'items'>): Adding => {
  const noun = (node.items?.title ?? 'entry').toLowerCase()
  const label = `Add ${noun}`
  const kinds = idKinds(node)
  if (!kinds) {
    const taken = (list: ListToAddTo) => [...list.items, ...list.removed].map(({ id }) => id)
    return { label, choices: [{ key: 'new', title: noun }], make: (_key, list) => newItem(node.items, taken(list)) }
  }
  const ids = node.items?.properties?.id ?? {}
  const unused = kinds.filter((kind) => !items.some(({ id }) => id === kind))
  return {
    label,
    choices: unused.map((kind) => ({ key: String(kind), title: choiceLabel(ids, kind) ?? String(kind) })),
    make: (key) => ({ id: key }),
  }
}
