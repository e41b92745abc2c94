import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { LeadRow, LeadStatus } from './LeadRow'
import { leadRelations, toLead } from './toLead'

export type UpdateLeadResult = { readonly ok: true; readonly lead: LeadRow } | { readonly ok: false; readonly reason: 'notFound' }

/** Moves a lead along; any status may follow any other, since people correct themselves. */
export const updateLeadStatus = (
  scope: Scope,
  { leadId, status, actor }: { readonly leadId: string; readonly status: LeadStatus; readonly actor: Actor },
): Promise<UpdateLeadResult> =>
  scope.transaction(async (tx) => {
    const before = await tx.lead.findFirst({ where: { id: leadId }, select: { organisationId: true, siteId: true, status: true } })
    if (!before) return { ok: false, reason: 'notFound' }
    const { organisationId, siteId } = before
    await tx.lead.updateMany({ where: { organisationId, id: leadId }, data: { status, updatedAt: new Date() } })
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'lead.update',
      target: leadId,
      summary: `Moved from ${before.status} to ${status}`,
      detail: { before: before.status, after: status },
    })
    const lead = await tx.lead.findFirstOrThrow({ where: { organisationId, id: leadId }, include: leadRelations })
    return { ok: true, lead: toLead(lead) }
  })
