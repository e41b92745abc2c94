interface PositionedEntry<Entry> {
  /** Position; last if omitted. */
  readonly position?: number | undefined
  readonly entry: Entry
}

/** Merges entries into others by position. The others have positions 100, 200, and so on: an entry at 110 follows the first (VDP-20). */
export const mergeByPosition = <Entry>(others: readonly Entry[], entries: readonly PositionedEntry<Entry>[]): Entry[] =>
  [...others.map((entry, index): PositionedEntry<Entry> => ({ position: 100 * (index + 1), entry })), ...entries]
    .toSorted((one, other) => (one.position ?? Number.MAX_SAFE_INTEGER) - (other.position ?? Number.MAX_SAFE_INTEGER))
    .map(({ entry }) => entry)
