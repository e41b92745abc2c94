import type { Database } from '@forecourt/data/createDatabase'
import { recordPhoto, startPhotos, type WantedPhoto } from '@forecourt/data/stock-feeds/feedPhotos'
import { retryPolicies } from '@forecourt/rules/retries/retryPolicies'
import { fetchPhoto } from '../../stock-feeds/photos/fetchPhoto'
import type { FileStore } from '../../storage/fileStorage'
import type { WorkerContext } from '../createWorkerContext'
import { laterInstant, type Task } from '../Task'

/** Concurrent pictures: re-encoding is limited by CPU cores. */
const concurrentPhotos = 4
/** Time slice of a dealer, in milliseconds: the jobs of other dealers then come first. */
const timeSliceMs = 60_000

interface PhotoOptions {
  readonly files: FileStore
  readonly trusted: readonly string[]
}

/** Fetches a photo. More attempts than the limit mean that the worker was killed in an attempt: the photo is given up. */
const fetchWanted = ({ url, attempts }: WantedPhoto, fetching: PhotoOptions) =>
  attempts > retryPolicies.photo.maxAttempts
    ? { fault: `It could not be fetched in ${retryPolicies.photo.maxAttempts} attempts.`, isFinal: true }
    : fetchPhoto(url, fetching)

/** Fetches some pictures of an organisation's feeds that are due at `now` (ISO); false if none is due. */
export const fetchDuePhotos = async (db: Database, organisationId: string, now: string, fetching: PhotoOptions): Promise<boolean> => {
  const due = await startPhotos(db, organisationId, { now, limit: concurrentPhotos })
  const fetched = await Promise.all(due.map(async (photo) => ({ photo, result: await fetchWanted(photo, fetching) })))
  for (const { photo, result } of fetched) await recordPhoto(db, photo, result, new Date().toISOString())
  return due.length > 0
}

/** Fetches the pictures of a dealer's feeds (ENT-01). The database adds the job when it stores or changes photos that wait. */
export const fetchPhotos: Task<Pick<WorkerContext, 'db' | 'files' | 'trustedHosts' | 'now'> & { readonly signal: AbortSignal }> = {
  name: 'fetchPhotos',
  async run({ db, files, trustedHosts, now, signal }, { organisationId = '', at }) {
    const until = performance.now() + timeSliceMs
    while (!signal.aborted && performance.now() < until)
      if (!(await fetchDuePhotos(db, organisationId, laterInstant(now(), at), { files, trusted: trustedHosts }))) return
  },
}
