import { isRecord } from '../isRecord'
import { rootNode } from '../json-schema/configSchema'
import { isFormatted } from '../json-schema/formattedTexts'
import { itemName } from '../json-schema/itemName'
import { itemNode } from '../json-schema/itemNode'
import { joinPointer } from '../pointer/joinPointer'
import type { ResolvedConfig } from '../ResolvedConfig'
import type { RichText } from '../rich-text/RichText'
import type { SchemaNode } from '../SchemaNode'
import { sameJson } from '../sameJson'
import { settingAt } from '../settingAt'
import { describeValue, isTruncated } from './describeValue'
import { movedItems } from './movedItems'
import { textChange } from './textChange'

/** A change between two configs, described as text. */
export interface ConfigChange {
  readonly pointer: string
  /** Breadcrumb of the setting, such as 'Stock list › Cars per page'. */
  readonly where: string
  /** The editor's group, such as 'Stock list'. */
  readonly group: string
  /** Such as 'Cars per page: 21 → 24'. */
  readonly sentence: string
  /** Colours or pictures before and after, for a visual comparison; empty for none. */
  readonly seen?: { readonly as: 'colour' | 'image'; readonly before: string; readonly after: string }
  /** The full texts, if the sentence truncates one of them. */
  readonly texts?: { readonly before: string; readonly after: string }
  /** Why the new value is invalid, in a draft that can't be published. */
  readonly invalid?: string
}

type Item = Readonly<Record<string, unknown>> & { readonly id: string }

/** A tree item that was removed from a list or added to one. */
interface TreeItem {
  readonly item: Item
  readonly shape: SchemaNode
  /** Pointer of the list. */
  readonly list: string
  /** Name of the item whose dropdown the list is; null for the top level. */
  readonly holder: string | null
  /** The sentence if the item didn't move. */
  readonly sentence: string
}

/** Titles used in several sections, such as Layout and Heading; they are shown with the section's name. */
const sharedTitles = (() => {
  const titles = Object.values(rootNode.properties ?? {}).flatMap((section) =>
    Object.values(section.properties ?? {}).map(({ title }) => title),
  )
  return new Set(titles.filter((title, index) => titles.indexOf(title) !== index))
})()

const ordinal = (place: number) => {
  const suffix = place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')
  return `${place}${suffix}`
}

const firstDifference = (a: unknown, b: unknown) => {
  if (typeof a !== 'string' || typeof b !== 'string') return 0
  let index = 0
  while (index < a.length && a[index] === b[index]) index++
  return index
}

/** A picture's URL is meaningless to users; the picture is shown instead. */
const valueTexts = (node: SchemaNode, from: unknown, to: unknown) => {
  if (node['x-control'] === 'image') return from === '' ? 'a picture added' : to === '' ? 'the picture removed' : 'another picture'
  const differsAt = firstDifference(from, to)
  return `${describeValue(node, from, differsAt)} → ${describeValue(node, to, differsAt)}`
}

const isItemList = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'string')

const hasOwnName = (node: SchemaNode | null) => node?.properties?.id?.enum !== undefined || node?.properties?.kind?.const !== undefined

const seenOf = (node: SchemaNode, from: unknown, to: unknown): ConfigChange['seen'] => {
  const as = node['x-control']
  if (as !== 'colour' && as !== 'image') return undefined
  return { as, before: typeof from === 'string' ? from : '', after: typeof to === 'string' ? to : '' }
}

const textsOf = (node: SchemaNode, from: unknown, to: unknown): ConfigChange['texts'] => {
  if (node['x-control'] === 'image' || !(isTruncated(from) || isTruncated(to))) return undefined
  return { before: typeof from === 'string' ? from : '', after: typeof to === 'string' ? to : '' }
}

/** Sentences on the added, removed or reordered values of a list without ids. */
const plainListChanges = (node: SchemaNode, from: readonly unknown[], to: readonly unknown[], name: string): readonly string[] => {
  const list = (values: readonly unknown[]) => values.map((value) => describeValue(node.items ?? {}, value)).join(', ')
  const added = to.filter((value) => !from.some((other) => sameJson(other, value)))
  const removed = from.filter((value) => !to.some((other) => sameJson(other, value)))
  if (added.length + removed.length === 0) return [`${name}: now in the order ${list(to)}`]
  return [
    ...(added.length > 0 ? [`${name}: ${list(added)} added`] : []),
    ...(removed.length > 0 ? [`${name}: ${list(removed)} removed`] : []),
  ]
}

const nounOf = (list: SchemaNode) => (list.items?.title ?? 'entry').toLowerCase()

/** Name of an item in a list; quoted if users choose it. */
const nameInList = (list: SchemaNode, item: Item) => {
  const shape = itemNode(list, item.kind)
  return hasOwnName(shape) ? itemName(shape, item, item.id) : `“${itemName(shape, item, item.id)}”`
}

/** Sentence on an item that was added or removed. */
const addedOrRemovedText = (list: SchemaNode, item: Item, verb: string, chain: readonly string[]) => {
  const [name, noun] = [nameInList(list, item), nounOf(list)]
  if (list.items?.properties?.id?.enum) return `${name} ${noun} ${verb}`
  return `${chain.join(' › ')}: ${name} ${hasOwnName(itemNode(list, item.kind)) ? `${noun} ` : ''}${verb}`
}

/** Sentence and comparison of a changed value; null if its words stay the same. */
const valueChange = (
  node: SchemaNode,
  from: unknown,
  to: unknown,
  name: string,
): Pick<ConfigChange, 'sentence' | 'seen' | 'texts'> | null => {
  if (isFormatted(node)) {
    const { summary, texts } = textChange(node, from as RichText, to as RichText)
    return summary === null ? null : { sentence: `${name}: ${summary}`, ...(texts && { texts }) }
  }
  const [seen, texts] = [seenOf(node, from, to), textsOf(node, from, to)]
  return { sentence: `${name}: ${valueTexts(node, from, to)}`, ...(seen && { seen }), ...(texts && { texts }) }
}

interface MovedItem {
  readonly from: TreeItem
  readonly to: TreeItem
}

/** Sentence on a tree item that moved to another list. */
const movedSentence = ({ from, to }: MovedItem, title: string, name: string) => {
  const left = from.holder === null ? '' : ` from “${from.holder}”`
  return to.holder === null ? `${title}: ${name} moved${left} into the menu itself` : `${title}: ${name} moved${left} under “${to.holder}”`
}

/**
 * Notes the items in the dropdown of an added or removed item, at its pointer: they aren't described separately, except for moved ones.
 */
const noteNested = (notes: Map<string, TreeItem>, holder: Item, shape: SchemaNode, pointer: string) => {
  for (const [key, inner] of Object.entries(shape.properties ?? {})) {
    const items = holder[key]
    if (inner['x-merge'] !== 'id' || !inner.items || !isItemList(items)) continue
    const within = joinPointer(pointer, key)
    for (const item of items)
      if (!notes.has(item.id))
        notes.set(item.id, { item, shape: inner.items, list: within, holder: itemName(shape, holder, holder.id), sentence: '' })
  }
}

/** The changes from one config to another, by setting, in the editor's order. */
export const describeChanges = (before: ResolvedConfig, after: ResolvedConfig): ConfigChange[] => {
  const changes: ConfigChange[] = []
  const add = (pointer: string, sentence: string, config: ResolvedConfig = after, more?: Pick<ConfigChange, 'seen' | 'texts'>) => {
    const place = settingAt(pointer, config)
    changes.push({ pointer, where: place?.where ?? '', group: place?.group ?? '', sentence, ...more })
  }

  /** Tree items removed from a list or added to one: an item with both has moved. */
  const removedItems = new Map<string, TreeItem>()
  const addedItems = new Map<string, TreeItem>()
  let tree: { readonly title: string; readonly pointer: string } | null = null

  /** Describes a tree item that was moved to another list: the new list, and the other changes of the item. */
  const addMoved = ({ from, to }: MovedItem, title: string) => {
    const at = joinPointer(to.list, to.item.id)
    const name = `“${itemName(from.shape, from.item, from.item.id)}”`
    add(at, movedSentence({ from, to }, title, name))
    // Settings that items of the other list don't have are dropped with the move.
    const shared = Object.entries(to.shape.properties ?? {}).filter(([key]) => from.shape.properties?.[key] && key !== 'id')
    const chain = [title, name]
    for (const [key, node] of shared) walkProperty(to.shape, key, node, from.item[key], to.item[key], at, chain)
  }

  const walkTree = (node: SchemaNode, from: readonly Item[], to: readonly Item[], pointer: string, chain: readonly string[]) => {
    tree = { title: chain[0] ?? '', pointer }
    const title = tree.title
    walkItems(node, from, to, pointer, chain)
    tree = null
    for (const [id, left] of removedItems) {
      const arrived = addedItems.get(id)
      if (arrived && (arrived.sentence !== '' || left.sentence !== '')) addMoved({ from: left, to: arrived }, title)
      else if (left.sentence !== '') add(joinPointer(left.list, id), left.sentence, before)
    }
    for (const [id, { sentence, list }] of addedItems) if (sentence !== '' && !removedItems.has(id)) add(joinPointer(list, id), sentence)
    removedItems.clear()
    addedItems.clear()
  }

  const walkItems = (list: SchemaNode, from: readonly Item[], to: readonly Item[], pointer: string, chain: readonly string[]) => {
    const nameOf = (item: Item) => nameInList(list, item)
    const addedOrRemoved = (item: Item, verb: string) => addedOrRemovedText(list, item, verb, chain)
    const oldById = new Map(from.map((item) => [item.id, item]))
    const stays = new Set(to.filter((item) => oldById.has(item.id)).map(({ id }) => id))
    const moved = movedItems(
      from.map(({ id }) => id).filter((id) => stays.has(id)),
      to.map(({ id }) => id).filter((id) => stays.has(id)),
    )
    const note = (notes: Map<string, TreeItem>, item: Item, verb: string): boolean => {
      const shape = itemNode(list, item.kind)
      // The same id in two dropdowns at once is two items.
      if (!tree || !shape || notes.has(item.id)) return false
      const holder = pointer === tree.pointer ? null : (chain.at(-1) ?? '').replace(/^“|”$/g, '')
      notes.set(item.id, { item, shape, list: pointer, holder, sentence: addedOrRemoved(item, verb) })
      noteNested(notes, item, shape, joinPointer(pointer, item.id))
      return true
    }
    for (const item of from) {
      if (stays.has(item.id) || note(removedItems, item, 'removed')) continue
      add(joinPointer(pointer, item.id), addedOrRemoved(item, 'removed'), before)
    }
    for (const [index, item] of to.entries()) {
      const at = joinPointer(pointer, item.id)
      const old = oldById.get(item.id)
      const shape = itemNode(list, item.kind)
      if (!old) {
        if (!note(addedItems, item, 'added')) add(at, addedOrRemoved(item, 'added'))
        continue
      }
      if (moved.has(item.id)) {
        const position = from.findIndex(({ id }) => id === item.id)
        add(at, `${chain.join(' › ')}: ${nameOf(item)} moved from ${ordinal(position + 1)} to ${ordinal(index + 1)}`)
      }
      if (old.kind !== item.kind) add(at, `${chain.join(' › ')}: ${nameOf(old)} ${nounOf(list)} replaced by ${nameOf(item)}`)
      else if (shape) walk(shape, old, item, at, [...chain, nameOf(old)])
    }
  }

  const walk = (node: SchemaNode, from: unknown, to: unknown, pointer: string, chain: readonly string[]): void => {
    if (from === to) return
    if (node.properties && isRecord(from) && isRecord(to)) {
      for (const [key, child] of Object.entries(node.properties)) walkProperty(node, key, child, from[key], to[key], pointer, chain)
    } else if (!sameJson(from, to)) {
      const name = chain.join(' › ')
      if (node.type === 'array' && Array.isArray(from) && Array.isArray(to)) {
        for (const sentence of plainListChanges(node, from, to, name)) add(pointer, sentence)
        return
      }
      const change = valueChange(node, from, to, name)
      if (!change) return
      const { sentence, ...more } = change
      add(pointer, sentence, after, more)
    }
  }

  const walkProperty = (
    holder: SchemaNode,
    key: string,
    node: SchemaNode,
    from: unknown,
    to: unknown,
    pointer: string,
    chain: readonly string[],
  ) => {
    const at = joinPointer(pointer, key)
    if (holder === rootNode) return walk(node, from, to, at, [])
    const section = chain.length === 0 ? (holder.title ?? '') : ''
    const title = node.title ?? key
    if (node['x-merge'] === 'id' && isItemList(from) && isItemList(to)) {
      const own = section !== '' && title.startsWith(section) && !title.endsWith('buttons') ? section : title
      const items = section === '' ? chain : [own]
      return node['x-control'] === 'menu' ? walkTree(node, from, to, at, items) : walkItems(node, from, to, at, items)
    }
    return walk(node, from, to, at, section !== '' && sharedTitles.has(title) ? [section, title] : [...chain, title])
  }

  walk(rootNode, before, after, '', [])
  return changes
}
