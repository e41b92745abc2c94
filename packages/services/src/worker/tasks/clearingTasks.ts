import { deleteOldBuilds } from '@forecourt/data/evidence/deleteOldBuilds'
import { deleteOldHistory } from '@forecourt/data/evidence/deleteOldHistory'
import { createJobPool } from '@forecourt/data/jobs/createJobPool'
import { eraseForgotten } from '@forecourt/data/leads/person/eraseForgotten'
import { deleteDiscardedOnboardings, markLogoRemoved, unusedLogos } from '@forecourt/data/onboarding/unusedLogos'
import { purgeSites } from '@forecourt/data/sites/deleteSite'
import { deleteOldCarChanges } from '@forecourt/data/stock/changedCars'
import { deleteOldFeedFiles } from '@forecourt/data/stock-feeds/feedFiles'
import { deleteExpiredUploads, uploadExpiryMs } from '@forecourt/data/uploads/uploads'
import { deleteDroppedPhotoRows, droppedPhotos } from '@forecourt/data/valuations/droppedPhotos'
import { makeWorkerUtils } from 'graphile-worker'
import { deleteErasedMail } from '../../mail/mailFolder'
import { deleteRenditions } from '../../media/mediaPath'
import { removeUnfinished } from '../../storage/writeFileAtomically'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

type ClearingContext = Pick<WorkerContext, 'urls' | 'db' | 'files' | 'mediaCache' | 'uploads' | 'mailbox' | 'directories' | 'now' | 'log'>

const clearing = (cron: string, name: string, run: (context: ClearingContext) => Promise<unknown>): Task<ClearingContext> => ({
  ...{ name, run, schedule: { cron } },
})

/** Deletes expired data and files, hourly or at night (UTC). */
export const clearingTasks: readonly Task<ClearingContext>[] = [
  clearing('17 * * * *', 'deleteOldCarChanges', ({ db }) => deleteOldCarChanges(db)),
  clearing('23 * * * *', 'purgeSites', async ({ db, now, log }) => {
    for (const id of await purgeSites(db, now())) log(`Deleted the site ${id} for good: its two weeks were over`)
  }),
  clearing('27 * * * *', 'deleteErasedMail', async ({ db, mailbox, log }) => {
    const count = mailbox ? await deleteErasedMail(db, mailbox) : 0
    if (count > 0) log(`Removed ${count} messages of the embedded mailbox that named erased people`)
  }),
  clearing('31 * * * *', 'forgetUploads', async ({ db, uploads, now }) => {
    await deleteExpiredUploads(db, now())
    await uploads.removeOlder(Date.now() - uploadExpiryMs)
  }),
  clearing('33 * * * *', 'forgetValuationPhotos', async ({ db, files, mediaCache, now }) => {
    const keys = await droppedPhotos(db, now())
    for (const key of keys) {
      await files.remove(key)
      await deleteRenditions(key, mediaCache)
    }
    await deleteDroppedPhotoRows(db, keys)
  }),
  // Jobs without attempts left: replaced while a killed worker had them locked, or failed for days.
  clearing('53 * * * *', 'forgetFailedJobs', async ({ urls }) => {
    const pgPool = createJobPool(urls.worker, 1)
    try {
      await (await makeWorkerUtils({ pgPool })).cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] })
    } finally {
      await pgPool.end()
    }
  }),
  clearing('37 2 * * *', 'deleteOldHistory', ({ db, now }) => deleteOldHistory(db, now())),
  clearing('39 2 * * *', 'deleteOldBuilds', async ({ db, now, log }) => {
    const { programs, files } = await deleteOldBuilds(db, now())
    if (programs + files > 0) log(`Deleted ${programs} programs and ${files} files of builds that no evidence needs any more`)
  }),
  clearing('29 3 * * *', 'deleteOldFeedFiles', ({ db, now }) => deleteOldFeedFiles(db, now())),
  clearing('41 3 * * *', 'deleteDiscardedOnboardings', async ({ db, files, now, log }) => {
    for (const id of await deleteDiscardedOnboardings(db, now())) log(`Removed the answers of the discarded onboarding ${id}`)
    for (const logo of await unusedLogos(db, now())) {
      await files.remove(logo.key)
      await markLogoRemoved(db, logo)
    }
  }),
  clearing('43 3 * * *', 'eraseForgotten', async ({ db, now, log }) => {
    const count = await eraseForgotten(db, now())
    if (count > 0)
      log(`Erased ${count} ${count === 1 ? 'person' : 'people'} whose last contact is older than their dealer’s retention period`)
  }),
  clearing('47 3 * * *', 'removeUnfinished', async ({ directories, log }) => {
    const count = await removeUnfinished(directories, Date.now())
    if (count > 0) log(`Removed ${count} files that were left half written`)
  }),
]
