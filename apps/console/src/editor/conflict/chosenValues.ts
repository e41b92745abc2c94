import type { MergeConflict } from '@forecourt/schema/layers/joinMoves'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'

export type ConflictSide = 'mine' | 'theirs'

/** The merged draft with the side that the user chose for each conflict; `mine` if no side was chosen. */
export const chosenValues = (
  merged: ConfigValues,
  conflicts: readonly MergeConflict[],
  sides: Readonly<Record<string, ConflictSide>>,
): ConfigValues =>
  conflicts.reduce((values, { pointer, mine, theirs }) => {
    const value = sides[pointer] === 'theirs' ? theirs : mine
    return value === undefined ? removeValue(values, pointer) : setValue(values, pointer, value)
  }, merged)
