import type { ConfigProblem, Layer } from './Layer'

/** A problem before its place is put into words, which needs the finished config. */
export type FoundProblem = Omit<ConfigProblem, 'where'>

/** What applying layers one after another remembers. */
export interface LayerState {
  readonly layers: readonly Layer[]
  /** By pointer: which layer set the value last. Values nobody set are not in it. */
  readonly setBy: Map<string, number>
  /** By pointer: the name of the layer that locked it. */
  readonly locks: Map<string, string>
  /** By pointer: why it is locked, where its layer says so. */
  readonly lockReasons: Map<string, string>
  /** Values that turned out to be invalid, as `rejectionKey` names them: they are passed over. */
  readonly rejected: ReadonlySet<string>
  readonly problems: FoundProblem[]
}

/** The name of one layer's say about one pointer. */
export const rejectionKey = (layer: number, pointer: string) => `${layer} ${pointer}`

/** The name of the layer that set a value. */
export const findSetter = (state: LayerState, pointer: string): string =>
  state.layers[state.setBy.get(pointer) ?? -1]?.name ?? 'the platform'
