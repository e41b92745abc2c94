import { isRecord } from '../isRecord'
import { itemNode } from '../json-schema/itemNode'
import { isDocument } from '../rich-text/RichText'
import type { SchemaNode } from '../SchemaNode'
import { sameJson } from '../sameJson'
import type { ListItem } from './ListItem'

const isItem = (value: unknown): value is { id: string } => isRecord(value) && typeof value.id === 'string'

/** Whether sparse items change neither the inherited items nor their order. */
const itemsAgree = (beneath: readonly unknown[], items: readonly { id: string }[]): boolean => {
  const places = items.map(({ id }) => beneath.findIndex((other) => isItem(other) && other.id === id))
  return items.every((item, index) => {
    const place = places[index] ?? -1
    return place >= 0 && place > (places[index - 1] ?? -1) && agrees(beneath[place], item)
  })
}

/** Whether a sparse value changes nothing of the inherited one. */
export const agrees = (beneath: unknown, value: unknown): boolean => {
  if (value === undefined || Object.is(beneath, value)) return true
  if (Array.isArray(value) && Array.isArray(beneath)) {
    if (value.every(isItem) && beneath.every(isItem)) return itemsAgree(beneath, value)
    return value.length === beneath.length && value.every((item, index) => agrees(beneath[index], item))
  }
  if (!isRecord(value) || !isRecord(beneath)) return false
  // A rich text is atomic: an omitted block is a removed one.
  if (isDocument(value) && isDocument(beneath)) return sameJson(value, beneath)
  return Object.keys(value).every(
    (key) => (key === 'removed' && value[key] === false) || (Object.hasOwn(beneath, key) && agrees(beneath[key], value[key])),
  )
}

/** `mandatory` is set by the layer that makes an item mandatory. */
const isMark = (key: string) => key === 'mandatory'

const ownValues = (item: ListItem): ListItem => Object.fromEntries(Object.entries(item).filter(([key]) => !isMark(key))) as ListItem

/** Whether a changed value of the item would turn this switch on: then its own setting must be written. */
const isTurnedOn = (node: SchemaNode | null, name: string, item: ListItem, beneath: ListItem): boolean =>
  Object.entries(node?.properties ?? {}).some(([key, child]) => child['x-turns-on'] === name && !sameJson(item[key], beneath[key]))

const difference = (node: SchemaNode | null, item: ListItem, beneath: ListItem): ListItem => {
  const written = Object.entries(item).flatMap(([key, value]) => {
    const list = node?.properties?.[key]
    if (key === 'id' || isMark(key) || (sameJson(value, beneath[key]) && !isTurnedOn(node, key, item, beneath))) return []
    return list?.['x-merge'] === 'id' ? [[key, sparseList(list, value as ListItem[], (beneath[key] ?? []) as ListItem[])]] : [[key, value]]
  })
  return { id: item.id, ...Object.fromEntries(written) }
}

/**
 * A layer's sparse entries that turn an inherited list merged by id into the target: differences of inherited items, removals, and the
 * order. Undefined if nothing differs.
 */
export const sparseList = (list: SchemaNode, target: readonly ListItem[], inherited: readonly ListItem[]): ListItem[] => {
  if (sameJson(target, inherited)) return []
  const beneath = new Map(inherited.map((item) => [item.id, item]))
  const written = target.map((item) => {
    const under = beneath.get(item.id)
    return under && under.kind === item.kind ? difference(itemNode(list, item.kind), item, under) : ownValues(item)
  })
  const ids = new Set(target.map(({ id }) => id))
  return [...written, ...inherited.filter(({ id }) => !ids.has(id)).map(({ id }) => ({ id, removed: true }))]
}
