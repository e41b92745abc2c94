/** How long shoppers waited lately for the first word of a person. */
export interface AnswerFigures {
  /** How many were answered. */
  readonly answered: number
  /** The one in the middle, in opening hours; null where that is one nobody answered, though its time is over. Minutes. */
  readonly openMinutes: number | null
}
