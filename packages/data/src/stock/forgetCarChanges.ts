import type { Database } from '../createDatabase'
import { retentionHours } from './changedCars'

/** Removes what was written down of changes so long ago that nobody follows from there. */
export const forgetCarChanges = (db: Database): Promise<number> =>
  db.platform.transaction(
    (tx) => tx.$executeRaw`delete from car_changes where at < clock_timestamp() - ${retentionHours} * interval '1 hour'`,
  )
