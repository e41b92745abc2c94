import { itemNode } from '../json-schema/itemNode'
import type { SchemaNode } from '../SchemaNode'
import { sameJson } from '../sameJson'
import type { ListItem } from './ListItem'

/** What makes an item mandatory is for the layer that does so to say. */
const isMark = (key: string) => key === 'mandatory'

const ownWords = (item: ListItem): ListItem => Object.fromEntries(Object.entries(item).filter(([key]) => !isMark(key))) as ListItem

const difference = (node: SchemaNode | null, item: ListItem, beneath: ListItem): ListItem => {
  const said = Object.entries(item).flatMap(([key, value]) => {
    const list = node?.properties?.[key]
    if (key === 'id' || isMark(key) || sameJson(value, beneath[key])) return []
    return list?.['x-merge'] === 'id' ? [[key, sparseList(list, value as ListItem[], (beneath[key] ?? []) as ListItem[])]] : [[key, value]]
  })
  return { id: item.id, ...Object.fromEntries(said) }
}

/**
 * What a layer says of a list merged by id so that the list is as wanted, in the order wanted, over what it inherits: of inherited
 * items only what differs, and that those which aren't wanted are removed. Nothing where it is so anyway.
 */
export const sparseList = (list: SchemaNode, wanted: readonly ListItem[], inherited: readonly ListItem[]): ListItem[] => {
  if (sameJson(wanted, inherited)) return []
  const beneath = new Map(inherited.map((item) => [item.id, item]))
  const said = wanted.map((item) => {
    const under = beneath.get(item.id)
    return under && under.kind === item.kind ? difference(itemNode(list, item.kind), item, under) : ownWords(item)
  })
  const kept = new Set(wanted.map(({ id }) => id))
  return [...said, ...inherited.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ id, removed: true }))]
}
