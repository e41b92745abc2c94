/**
 * How a dealer writes comments: sentences with {title}, {km}, {dealer}, {city} and {features}. Those about a vehicle in the yard must not
 * be said of one that is on its way.
 */
export interface Voice {
  /** Openings by condition; empty for what the dealer doesn't sell. */
  readonly new: readonly string[]
  readonly demo: readonly string[]
  readonly used: readonly string[]
  /** Openings of a used vehicle with many kilometres for its age. */
  readonly manyKm: readonly string[]
  readonly features: readonly string[]
  /** Closings of a vehicle in the yard, of any condition and of used ones. */
  readonly closings: readonly string[]
  readonly usedClosings: readonly string[]
  /** Opening and closings of a vehicle on its way. */
  readonly onItsWay: { readonly new: string; readonly used: string }
  readonly arrivals: readonly string[]
  /** Opening and closings of a vehicle that is built to order. */
  readonly toOrder: string
  readonly orders: readonly string[]
  /** The comments of a sold vehicle, whole: they must not offer it. */
  readonly sold: string
  /** What a demonstrator for test drives is. Its page has a price, offers and finance, so the text must not say that it isn't for sale. */
  readonly testDrive: string
}
