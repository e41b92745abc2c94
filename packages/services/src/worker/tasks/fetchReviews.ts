import { claimDueReviewSource, settleReviews } from '@forecourt/data/reviews/sources/takeReviews'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Lease in seconds; longer than any source takes. */
const lease = 120

/** Fetches due reviews. */
export const fetchReviews: Task<Pick<WorkerContext, 'db' | 'reviews' | 'now' | 'log'>> = {
  name: 'fetchReviews',
  schedule: { everySeconds: 2 },
  async run({ db, reviews, now, log }) {
    const source = await claimDueReviewSource(db, { now: now(), leaseSeconds: lease })
    if (!source) return false
    const fetched = await reviews.pull(source).then(
      (found) => ({ reviews: found }),
      (error: unknown) => ({ fault: error instanceof Error ? error.message : 'It could not be reached.' }),
    )
    const counts = await settleReviews(db, source, fetched, now())
    if (counts && counts.added + counts.changed + counts.hidden > 0)
      log(`Reviews of ${source.name}: ${counts.added} added, ${counts.changed} changed, ${counts.hidden} hidden`)
    return true
  },
}
