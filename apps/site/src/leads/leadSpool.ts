import { createSpool, type Spool } from '@forecourt/services/spool/createSpool'
import { env } from '../env'
import { shared } from '../sites/shared'
import type { SpooledEntry } from './SpooledEntry'

/** Hours without a database on a busy day; each is a file of a few kilobytes. */
const mostEntries = 20_000
/** A form is 64 kB at most; what was read of it is no longer. Bytes. */
const longest = 256 * 1024

/** What shoppers sent while the database was away, on disk until it is back. */
export function leadSpool(): Spool<SpooledEntry> {
  return shared('leadSpool', () => createSpool<SpooledEntry>({ directory: env().SPOOL_DIR, mostEntries, longest }))
}
