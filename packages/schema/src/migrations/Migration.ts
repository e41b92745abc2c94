/** A stored layer's values, of any version. */
export type StoredValues = Readonly<Record<string, unknown>>

/** A migration of a layer from version `from` to `from + 1`. */
export interface Migration {
  readonly from: number
  /** Short description of the change. */
  readonly name: string
  /** Pure; returns unknown values unchanged. */
  readonly up: (values: StoredValues) => StoredValues
  /** Renamed pointers, for a layer's locks. */
  readonly moved: Readonly<Record<string, string>>
}
