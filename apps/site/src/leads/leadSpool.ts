import type { Lead } from '@forecourt/rules/leads/Lead'
import { createSpool, type Spool } from '@forecourt/services/spool/createSpool'
import { env } from '../env'
import { shared } from '../sites/shared'

/** A spooled entry, with everything needed to store it later. */
export type SpooledEntry =
  | {
      readonly kind: 'lead'
      readonly siteId: string
      readonly leadId: string
      /** Draft id of the unfinished form. */
      readonly draftId: string | null
      readonly idempotencyKey: string
      readonly userAgent: string | null
      readonly now: string
      readonly lead: Lead
    }
  | {
      /** Contact of a valuation that is already stored; the lead lacks its vehicle. */
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

/** Hours of a busy day without the database; each is a file of a few kB. */
const maxEntries = 20_000
/** Bytes; a form is at most 64 kB. */
const maxBytes = 256 * 1024

/** Spool of submitted forms while the database is unavailable. */
export function leadSpool(): Spool<SpooledEntry> {
  return shared('leadSpool', () => createSpool<SpooledEntry>({ directory: env().SPOOL_DIR, maxEntries, maxEntryBytes: maxBytes }))
}
