import { isRecord } from '../isRecord'
import { itemNode } from '../itemNode'
import { joinPointer } from '../pointer/joinPointer'
import { rootNode } from '../rootNode'
import type { SchemaNode } from '../SchemaNode'
import type { Origin } from './Layer'
import type { LayerState } from './LayerState'

/** The origin of every value of a resolved config, by pointer; for lists merged by id also of their order. */
export const originsOf = ({ layers, setBy, locks }: LayerState, config: unknown): ReadonlyMap<string, Origin> => {
  const origins = new Map<string, Origin>()
  const note = (pointer: string, lockedBy: string | undefined) => {
    const layer = layers[setBy.get(pointer) ?? -1]
    origins.set(pointer, { kind: layer?.kind ?? 'default', name: layer?.name ?? 'Default', ...(lockedBy !== undefined && { lockedBy }) })
  }
  const walk = (node: SchemaNode, value: unknown, pointer: string, lockAbove: string | undefined) => {
    const lock = locks.get(pointer) ?? lockAbove
    if (node.properties && isRecord(value)) {
      for (const [key, child] of Object.entries(node.properties))
        if (Object.hasOwn(value, key)) walk(child, value[key], joinPointer(pointer, key), lock)
      return
    }
    note(pointer, lock)
    if (node['x-merge'] !== 'id' || !Array.isArray(value)) return
    for (const item of value) {
      const child = isRecord(item) ? itemNode(node, item.kind) : null
      if (child) walk(child, item, joinPointer(pointer, String(item.id)), lock)
    }
  }
  walk(rootNode, config, '', undefined)
  return origins
}
