/** An unread column whose entries may matter: a user decides about it once per feed. */
export interface ColumnQuestion {
  readonly heading: string
  /** Number of cars that wait because of it. */
  readonly cars: number
  /** Its undecided texts, most cars first; empty for free text, which is decided as a whole. */
  readonly texts: readonly {
    readonly text: string
    readonly cars: number
    /** Whether a rule of remarks says that these cars shouldn’t be advertised, or the text isn’t understood. */
    readonly isFlagged: boolean
    /** Whether it is flagged only because it contradicts another column of these cars: the same text of other cars doesn’t matter. */
    readonly isContradictory?: true
    /** What the file says of it as a code. */
    readonly hint?: string
  }[]
  /** Of free text: entries whose cars may not be for sale, persons masked. */
  readonly doubtful?: readonly { readonly text: string; readonly cars: number }[]
  /** Of free text: whether any entry may take its car off sale, as under “Holds” or “Internal notes”. */
  readonly isFlagged?: true
  /**
   * Whether the button that decides all columns at once leaves it out. Its entries may be about the sale, the place, the use or the state of
   * a car, and aren’t understood. The cars wait until a user has decided about this column.
   */
  readonly isAskedAlone?: true
  /** The read heading that it repeats with different entries, such as “Price” for “Price (2)”: only one of the two can be right. */
  readonly repeats?: string
}
