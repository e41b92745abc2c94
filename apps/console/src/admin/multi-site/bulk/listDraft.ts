import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { newId } from '../../../parts/newId'
import { blankItem, fixedItems, type ListAtSite, type SharedItem } from './listItems'
import type { SettingChange } from './useDryRun'

export type ListAction = 'add' | 'change' | 'remove' | 'replace' | 'reset'

/** Form state of a list change at several sites. */
export interface ListDraft {
  readonly action: ListAction
  /** Id of the item to change or remove. */
  readonly id: string | null
  /** The changed setting of the item and its new value. */
  readonly key: string | null
  readonly value: unknown
  /** Fields of a new item. */
  readonly item: Readonly<Record<string, unknown>>
  /** The site whose list is copied to the others. */
  readonly siteId: string | null
}

export const blankListChange = (node: SchemaNode): ListDraft => ({
  action: 'add',
  id: null,
  key: null,
  value: undefined,
  item: blankItem(node),
  siteId: null,
})

interface ListContext {
  readonly pointer: string
  readonly node: SchemaNode
  readonly items: readonly SharedItem[]
  readonly sites: readonly ListAtSite[]
}

/** Text from which an item's id is derived: its label or title, else the type's name. */
const idSource = (node: SchemaNode, item: ListDraft['item']): string => {
  const labelText = [item.label, item.title].find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof labelText === 'string' ? labelText : (node.items?.title ?? 'item')
}

const isNamed = (node: SchemaNode, item: ListDraft['item']) =>
  !['label', 'title'].some((key) => node.items?.properties?.[key] !== undefined) ||
  ['label', 'title'].some((key) => typeof item[key] === 'string' && item[key] !== '')

/** The change described by the form; null while it is incomplete. */
export const toListChange = ({ pointer, node, items, sites }: ListContext, draft: ListDraft): SettingChange | null => {
  const { action, id, key, value, item, siteId } = draft
  switch (action) {
    case 'add': {
      if (fixedItems(node)) return id === null ? null : { pointer, add: { id } }
      if (!isNamed(node, item)) return null
      const taken = items.map((each) => each.id)
      return { pointer, add: { ...item, id: newId(idSource(node, item), taken) } }
    }
    case 'change':
      return id === null || key === null || value === undefined
        ? null
        : { pointer: joinPointer(joinPointer(pointer, id), key), reset: false, value }
    case 'remove':
      return id === null ? null : { pointer, remove: id }
    case 'replace': {
      const source = sites.find((site) => site.siteId === siteId)
      return source ? { pointer, replace: source.items } : null
    }
    case 'reset':
      return { pointer, reset: true }
  }
}
