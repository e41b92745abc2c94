import type { ConfigValues } from '../ResolvedConfig'

/** A setting that two editors changed differently. A value that was taken out is undefined. */
export interface MergeConflict {
  readonly pointer: string
  readonly where: string
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface MergedDraft {
  readonly merged: ConfigValues
  readonly conflicts: readonly MergeConflict[]
}
