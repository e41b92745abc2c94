import { isRecord } from '../isRecord'
import { itemNode } from '../json-schema/itemNode'
import { nodeDefault } from '../json-schema/withDefaults'
import { orderOfItems } from '../orderOfItems'
import { joinPointer } from '../pointer/joinPointer'
import type { SchemaNode } from '../SchemaNode'
import { settingAt } from '../settingAt'
import { formatUnknownKey } from '../text/nearest'
import { guardMandatory } from './guardMandatory'
import { type Layer, type LayerState, rejectionKey } from './Layer'
import { agrees } from './sparseList'

type Entry = Readonly<Record<string, unknown>>

/** A layer's entry for an item of a list merged by id. */
type ItemEntry = Entry & { readonly id: string }

const isItem = (entry: unknown): entry is ItemEntry => isRecord(entry) && typeof entry.id === 'string' && entry.id !== ''

type Report = (pointer: string, message: string) => void

/** Items without an id can't be merged; of duplicates only the first counts. */
const uniqueEntries = (value: readonly unknown[], pointer: string, report: Report): Iterable<ItemEntry> => {
  const entries = new Map<string, ItemEntry>()
  for (const [index, entry] of value.entries()) {
    if (!isItem(entry)) report(joinPointer(pointer, index), `Entry ${index + 1} needs an id.`)
    else if (entries.has(entry.id))
      report(joinPointer(pointer, entry.id), `There are two entries with the id “${entry.id}”. The second one is not used.`)
    else entries.set(entry.id, entry)
  }
  return entries.values()
}

/** Adds a layer's locks, of which the weakest layer's counts. */
const addLocks = ({ locks, lockReasons }: LayerState, layer: Layer, merged: unknown, report: Report) => {
  for (const lock of layer.locks) {
    const place = settingAt(lock, merged)
    if (place?.lockable) {
      const reason = layer.lockReasons?.[lock]
      if (!locks.has(lock) && reason) lockReasons.set(lock, reason)
      locks.set(lock, locks.get(lock) ?? layer.name)
    } else report(lock, place ? `${place.where} can’t be locked.` : `${layer.name} locks ${lock}, which is not a setting.`)
  }
}

/**
 * Applies a layer to the weaker ones. Only checks the structure: values are validated afterwards in the complete config. Unchanged parts
 * are shared with the weaker config, so the cost depends on the layer's size.
 */
export const applyLayer = (state: LayerState, layerIndex: number, root: SchemaNode, weaker: unknown): unknown => {
  const { layers, locks, lockReasons, rejected, setBy, problems } = state
  const layer = layers[layerIndex]
  if (!layer) return weaker

  const report = (pointer: string, message: string, kind: 'value' | 'locked' = 'value') =>
    problems.push({ pointer, message, severity: 'error', kind, layer: layer.name })

  const lockedInside = (pointer: string) => [...locks.keys()].find((lock) => lock.startsWith(`${pointer}/`))

  /** Clears the origins of an item that was removed, or is now another kind of block. */
  const clearOrigins = (pointer: string) => {
    for (const key of setBy.keys()) if (key.startsWith(`${pointer}/`)) setBy.delete(key)
  }

  const reportLock = (pointer: string, lock: string) => {
    const refusal = `${locks.get(lock)} has locked ${settingAt(lock, weaker)?.where ?? lock}, so the value of ${layer.name} is not used.`
    const reason = lockReasons.get(lock)
    report(pointer, reason === undefined ? refusal : `${refusal} Reason: ${reason}`, 'locked')
  }

  /** Whether the layer's value at a pointer is ignored: locked, or invalid in an earlier round. */
  const isIgnored = (pointer: string, beneath: unknown, value: unknown): boolean => {
    if (locks.size > 0 && locks.has(pointer)) {
      if (!agrees(beneath, value)) reportLock(pointer, pointer)
      return true
    }
    return rejected.size > 0 && rejected.has(rejectionKey(layerIndex, pointer))
  }

  /** Turns on a switch that no layer has set, because its object now has content (RTE-21). */
  const turnOn = (merged: Record<string, unknown>, value: Entry, pointer: string, name: string | undefined) => {
    if (name === undefined || merged[name] !== false || Object.hasOwn(value, name)) return
    const at = joinPointer(pointer, name)
    if (setBy.has(at) || locks.has(at)) return
    merged[name] = true
    setBy.set(at, layerIndex)
  }

  const mergeRecord = (node: SchemaNode, beneath: Entry, value: Entry, pointer: string): unknown => {
    let merged: Record<string, unknown> | null = null
    for (const key of Object.keys(value)) {
      const part = value[key]
      if (key === 'removed' && part !== true && isItem(value)) continue
      const child = node.properties && Object.hasOwn(node.properties, key) ? node.properties[key] : undefined
      const at = joinPointer(pointer, key)
      if (!child) report(at, formatUnknownKey(key, node))
      if (!child || part === undefined) continue
      const under = Object.hasOwn(beneath, key) ? beneath[key] : undefined
      if ((key === 'id' && part === under) || isIgnored(at, under, part)) continue
      const next = merge(child, under, part, at)
      if (next === under) continue
      merged ??= { ...beneath }
      merged[key] = next
      turnOn(merged, value, pointer, child['x-turns-on'])
    }
    return merged ? Object.freeze(merged) : beneath
  }

  const mergeItem = (list: SchemaNode, beneath: Entry | undefined, entry: ItemEntry, pointer: string): unknown => {
    const kind = entry.kind ?? beneath?.kind
    const node = itemNode(list, kind)
    // A block of unknown kind is taken unchanged; the validator reports it.
    if (!node) return applyValue(entry, pointer)
    const lock = locks.size > 0 && beneath && kind !== beneath.kind ? lockedInside(pointer) : undefined
    if (lock) {
      reportLock(pointer, lock)
      return beneath
    }
    if (beneath && kind === beneath.kind) return mergeRecord(node, beneath, entry, pointer)
    if (beneath) clearOrigins(pointer)
    return mergeRecord(node, nodeDefault(node) as Entry, entry, pointer)
  }

  const mergeItems = (list: SchemaNode, beneath: readonly Entry[], value: readonly unknown[], pointer: string): unknown => {
    const items = new Map(beneath.map((item) => [String(item.id), item]))
    const mentioned: string[] = []
    for (const entry of uniqueEntries(value, pointer, report)) {
      const { id } = entry
      const item = items.get(id)
      const at = joinPointer(pointer, id)
      const node = itemNode(list, entry.kind ?? item?.kind)
      const allowed = node?.properties?.mandatory ? guardMandatory(state, layerIndex, node, item ?? null, entry, at) : entry
      if (isIgnored(at, item ?? null, allowed)) {
        if (item && allowed.removed !== true) mentioned.push(id)
      } else if (allowed.removed === true) {
        const lock = locks.size > 0 && item ? lockedInside(at) : undefined
        if (lock) reportLock(at, lock)
        else if (items.delete(id)) clearOrigins(at)
      } else {
        // An entry whose removal was refused doesn't affect the order.
        if (entry.removed !== true) mentioned.push(id)
        const next = mergeItem(list, item, allowed, at)
        if (next !== undefined) items.set(id, next as Entry)
      }
    }
    const weakerIds = beneath.map((item) => String(item.id)).filter((id) => items.has(id))
    const merged = orderOfItems(weakerIds, mentioned).map((id) => items.get(id) as Entry)
    if (merged.length !== beneath.length || merged.some((item, index) => item.id !== beneath[index]?.id)) setBy.set(pointer, layerIndex)
    return merged.length === beneath.length && merged.every((item, index) => item === beneath[index]) ? beneath : Object.freeze(merged)
  }

  /** A value that replaces the weaker one as a whole. */
  const applyValue = (value: unknown, pointer: string): unknown => {
    setBy.set(pointer, layerIndex)
    return Array.isArray(value) ? Object.freeze([...value]) : value
  }

  const merge = (node: SchemaNode, beneath: unknown, value: unknown, pointer: string): unknown => {
    if (node.properties && isRecord(value)) return mergeRecord(node, isRecord(beneath) ? beneath : {}, value, pointer)
    if (node['x-merge'] === 'id' && Array.isArray(value)) return mergeItems(node, Array.isArray(beneath) ? beneath : [], value, pointer)
    return applyValue(value, pointer)
  }

  const merged = isRecord(layer.values) ? mergeRecord(root, weaker as Entry, layer.values, '') : weaker
  addLocks(state, layer, merged, report)
  return merged
}
