/** A review as the place where it was written tells it. */
export interface SourceReview {
  /** What the source calls it; the same as long as it is there. */
  readonly externalId: string
  readonly customerName: string
  readonly text: string
  /** 1 to 5. */
  readonly rating: number
  /** `YYYY-MM-DD`. */
  readonly reviewDate: string
  readonly replyText: string | null
  readonly replyDate: string | null
}

/** Fetches the reviews that customers wrote somewhere else. */
export interface ReviewSources {
  /** Every review of a place that is there now; rejects with a sentence where they can't be had. */
  readonly pull: (source: { readonly provider: string; readonly place: string }) => Promise<readonly SourceReview[]>
}
