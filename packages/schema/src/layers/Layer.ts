import type { ConfigValues, ResolvedConfig } from '../ResolvedConfig'

/** From weakest to strongest: each may override the ones before it, unless they lock or require. */
export const layerKinds = ['platform', 'template', 'manufacturer', 'organisation', 'site'] as const
export type LayerKind = (typeof layerKinds)[number]

/** One sparse document of a config, with what it fixes for the layers after it. */
export interface Layer {
  readonly kind: LayerKind
  /** A name a person knows it by, such as 'Toyota dealer' or the site's name. */
  readonly name: string
  readonly schemaVersion: number
  readonly values: ConfigValues
  /** Config pointers that no later layer may change; items of arrays merged by id are named by their id: `/navigation/items/service/href`. */
  readonly locks: readonly string[]
  /** By locked pointer, why: a sentence for whoever meets the lock. */
  readonly lockReasons?: Readonly<Record<string, string>>
}

/** Where a resolved value comes from: the layer that set it, or the schema's default. */
export interface Origin {
  readonly kind: LayerKind | 'default'
  readonly name: string
  /** The layer that locks the value, if one does. */
  readonly lockedBy?: string
  /** What that layer says about why. */
  readonly lockReason?: string
}

/** What a problem between settings is about, where a person wants such problems together. */
export type ProblemTopic = 'accessibility' | 'law' | 'links'

/** Something wrong with a config, said so that a dealer understands it. */
export interface ConfigProblem {
  /** Config pointer of the value. */
  readonly pointer: string
  /** The setting's place in words, such as 'Menu › Menu items › Service'. */
  readonly where: string
  /** A whole sentence. */
  readonly message: string
  /** An error keeps a site from being published; a warning does not. */
  readonly severity: 'error' | 'warning'
  /** What was broken: a value's own rules, a higher layer's lock, or an item a higher layer made mandatory. */
  readonly kind: 'value' | 'locked' | 'mandatory'
  readonly topic?: ProblemTopic
  /** The layer whose value it is, where it is one layer's. */
  readonly layer?: string
}

/** What `resolveConfig` gives: always a complete config, with every problem met on the way. Invalid values fall back to the weaker layer's. */
export interface Resolution {
  readonly config: ResolvedConfig
  /** By pointer: the origin of every value, and of the order of every list merged by id. Worked out when first asked for. */
  readonly origins: ReadonlyMap<string, Origin>
  /** Looked for when first asked for. */
  readonly problems: readonly ConfigProblem[]
}

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
