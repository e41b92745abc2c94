import { claimDueHosts, mostDueHosts, storeCertificate } from '@forecourt/data/hosts/certificates'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Reads the certificates of dealers' own domains, a few at a time. */
export const checkCertificates: Task<Pick<WorkerContext, 'db' | 'now' | 'certificates'>> = {
  name: 'checkCertificates',
  schedule: { everySeconds: 60 },
  async run({ db, now, certificates }) {
    const due = await claimDueHosts(db, now())
    await Promise.all(due.map(async (entry) => storeCertificate(db, entry, await certificates(entry.host))))
    return due.length === mostDueHosts
  },
}
