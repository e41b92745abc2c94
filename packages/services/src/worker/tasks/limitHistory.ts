import { limitHistory as limitHistoryOf } from '@forecourt/data/evidence/limitHistory'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Combines changes of dealers whose history exceeds its limit, after the day before was sealed. */
export const limitHistory: Task<Pick<WorkerContext, 'db' | 'historyBytesPerYear' | 'log'>> = {
  name: 'limitHistory',
  schedule: { cron: '19 2 * * *' },
  run: async ({ db, historyBytesPerYear, log }) => {
    for (const { organisationId, year, bytes, freed } of await limitHistoryOf(db, historyBytesPerYear)) {
      const megabytes = (size: number) => `${(size / 1_000_000).toFixed(1)} MB`
      log(
        `The history of ${organisationId || 'the platform'} in ${year} exceeded its limit: ${megabytes(freed)} of combined changes were removed, ${megabytes(bytes)} stay`,
      )
    }
  },
}
