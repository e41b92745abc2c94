import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { newId } from '../../../parts/newId'
import { blankItem, fixedItems, type ListAtSite, type SharedItem } from './listItems'
import type { SettingChange } from './useDryRun'

export type ListAction = 'add' | 'change' | 'remove' | 'replace' | 'reset'

/** What somebody is about to do to a list at several sites. */
export interface ListDraft {
  readonly action: ListAction
  /** The item that is meant. */
  readonly id: string | null
  /** What of it is changed, and to what. */
  readonly key: string | null
  readonly value: unknown
  /** What a new item says. */
  readonly item: Readonly<Record<string, unknown>>
  /** The site whose list the others get. */
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

interface Known {
  readonly pointer: string
  readonly node: SchemaNode
  readonly items: readonly SharedItem[]
  readonly sites: readonly ListAtSite[]
}

/** What an item is called for its id: by its text, else by what one is. */
const nameOf = (node: SchemaNode, item: ListDraft['item']): string => {
  const said = [item.label, item.title].find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof said === 'string' ? said : (node.items?.title ?? 'item')
}

const isNamed = (node: SchemaNode, item: ListDraft['item']) =>
  !['label', 'title'].some((key) => node.items?.properties?.[key] !== undefined) ||
  ['label', 'title'].some((key) => typeof item[key] === 'string' && item[key] !== '')

/** The change that is meant; null while it isn't clear yet. */
export const toListChange = ({ pointer, node, items, sites }: Known, draft: ListDraft): SettingChange | null => {
  const { action, id, key, value, item, siteId } = draft
  switch (action) {
    case 'add': {
      if (fixedItems(node)) return id === null ? null : { pointer, add: { id } }
      if (!isNamed(node, item)) return null
      const taken = items.map((each) => each.id)
      return { pointer, add: { ...item, id: newId(nameOf(node, item), taken) } }
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
