import { countViews } from '@forecourt/data/stock/countViews'
import { database } from '../sites/database'
import { shared } from '../sites/shared'
import { createViewCounter, type ViewCounter } from './createViewCounter'
import { createVisitors, type Visitors } from './receiveView'

/** View counter of this process; writes every few seconds and on shutdown. */
export function viewCounter(): ViewCounter {
  return shared('viewCounter', () =>
    createViewCounter({
      write: (organisationId, views) => countViews(database(), organisationId, views),
      pauseMs: 3000,
      maxCars: 20_000,
    }),
  )
}

/** Reloads within half an hour count as one shopper. */
export function carVisitors(): Visitors {
  return shared('carVisitors', () => createVisitors({ max: 100_000, ms: 30 * 60_000, now: () => performance.now() }))
}
