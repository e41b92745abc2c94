import type { ReviewProviderId } from '@forecourt/rules/review-sources/reviewProviders'
import { facebookReviews } from './facebookReviews'
import { type GoogleClient, googleReviews } from './googleReviews'
import type { PullReviews, ReviewSources } from './ReviewSources'
import { sampleReviews } from './sampleReviews'

export interface ReviewSourcesOptions {
  /** OAuth client of the installation; null if it has none. */
  readonly google: GoogleClient | null
  /** Current time, ISO in UTC. */
  readonly now: () => string
}

/** All providers of reviews. Sample reviews are fetched for dealers of the demo only, which the database ensures. */
export const createReviewSources = ({ google, now }: ReviewSourcesOptions): ReviewSources => {
  const providers: Readonly<Record<ReviewProviderId, PullReviews>> = {
    google: googleReviews({ client: google }),
    facebook: facebookReviews({}),
    sample: sampleReviews(now),
  }
  return {
    pull: async ({ provider, ...place }) => {
      if (!Object.hasOwn(providers, provider)) throw new Error('This kind of source can’t be fetched any more. Choose another one.')
      return providers[provider as ReviewProviderId](place)
    },
  }
}
