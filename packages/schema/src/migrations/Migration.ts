/** A stored layer's values, of whatever version. */
export type StoredValues = Readonly<Record<string, unknown>>

/** One step up: what a layer written for version `from` says in version `from + 1`. */
export interface Migration {
  readonly from: number
  /** What changed, in a few words. */
  readonly name: string
  /** Pure; gives back what it does not know untouched. */
  readonly up: (values: StoredValues) => StoredValues
  /** Pointers that have moved, for the locks of a layer. */
  readonly moved: Readonly<Record<string, string>>
}
