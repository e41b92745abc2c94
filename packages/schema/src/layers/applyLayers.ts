import { isRecord } from '../isRecord'
import { rootNode } from '../json-schema/configSchema'
import { itemNode } from '../json-schema/itemNode'
import { withDefaults } from '../json-schema/withDefaults'
import { joinPointer } from '../pointer/joinPointer'
import type { SchemaNode } from '../SchemaNode'
import { applyLayer } from './applyLayer'
import type { Layer, LayerState, Origin } from './Layer'

/**
 * Origin by pointer of every value of a resolved config. Items of a list merged by id have entries of their own; the entry at the list’s
 * pointer is the layer that last set the order.
 */
export const collectOrigins = ({ layers, setBy, locks, lockReasons }: LayerState, config: unknown): ReadonlyMap<string, Origin> => {
  const origins = new Map<string, Origin>()
  const sharedOrigins = new Map<string, Origin>()
  /** One shared object per origin: there are thousands of values and few origins. */
  const originOf = (index: number, lock: string | undefined): Origin => {
    const key = `${index} ${lock ?? ''}`
    const known = sharedOrigins.get(key)
    if (known) return known
    const layer = layers[index]
    const lockedBy = lock === undefined ? undefined : locks.get(lock)
    const lockReason = lock === undefined ? undefined : lockReasons.get(lock)
    const origin: Origin = {
      kind: layer?.kind ?? 'default',
      name: layer?.name ?? 'Default',
      ...(lockedBy !== undefined && { lockedBy }),
      ...(lockReason !== undefined && { lockReason }),
    }
    sharedOrigins.set(key, origin)
    return origin
  }
  const walk = (node: SchemaNode, value: unknown, pointer: string, lockAbove: string | undefined) => {
    const lock = locks.has(pointer) ? pointer : lockAbove
    if (node.properties && isRecord(value)) {
      for (const [key, child] of Object.entries(node.properties))
        if (Object.hasOwn(value, key)) walk(child, value[key], `${pointer}/${key}`, lock)
      return
    }
    origins.set(pointer, originOf(setBy.get(pointer) ?? -1, lock))
    if (node['x-merge'] !== 'id' || !Array.isArray(value)) return
    for (const item of value) {
      const child = isRecord(item) ? itemNode(node, item.kind) : null
      if (child) walk(child, item, joinPointer(pointer, String(item.id)), lock)
    }
  }
  walk(rootNode, config, '', undefined)
  return origins
}

export interface Applied {
  readonly state: LayerState
  /** Complete, not yet validated. */
  readonly config: unknown
}

/** The schema's defaults; required settings are missing. */
const defaults = withDefaults(rootNode, {})

/** A node of a tree of cached results: the root has no layers, `next` leads to the result with one more layer. */
interface CachedState {
  readonly applied: Applied
  readonly next: WeakMap<Layer, CachedState>
}

const emptyState: LayerState = { layers: [], setBy: new Map(), locks: new Map(), lockReasons: new Map(), rejected: new Set(), problems: [] }
const start: CachedState = { applied: { state: emptyState, config: defaults }, next: new WeakMap() }

/** Applies a layer to a result, which isn't changed. */
const applyNext = ({ state, config }: Applied, layers: readonly Layer[], index: number, rejected: ReadonlySet<string>): Applied => {
  const next: LayerState = {
    layers,
    setBy: new Map(state.setBy),
    locks: new Map(state.locks),
    lockReasons: new Map(state.lockReasons),
    rejected,
    problems: [...state.problems],
  }
  return { state: next, config: applyLayer(next, index, rootNode, config) }
}

/** The cached result of all layers but the last: shared by all sites with the same layers, and between keystrokes. */
const cachedWeaker = (layers: readonly Layer[]): Applied => {
  let current = start
  for (const [index, layer] of layers.slice(0, -1).entries()) {
    const known = current.next.get(layer) ?? {
      applied: applyNext(current.applied, layers, index, current.applied.state.rejected),
      next: new WeakMap(),
    }
    current.next.set(layer, known)
    current = known
  }
  return current.applied
}

/**
 * Applies all layers to the schema's defaults, weakest first. Layers must be immutable.
 *
 * @param rejected keys (`rejectionKey`) of values that validation found invalid; they are skipped, so the weaker layer's value applies
 */
export const applyLayers = (layers: readonly Layer[], rejected: ReadonlySet<string>): Applied => {
  const last = layers.length - 1
  if (rejected.size === 0)
    return last < 0
      ? { state: { ...emptyState, layers, rejected }, config: defaults }
      : applyNext(cachedWeaker(layers), layers, last, rejected)
  return layers.reduce<Applied>((weaker, _layer, index) => applyNext(weaker, layers, index, rejected), {
    state: { ...emptyState, layers, rejected },
    config: defaults,
  })
}
