import type { Scope } from '../createDatabase'
import type { LeadRow } from './LeadRow'
import { type LeadEvent, leadEvents } from './leadEvents'
import { leadRelations, toLead } from './toLead'

export interface LeadDetail extends LeadRow {
  /** What happened to it since it was sent, oldest first. */
  readonly events: readonly LeadEvent[]
}

export const getLead = (scope: Scope, leadId: string): Promise<LeadDetail | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.lead.findFirst({ where: { id: leadId }, include: leadRelations })
    return row && { ...toLead(row), events: await leadEvents(tx, row) }
  })
