import { isRecord } from '../isRecord'
import { itemName } from '../json-schema/itemName'
import { joinPointer } from '../pointer/joinPointer'
import type { SchemaNode } from '../SchemaNode'
import { findSetter, type LayerState } from './Layer'

/** An item that a stronger layer's rules protect as mandatory. */
interface RequiredItem {
  readonly pointer: string
  readonly node: SchemaNode
  readonly item: Readonly<Record<string, unknown>>
}

/** The mandatory item that an item is, or has in its dropdown (NAV-04); null if it may be removed. */
export const requiredItem = (node: SchemaNode, item: unknown, pointer: string): RequiredItem | null => {
  if (!isRecord(item) || !node.properties) return null
  if (item.mandatory === true) return { pointer, node, item }
  for (const [key, list] of Object.entries(node.properties)) {
    const value = item[key]
    if (list['x-merge'] !== 'id' || !list.items?.properties?.mandatory || !Array.isArray(value)) continue
    for (const child of value) {
      const required = requiredItem(list.items, child, joinPointer(joinPointer(pointer, key), String(isRecord(child) ? child.id : '')))
      if (required) return required
    }
  }
  return null
}

type Entry = Readonly<Record<string, unknown>>
type ItemEntry = Entry & { readonly id: string }

/** Invisible text: whitespace or zero-width characters. */
const isBlank = (value: unknown) => typeof value === 'string' && /^[\s\p{Cf}]*$/u.test(value)

const minLetters = 3
const lettersIn = (value: unknown) => (typeof value === 'string' ? (value.match(/[\p{L}\p{N}]/gu)?.length ?? 0) : 0)

/** Whether a label was shortened until it is unreadable; labels that were short already are allowed. */
const isShortened = (label: unknown, before: unknown) =>
  typeof label === 'string' && lettersIn(label) < Math.min(minLetters, lettersIn(before))

/** The changes in a layer's entry that a mandatory item forbids, each with the rest of the error sentence. */
const refusals = ({ mandatory, href, label, when, removed }: Entry, item: Entry, isItself: boolean): [key: string, refusal: string][] => [
  ...(removed === true ? [['removed', 'can’t remove it'] as [string, string]] : []),
  ...(isBlank(label)
    ? [['label', 'can’t leave its text empty'] as [string, string]]
    : isShortened(label, item.label)
      ? [['label', `can’t shorten its text to fewer than ${minLetters} letters`] as [string, string]]
      : []),
  ...(when !== undefined && when !== item.when ? [['when', 'can’t hide it'] as [string, string]] : []),
  ...(isItself && href !== undefined && href !== item.href
    ? [['href', `can’t change its link to anything other than ${String(item.href)}`] as [string, string]]
    : []),
  ...(isItself && mandatory !== undefined && mandatory !== true ? [['mandatory', 'can’t make it optional'] as [string, string]] : []),
]

const nameOf = ({ node, item }: RequiredItem) => itemName(node, item, String(item.id))

/**
 * A layer's entry for an item, without forbidden changes to a higher layer's mandatory item (NAV-04). Such an item, and the item whose
 * dropdown contains it, may be moved and relabelled, but not removed, emptied, hidden, pointed elsewhere or made optional. A site can't
 * make items mandatory itself.
 */
export const guardMandatory = (
  state: LayerState,
  layerIndex: number,
  node: SchemaNode,
  item: Entry | null,
  entry: ItemEntry,
  pointer: string,
): ItemEntry => {
  const layer = state.layers[layerIndex]
  if (!layer) return entry
  const refused = new Set<string>()
  const refuse = (key: string, message: string) => {
    refused.add(key)
    const at = key === 'removed' ? pointer : joinPointer(pointer, key)
    state.problems.push({ pointer: at, message, severity: 'error', kind: 'mandatory', layer: layer.name })
  }
  if (layer.kind === 'site' && entry.mandatory === true && item?.mandatory !== true) {
    refuse('mandatory', `${layer.name} can’t make “${itemName(node, entry, String(entry.id))}” mandatory. Only a layer above the site can.`)
  }
  const required = item && requiredItem(node, item, pointer)
  if (required) {
    const by = findSetter(state, joinPointer(required.pointer, 'mandatory'))
    for (const [key, refusal] of refusals(entry, item, required.item === item)) {
      const parentText = required.item === item ? '' : ` (under “${itemName(node, item, String(item.id))}”)`
      refuse(key, `“${nameOf(required)}”${parentText} is mandatory in ${by}, so ${layer.name} ${refusal}.`)
    }
  }
  return refused.size === 0 ? entry : { ...Object.fromEntries(Object.entries(entry).filter(([key]) => !refused.has(key))), id: entry.id }
}
