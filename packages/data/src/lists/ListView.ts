/** Lists with saved views. */
export type SavedList = 'stock' | 'inbox' | 'fleet'

/** A saved view of a list. */
export interface ListView {
  readonly id: string
  readonly organisationId: string | null
  readonly name: string
  /** Whether all users of the organisation see it; without one, the platform's staff. */
  readonly shared: boolean
  /** Whether it is the user's own, so that they can change it. */
  readonly own: boolean
  /** Filters, sort order and columns. */
  readonly view: object
}
