import type { Database } from '@forecourt/data/createDatabase'
import { claimPhotos, settlePhoto } from '@forecourt/data/stock-feeds/feedPhotos'
import { fetchPhoto } from '../../stock-feeds/photos/fetchPhoto'
import type { FileStore } from '../../storage/fileStorage'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

const leaseSeconds = 180
/** Concurrent pictures: re-encoding is limited by CPU cores. */
const photosAtOnce = 4

/** Fetches some due feed pictures; false if none is due. */
export const fetchDuePhotos = async (
  db: Database,
  { files, trusted }: { readonly files: FileStore; readonly trusted: readonly string[] },
): Promise<boolean> => {
  const due = await claimPhotos(db, { now: new Date().toISOString(), limit: photosAtOnce, leaseSeconds })
  const fetched = await Promise.all(due.map(({ url }) => fetchPhoto(url, { files, trusted })))
  for (const [index, photo] of due.entries())
    await settlePhoto(db, photo, fetched[index] ?? { fault: 'It was not fetched.', isFinal: false }, new Date().toISOString())
  return due.length > 0
}

/** Fetches the pictures of feeds (ENT-01). */
export const fetchPhotos: Task<Pick<WorkerContext, 'db' | 'files' | 'trustedHosts'>> = {
  name: 'fetchPhotos',
  schedule: { everySeconds: 2 },
  run: ({ db, files, trustedHosts }) => fetchDuePhotos(db, { files, trusted: trustedHosts }),
}
