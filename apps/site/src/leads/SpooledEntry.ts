import type { Lead } from '@forecourt/rules/leads/Lead'

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
