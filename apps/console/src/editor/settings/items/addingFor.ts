import { choiceLabel } from '@forecourt/schema/json-schema/itemName'
import type { ListItem } from '@forecourt/schema/layers/ListItem'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import type { ComponentType } from 'react'
import { newItem } from '../../lists/newItem'
import type { AddItemProps, ItemChoice } from './AddItem'

/** The part of a list that adding depends on. */
export interface ListToAddTo {
  readonly items: readonly ListItem[]
  readonly removed: readonly ListItem[]
}

/** The items that can be added to a list, and how to create one. */
export interface Adding {
  readonly label: string
  readonly choices: readonly ItemChoice[]
  readonly make: (key: string, list: ListToAddTo) => ListItem
  /** The setting of a new item that gets the focus; by default its first field. */
  readonly first?: string
  /** A picker of kinds, where a menu isn't enough. */
  readonly Picker?: ComponentType<AddItemProps>
}

export const idKinds = (node: SchemaNode) => node.items?.properties?.id?.enum

/** Items that the schema allows to add: a new one, or the missing ones of a fixed set. */
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
