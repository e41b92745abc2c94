import { rootNode } from '../json-schema/rootNode'
import { withDefaults } from '../json-schema/withDefaults'
import { applyLayer } from './applyLayer'
import type { Layer } from './Layer'
import type { LayerState } from './LayerState'

export interface Applied {
  readonly state: LayerState
  /** Complete, not yet validated. */
  readonly config: unknown
}

/** Every setting as the schema has it: complete but for what no schema can know. */
const defaults = withDefaults(rootNode, {})

/** What a run of layers came to, by its last layer, and what came of those that followed it. */
interface Remembered {
  readonly applied: Applied
  readonly followed: WeakMap<Layer, Remembered>
}

const nothing: LayerState = { layers: [], setBy: new Map(), locks: new Map(), lockReasons: new Map(), rejected: new Set(), problems: [] }
const start: Remembered = { applied: { state: nothing, config: defaults }, followed: new WeakMap() }

/** One layer over what weaker ones came to, which stays as it is. */
const over = ({ state, config }: Applied, layers: readonly Layer[], index: number, rejected: ReadonlySet<string>): Applied => {
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

/** What the layers before the last came to: the same for all sites that share them, and for every keystroke in one's own. */
const shared = (layers: readonly Layer[]): Applied => {
  let reached = start
  for (const [index, layer] of layers.slice(0, -1).entries()) {
    const known = reached.followed.get(layer) ?? {
      applied: over(reached.applied, layers, index, reached.applied.state.rejected),
      followed: new WeakMap(),
    }
    reached.followed.set(layer, known)
    reached = known
  }
  return reached.applied
}

/** Applies every layer over the schema's defaults, weakest first, passing over rejected values. Layers are never changed once they are made. */
export const applyLayers = (layers: readonly Layer[], rejected: ReadonlySet<string>): Applied => {
  const last = layers.length - 1
  if (rejected.size === 0)
    return last < 0 ? { state: { ...nothing, layers, rejected }, config: defaults } : over(shared(layers), layers, last, rejected)
  return layers.reduce<Applied>((weaker, _layer, index) => over(weaker, layers, index, rejected), {
    state: { ...nothing, layers, rejected },
    config: defaults,
  })
}
