import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

export interface SentValuation {
  readonly id: string
  /** The lead it became. */
  readonly leadId: string
  /** Where a code went that is to be entered before anybody is asked what the vehicle is worth; null without. */
  readonly codeTo: string | null
  readonly now: string
}

/** Notes that a valuation became a lead: once, whatever comes twice. */
export const markSent = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { id, leadId, codeTo, now }: SentValuation,
): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const { count } = await tx.valuation.updateMany({
      where: { organisationId, siteId, id, sentAt: null },
      data: { leadId, codeTo, sentAt: new Date(now), updatedAt: new Date(now) },
    })
    return count > 0
  })

/** The code was entered, so that nobody waits for it any more. */
export const markProved = (
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
