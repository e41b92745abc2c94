import type { Database } from '@forecourt/data/createDatabase'
import { claimDueReviewSource, settleReviews } from '@forecourt/data/reviews/sources/takeReviews'
import type { ReviewSources } from '../review-sources/sampleReviews'
import { startLoop } from './startLoop'

export interface ReviewWatch {
  readonly sources: ReviewSources
  log(line: string): void
}

/** Lease in seconds; longer than any source takes. */
const lease = 120

/** Fetches the reviews of one due source; false if none is due. */
const fetchDueReviews = async (db: Database, { sources, log }: ReviewWatch): Promise<boolean> => {
  const source = await claimDueReviewSource(db, { now: new Date().toISOString(), leaseSeconds: lease })
  if (!source) return false
  const fetched = await sources.pull(source).then(
    (reviews) => ({ reviews }),
    (error: unknown) => ({ fault: error instanceof Error ? error.message : 'It could not be reached.' }),
  )
  const counts = await settleReviews(db, source, fetched, new Date().toISOString())
  if (counts && counts.added + counts.changed + counts.hidden > 0)
    log(`Reviews of ${source.name}: ${counts.added} added, ${counts.changed} changed, ${counts.hidden} hidden`)
  return true
}

/** Fetches due reviews until stopped. */
export const watchReviewSources = (db: Database, watch: ReviewWatch): { stop: () => Promise<void> } => {
  const stop = startLoop(
    () => fetchDueReviews(db, watch),
    // The runner logs database outages.
    () => {},
  )
  return { stop }
}
