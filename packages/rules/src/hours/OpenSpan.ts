/** A stretch of a day in which a place is open, in minutes since local midnight. */
export interface OpenSpan {
  readonly from: number
  readonly until: number
}
