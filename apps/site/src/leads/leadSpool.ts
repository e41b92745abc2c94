import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { createSpool, type Spool } from '@forecourt/services/spool/createSpool'
import { replaySpool } from '@forecourt/services/spool/replaySpool'
import { env } from '../env'
import { database } from '../sites/database'
import { shared } from '../sites/shared'
import type { SpooledEntry } from './SpooledEntry'
import { storeSpooled } from './storeSpooled'

/** Hours without a database on a busy day; each is a file of a few kilobytes. */
const mostEntries = 20_000
/** A form is 64 kB at most; what was read of it is no longer. Bytes. */
const longest = 256 * 1024

/** What shoppers sent while the database was away, on disk until it is back. */
export function leadSpool(): Spool<SpooledEntry> {
  return shared('leadSpool', () => createSpool<SpooledEntry>({ directory: env().SPOOL_DIR, mostEntries, longest }))
}

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
