import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'

/** A draft as it was when somebody asked for its publication, now or at a time to come; what is edited afterwards is no part of it. */
export interface Snapshot {
  readonly values: ConfigValues
  /** The draft's revision it was taken of. */
  readonly revision: number
  /** The version that was live then; null before the first. */
  readonly baseVersion: number | null
}

/** Which side holds where the live site was changed meanwhile: what was asked, or what is live. */
export type SnapshotDecision = 'asked' | 'live'

/** A setting that both the snapshot and a newer live version changed, each to something else. */
export interface SnapshotConflict {
  readonly pointer: string
  readonly where: string
  /** Both values in words. */
  readonly asked: string
  readonly live: string
}
