import type { WorkerContext } from './createWorkerContext'
import type { Task } from './Task'
import { advancePayments, reconcilePayments, sendTestNotices } from './tasks/advancePayments'
import { assignEnquiries } from './tasks/assignEnquiries'
import { checkCertificates } from './tasks/checkCertificates'
import { checkSites } from './tasks/checkSites'
import { clearingTasks } from './tasks/clearingTasks'
import { enqueueHostedIndexUpdates } from './tasks/enqueueHostedIndexUpdates'
import { fetchPhotos } from './tasks/fetchPhotos'
import { fetchReviews } from './tasks/fetchReviews'
import { finishSetups } from './tasks/finishSetups'
import { judgeChangedCars, judgeNewSites, judgeSites } from './tasks/judgeSites'
import { limitHistory } from './tasks/limitHistory'
import { checkScheduled, publishScheduled } from './tasks/publishScheduled'
import { readMailbox } from './tasks/readMailboxes'
import { remindOfBookings } from './tasks/remindOfBookings'
import { requeueOverdue } from './tasks/requeueOverdue'
import { sealEvidence } from './tasks/sealEvidence'
import { sendCarAlerts } from './tasks/sendCarAlerts'
import { queueMarketFiles, sendMarketFile } from './tasks/sendMarketFiles'

/** All tasks of the worker except delivery of messages and leads and feed imports, which have their own runners. */
export const workerTasks: readonly Task<WorkerContext>[] = [
  checkCertificates,
  checkScheduled,
  checkSites,
  ...clearingTasks,
  enqueueHostedIndexUpdates,
  fetchPhotos,
  fetchReviews,
  finishSetups,
  judgeChangedCars(),
  judgeNewSites,
  judgeSites,
  limitHistory,
  publishScheduled,
  queueMarketFiles,
  readMailbox,
  reconcilePayments,
  requeueOverdue,
  sealEvidence,
  sendMarketFile,
  sendTestNotices,
  remindOfBookings,
  assignEnquiries,
  advancePayments,
  sendCarAlerts,
]
