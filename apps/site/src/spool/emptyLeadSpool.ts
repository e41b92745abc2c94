import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { replaySpool } from '@forecourt/services/spool/replaySpool'
import { leadSpool } from '../leads/leadSpool'
import { database } from '../sites/database'
import { shared } from '../sites/shared'
import { storeSpooled } from './storeSpooled'

/** Starts replaying the spool: what waits on disk is stored once the database is back, also what an earlier process left. */
export function emptyLeadSpool(): void {
  shared('leadSpoolReplay', () =>
    replaySpool({
      spool: leadSpool(),
      store: (entry) => storeSpooled(database(), entry),
      isAway: isDatabaseAway,
      log: (line) => console.error(line),
    }),
  )
}
