import { idsAt, itemsAt, type ListItem } from '@forecourt/schema/layers/ListItem'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { newId } from '../../parts/newId'
import { addItem } from './addItem'

/** What a copy can't share with what it was copied from. */
const ownOf = (item: ListItem, id: string, taken: readonly ListItem[]): Readonly<Record<string, unknown>> => {
  const { path, title } = item
  if (typeof path !== 'string' || typeof title !== 'string') return {}
  const paths = taken.map((other) => String(other.path))
  let copy = `${path === '/' ? '/home' : path}-copy`
  for (let number = 2; paths.includes(copy); number++) copy = `${path === '/' ? '/home' : path}-copy-${number}`
  return { path: copy, title: `${title} (copy)`.slice(0, 80), shown: false, id }
}

/** A layer in which an item stands twice, the copy right behind it with an id of its own. A copied page has an address of its own and is hidden. */
export const duplicateItem = (values: ConfigValues, config: ResolvedConfig, inherited: ResolvedConfig, pointer: string, id: string) => {
  const items = itemsAt(config, pointer)
  const item = items.find((other) => other.id === id)
  if (!item) return { values, id: null }
  const taken = [...items.map((other) => other.id), ...idsAt(inherited, pointer), ...idsAt(values, pointer)]
  const copyId = newId(id.replace(/-\d+$/, ''), taken)
  const { mandatory: _mandatory, ...rest } = item
  const copy = { ...rest, id: copyId, ...ownOf(item, copyId, items) }
  return { values: addItem(values, config, pointer, copy, items.indexOf(item) + 1), id: copyId }
}
