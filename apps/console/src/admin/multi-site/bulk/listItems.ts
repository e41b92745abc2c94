import { choiceLabel, itemName } from '@forecourt/schema/json-schema/itemName'
import { itemNode } from '@forecourt/schema/json-schema/itemNode'
import type { ListItem } from '@forecourt/schema/layers/ListItem'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { countNoun } from '@forecourt/schema/text/countNoun'

export interface ListAtSite {
  readonly siteId: string
  readonly name: string
  readonly items: readonly ListItem[]
}

/** An item that at least one site has. */
export interface SharedItem {
  readonly id: string
  /** The item's name at the first site that has the item. */
  readonly name: string
  readonly item: ListItem
  readonly count: number
}

const nameIn = (list: SchemaNode, item: ListItem) => itemName(itemNode(list, item.kind), item, item.id)

/** A site's list as text, in the site's order and wording. */
export const listText = (list: SchemaNode, { items }: ListAtSite): string =>
  items.length === 0 ? 'Empty' : items.map((item) => nameIn(list, item)).join(', ')

/** All items of a list across the sites, most frequent first. */
export const sharedItems = (list: SchemaNode, sites: readonly ListAtSite[]): SharedItem[] => {
  const found = new Map<string, SharedItem>()
  for (const { items } of sites)
    for (const item of items) {
      const known = found.get(item.id)
      found.set(item.id, known ? { ...known, count: known.count + 1 } : { id: item.id, name: nameIn(list, item), item, count: 1 })
    }
  return [...found.values()].sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en-AU'))
}

/** 'at all 9 sites', 'at 3 of 9 sites'. */
export const spreadText = (count: number, total: number): string =>
  count === total ? (total === 1 ? 'at the one site' : `at all ${countNoun(total, 'site')}`) : `at ${count} of ${countNoun(total, 'site')}`

/** Settings of an item that can be changed at several sites: single values only, no nested lists or objects and no staff settings. */
export const itemSettings = (list: SchemaNode, kind?: unknown): readonly (readonly [key: string, node: SchemaNode])[] =>
  Object.entries(itemNode(list, kind)?.properties ?? {}).filter(
    ([key, node]) =>
      key !== 'id' && key !== 'kind' && node['x-role'] !== 'staff' && node['x-merge'] === undefined && node.type !== 'object',
  )

/** The possible items if the schema enumerates their ids; null if users can add any. */
export const fixedItems = (list: SchemaNode): readonly { readonly id: string; readonly name: string }[] | null => {
  const id = list.items?.properties?.id
  return id?.enum?.map((choice) => ({ id: String(choice), name: choiceLabel(id, choice) ?? '' })) ?? null
}

/** A new item with the default values of its settings. */
export const blankItem = (list: SchemaNode): Readonly<Record<string, unknown>> =>
  Object.fromEntries(itemSettings(list).map(([key, { default: value }]) => [key, value]))
