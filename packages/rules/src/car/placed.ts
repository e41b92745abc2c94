interface Placed<Entry> {
  /** Behind all others unless said. */
  readonly place?: number | undefined
  readonly entry: Entry
}

/**
 * Puts entries among others, lowest place first. The first of the others is at 100, the next at 200, and so on: what is placed at 110 stands
 * right behind the first.
 */
export const placed = <Entry>(others: readonly Entry[], entries: readonly Placed<Entry>[]): Entry[] =>
  [...others.map((entry, index): Placed<Entry> => ({ place: 100 * (index + 1), entry })), ...entries]
    .toSorted((one, other) => (one.place ?? Number.MAX_SAFE_INTEGER) - (other.place ?? Number.MAX_SAFE_INTEGER))
    .map(({ entry }) => entry)
