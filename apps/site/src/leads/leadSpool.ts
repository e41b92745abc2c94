import type { Lead } from '@forecourt/rules/leads/Lead'
import { createSpool, type Spool } from '@forecourt/services/spool/createSpool'
import { env } from '../env'
import { shared } from '../sites/shared'

/** What waits on disk while the database is away, with all that storing it later takes. */
export type SpooledEntry =
  | {
      readonly kind: 'lead'
      readonly siteId: string
      readonly leadId: string
      /** What it was kept as while its form was not finished. */
      readonly draftId: string | null
      readonly idempotencyKey: string
      readonly userAgent: string | null
      readonly now: string
      readonly lead: Lead
    }
  | {
      /** Whom to answer about a valuation, which is stored already; of its vehicle the lead knows nothing. */
      readonly kind: 'valuation'
      readonly siteId: string
      readonly valuationId: string
      readonly userAgent: string | null
      readonly now: string
      readonly lead: Lead
    }
  | {
      readonly kind: 'reveal'
      readonly organisationId: string
      readonly siteId: string
      readonly revealId: string
      readonly carId: string
      readonly now: string
    }

/** Hours without a database on a busy day; each is a file of a few kilobytes. */
const mostEntries = 20_000
/** A form is 64 kB at most; what was read of it is no longer. Bytes. */
const longest = 256 * 1024

/** What shoppers sent while the database was away, on disk until it is back. */
export function leadSpool(): Spool<SpooledEntry> {
  return shared('leadSpool', () => createSpool<SpooledEntry>({ directory: env().SPOOL_DIR, mostEntries, longest }))
}
