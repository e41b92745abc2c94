import { leadStatuses } from '@forecourt/data/leads/LeadRow'
import { updateLeadStatus } from '@forecourt/data/leads/updateLeadStatus'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { findLead } from './findLead'

/** Moves a lead along: new, contacted, and so on. What the shopper wrote never changes. */
export const update = procedure
  .permission('lead.update')
  .input(z.object({ id: z.string().min(1).max(100), data: z.object({ status: z.enum(leadStatuses) }) }))
  .mutation(async ({ ctx, input: { id, data } }) => {
    const { reach } = await findLead(ctx.reach, id)
    const result = await updateLeadStatus(reach.scope, { leadId: id, status: data.status, actor: ctx.actor })
    if (!result.ok) throw new CallProblem('CONFLICT', 'This lead can’t be moved there.')
    return result.lead
  })
