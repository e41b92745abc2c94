import type { RichText } from '@forecourt/schema/rich-text/RichText'

/** What a customer said (ENT-14). */
export interface Review {
  readonly id: string
  readonly customerName: string
  readonly text: string
  readonly rating: number
  readonly reviewDate: string
  readonly replyText: RichText | null
  /** The day of the reply, `YYYY-MM-DD`, where it is known. */
  readonly replyDate: string | null
  /** A picture the customer is happy to be seen with, such as the handover. */
  readonly imageKey: string | null
  readonly locationName: string | null
}

export interface ReviewSummary {
  readonly count: number
  readonly averageRating: number
}
