/** A review from an external source. */
export interface SourceReview {
  /** Stable id at the source. */
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

/** The current reviews of a business at a source. */
export interface PulledReviews {
  readonly reviews: readonly SourceReview[]
  /** Number of reviews that can't be stored, such as those without a text. */
  readonly leftOut: number
}

/** A business at a source. */
export interface ReviewPlace {
  /** Its id there. */
  readonly place: string
  /** Gives access to its reviews; null if none is stored. */
  readonly key: string | null
  /** Zone in which the days of reviews are stored. */
  readonly timeZone: string
}

/** Fetches all current reviews of a business; rejects with a sentence for the dealer. */
export type PullReviews = (place: ReviewPlace) => Promise<PulledReviews>

/** The port to websites where customers write reviews. */
export interface ReviewSources {
  readonly pull: (source: ReviewPlace & { readonly provider: string }) => Promise<PulledReviews>
}
