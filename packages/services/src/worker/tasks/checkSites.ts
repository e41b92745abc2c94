import { refreshSiteHealth } from '@forecourt/data/fleet/refreshSiteHealth'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Recomputes the health of sites for the table of dealers; each site is due every two minutes, and a new one at once. */
export const checkSites: Task<Pick<WorkerContext, 'db' | 'now'>> = {
  name: 'checkSites',
  schedule: { everySeconds: 15 },
  run: ({ db, now }) => refreshSiteHealth(db, now()),
}
