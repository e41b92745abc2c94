import { dueReviewSource, storeFetchedReviews } from '@forecourt/data/reviews/sources/takeReviews'
import { openReviewKey } from '../../review-sources/reviewKey'
import type { WorkerContext } from '../createWorkerContext'
import { laterInstant, type Task } from '../Task'

/** Fetches the reviews of a due source. The database adds the job when it schedules the source. */
export const fetchReviews: Task<Pick<WorkerContext, 'db' | 'reviews' | 'linkSecret' | 'now' | 'log'>> = {
  name: 'fetchReviews',
  async run({ db, reviews, linkSecret, now, log }, { organisationId = '', id = '', at }) {
    const source = await dueReviewSource(db, { organisationId, id }, laterInstant(now(), at))
    if (!source) return
    const { provider, place, timeZone, credential } = source
    const key = credential === null ? null : openReviewKey(linkSecret, credential)
    const fetched =
      credential !== null && key === null
        ? { fault: 'Its access can’t be decrypted. Connect this source again.' }
        : await reviews
            .pull({ provider, place, timeZone, key })
            .catch((error: unknown) => ({ fault: error instanceof Error ? error.message : 'It could not be reached.' }))
    const counts = await storeFetchedReviews(db, source, fetched, now())
    if (counts && counts.added + counts.changed + counts.hidden > 0)
      log(`Reviews of the source ${source.id}: ${counts.added} added, ${counts.changed} changed, ${counts.hidden} hidden`)
  },
}
