import { sealDays } from '@forecourt/data/evidence/sealDays'
import { evidenceKey } from '../../evidence/evidenceKey'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Seals the history of the days before, so that a later change of it is detected. */
export const sealEvidence: Task<Pick<WorkerContext, 'db' | 'siteServers' | 'now'>> = {
  name: 'sealEvidence',
  // An hour after midnight every transaction of the day is over.
  schedule: { cron: '19 1 * * *' },
  run: ({ db, siteServers, now }) => sealDays(db, { now: now(), ...evidenceKey(siteServers.secret) }),
}
