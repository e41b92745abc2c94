import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

export interface SentValuation {
  readonly id: string
  /** Id of its lead. */
  readonly leadId: string
  /** Recipient of the code to be entered before the value lookup; null without. */
  readonly pendingCodeTo: string | null
  readonly now: string
}

/** Marks a valuation as sent with its lead; idempotent. */
export const markSent = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { id, leadId, pendingCodeTo, now }: SentValuation,
): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const { count } = await tx.valuation.updateMany({
      where: { organisationId, siteId, id, sentAt: null },
      data: { leadId, codeTo: pendingCodeTo, sentAt: new Date(now), updatedAt: new Date(now) },
    })
    return count > 0
  })

/** Ends the step that asks for a code: it was verified, or skipped. */
export const endCodeStep = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  id: string,
  now: string,
): Promise<unknown> =>
  db
    .forOrganisation(organisationId)
    .transaction((tx) =>
      tx.valuation.updateMany({ where: { organisationId, siteId, id }, data: { codeTo: null, updatedAt: new Date(now) } }),
    )
