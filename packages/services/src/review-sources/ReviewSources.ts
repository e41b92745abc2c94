import type { FetchedReview } from '@forecourt/data/reviews/sources/takeReviews'

/** The current reviews of a business at a source. */
export interface PulledReviews {
  readonly reviews: readonly FetchedReview[]
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
