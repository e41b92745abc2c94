/** The lists that are kept under names. */
export type SavedList = 'stock' | 'inbox'

/** A list as somebody wants it again. */
export interface ListView {
  readonly id: string
  readonly organisationId: string | null
  readonly name: string
  /** Whether everybody of the organisation sees it. */
  readonly shared: boolean
  /** Whether it is the caller's own, and so theirs to change. */
  readonly own: boolean
  /** Filters, order and columns as the list has them. */
  readonly view: object
}
