import type { ConfigValues } from '../ResolvedConfig'

/** A setting that two editors changed differently. */
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

export const mergeDrafts = (_base: ConfigValues, _mine: ConfigValues, _theirs: ConfigValues): MergedDraft => {
  throw new Error('Not written yet.')
}
