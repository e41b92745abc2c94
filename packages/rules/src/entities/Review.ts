import type { RichText } from '@forecourt/schema/rich-text/RichText'

/** A customer review (ENT-14). */
export interface Review {
  readonly id: string
  readonly customerName: string
  readonly text: string
  readonly rating: number
  readonly reviewDate: string
  readonly replyText: RichText | null
  /** Date of the reply, `YYYY-MM-DD`, if known. */
  readonly replyDate: string | null
  /** A photo published with the customer's consent, such as the handover. */
  readonly imageKey: string | null
  readonly locationName: string | null
}

export interface ReviewSummary {
  readonly count: number
  readonly averageRating: number
}
