/** What a customer said (ENT-14). */
export interface Review {
  readonly id: string
  readonly customerName: string
  readonly text: string
  readonly rating: number
  readonly reviewDate: string
  readonly replyText: string | null
  readonly locationName: string | null
}

export interface ReviewSummary {
  readonly count: number
  readonly averageRating: number
}
