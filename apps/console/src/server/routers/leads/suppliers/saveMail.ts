import { setSupplierMail } from '@forecourt/data/leads/delivery/suppliers'
import { mailTemplateProblem } from '@forecourt/rules/leads/delivery/readLeadMail'
import { z } from 'zod'
import { CallProblem } from '../../../errors/CallProblem'
import { findSupplier } from '../../../leads/findSupplier'
import { procedure } from '../../../procedure'

/** Says how mails of a market place are read, and which location they are for; without a template each waits for a person. */
export const saveMail = procedure
  .permission('lead.deliver')
  .input(
    z.object({ id: z.string().min(1).max(100), template: z.string().trim().max(5000), locationId: z.string().min(1).max(100).nullable() }),
  )
  .mutation(async ({ ctx, input: { id, template, locationId } }) => {
    const { scope } = await findSupplier(ctx.reach, id)
    const problem = template === '' ? null : mailTemplateProblem(template)
    if (problem !== null) throw new CallProblem('BAD_REQUEST', problem, { fields: { template: problem } })
    const isSaved = await setSupplierMail(scope, { id, template, locationId, actor: ctx.actor })
    if (!isSaved)
      throw new CallProblem('BAD_REQUEST', 'There is no such location.', { fields: { locationId: 'There is no such location.' } })
    return { id }
  })
