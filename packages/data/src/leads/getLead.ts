import type { Scope } from '../createDatabase'
import type { LeadRow } from './LeadRow'
import { type LeadEvent, leadEvents } from './leadEvents'
import { leadRelations, toLead } from './toLead'

export interface LeadDetail extends LeadRow {
  /** What happened to it since it was sent, oldest first. */
  readonly events: readonly LeadEvent[]
  /** The valuation it came from (ENT-21); null for any other lead. */
  readonly valuationId: string | null
}

export const getLead = (scope: Scope, leadId: string): Promise<LeadDetail | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.lead.findFirst({ where: { id: leadId }, include: leadRelations })
    if (!row) return null
    const valuation = await tx.valuation.findFirst({ where: { organisationId: row.organisationId, leadId }, select: { id: true } })
    return { ...toLead(row), events: await leadEvents(tx, row), valuationId: valuation?.id ?? null }
  })
