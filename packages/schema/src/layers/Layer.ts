import type { ConfigValues, ResolvedConfig } from '../ResolvedConfig'

/** From weakest to strongest: each may override the previous ones, except for locked and mandatory values. */
export const layerKinds = ['platform', 'template', 'manufacturer', 'organisation', 'site'] as const
export type LayerKind = (typeof layerKinds)[number]

/** A sparse config document, with locks for stronger layers. */
export interface Layer {
  readonly kind: LayerKind
  /** Display name, such as 'Toyota dealer' or the site's name. */
  readonly name: string
  readonly schemaVersion: number
  readonly values: ConfigValues
  /**
   * Config pointers that no stronger layer may change; items of lists merged by id are addressed by id: `/navigation/items/service/href`.
   */
  readonly locks: readonly string[]
  /** Reason by locked pointer: a sentence for the editor's user. */
  readonly lockReasons?: Readonly<Record<string, string>>
}

/** Origin of a resolved value: the layer that set it, or the schema's default. */
export interface Origin {
  readonly kind: LayerKind | 'default'
  readonly name: string
  /** The layer that locks the value, if any. */
  readonly lockedBy?: string
  /** The reason for the lock. */
  readonly lockReason?: string
}

/** Topic of cross-check problems, by which the editor groups them. */
export type ProblemTopic = 'accessibility' | 'law' | 'links'

/** A problem of a config, described for a dealer. */
export interface ConfigProblem {
  /** Config pointer of the value. */
  readonly pointer: string
  /** Breadcrumb of the setting, such as 'Menu › Menu items › Service'. */
  readonly where: string
  /** A complete sentence. */
  readonly message: string
  /** An error prevents publishing; a warning doesn't. */
  readonly severity: 'error' | 'warning'
  /** What was violated: the value's own rules, a stronger layer's lock, or a mandatory item. */
  readonly kind: 'value' | 'locked' | 'mandatory'
  readonly topic?: ProblemTopic
  /** The layer that has the value, if it is a single one. */
  readonly layer?: string
}

/** Result of `resolveConfig`: always a complete config, with all problems found. Invalid values fall back to the weaker layer's. */
export interface Resolution {
  readonly config: ResolvedConfig
  /** Origin by pointer, of every value and of the order of every list merged by id. Computed lazily. */
  readonly origins: ReadonlyMap<string, Origin>
  /** Computed lazily. */
  readonly problems: readonly ConfigProblem[]
}

/** A problem without its breadcrumb, which needs the finished config. */
export type FoundProblem = Omit<ConfigProblem, 'where'>

/** State while applying layers. */
export interface LayerState {
  readonly layers: readonly Layer[]
  /** Index of the layer that set a value last, by pointer. Default values are absent. */
  readonly setBy: Map<string, number>
  /** Name of the layer that locked a pointer. */
  readonly locks: Map<string, string>
  /** Reason of a lock, by pointer. */
  readonly lockReasons: Map<string, string>
  /** Keys (`rejectionKey`) of invalid values, which are skipped. */
  readonly rejected: ReadonlySet<string>
  readonly problems: FoundProblem[]
}

/** Key of a layer's value at a pointer. */
export const rejectionKey = (layer: number, pointer: string) => `${layer} ${pointer}`

/** Name of the layer that set a value. */
export const findSetter = (state: LayerState, pointer: string): string =>
  state.layers[state.setBy.get(pointer) ?? -1]?.name ?? 'the platform'
