interface PlacedEntry<Entry> {
  /** Position; last if omitted. */
  readonly place?: number | undefined
  readonly entry: Entry
}

/** Merges entries into others by position. The others have positions 100, 200, and so on: an entry at 110 follows the first (VDP-20). */
export const mergeByPlace = <Entry>(others: readonly Entry[], entries: readonly PlacedEntry<Entry>[]): Entry[] =>
  [...others.map((entry, index): PlacedEntry<Entry> => ({ place: 100 * (index + 1), entry })), ...entries]
    .toSorted((one, other) => (one.place ?? Number.MAX_SAFE_INTEGER) - (other.place ?? Number.MAX_SAFE_INTEGER))
    .map(({ entry }) => entry)
