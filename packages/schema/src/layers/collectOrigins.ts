import { isRecord } from '../isRecord'
import { itemNode } from '../json-schema/itemNode'
import { rootNode } from '../json-schema/rootNode'
import { joinPointer } from '../pointer/joinPointer'
import type { SchemaNode } from '../SchemaNode'
import type { Origin } from './Layer'
import type { LayerState } from './LayerState'

/** The origin of every value of a resolved config, by pointer; for lists merged by id also of their order. */
export const collectOrigins = ({ layers, setBy, locks, lockReasons }: LayerState, config: unknown): ReadonlyMap<string, Origin> => {
  const origins = new Map<string, Origin>()
  const shared = new Map<string, Origin>()
  /** One object for all values of the same origin: there are thousands of values and few origins. */
  const originOf = (index: number, lock: string | undefined): Origin => {
    const key = `${index} ${lock ?? ''}`
    const known = shared.get(key)
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
    shared.set(key, origin)
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
