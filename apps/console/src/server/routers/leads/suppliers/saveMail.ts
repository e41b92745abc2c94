import { setSupplierMail } from '@forecourt/data/leads/delivery/suppliers'
import { mailFromProblem } from '@forecourt/rules/leads/delivery/isMailFrom'
import { mailTemplateProblem } from '@forecourt/rules/leads/delivery/parseLeadMail'
import { z } from 'zod'
import { CallProblem } from '../../../errors/CallProblem'
import { findSupplier } from '../../../leads/findSupplier'
import { procedure } from '../../../procedure'

/** Says how mails of a market place are read, and which location they are for; without a template each waits for a person. */
export const saveMail = procedure
  .permission('lead.deliver')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      template: z.string().trim().max(5000),
      from: z.string().trim().max(500).default(''),
      locationId: z.string().min(1).max(100).nullable(),
    }),
  )
  .mutation(async ({ ctx, input: { id, template, from, locationId } }) => {
    const { scope } = await findSupplier(ctx.accessScopes, id)
    const problem = template === '' ? null : mailTemplateProblem(template)
    if (problem !== null) throw new CallProblem('BAD_REQUEST', problem, { fields: { template: problem } })
    const unknown = mailFromProblem(from)
    if (unknown !== null) throw new CallProblem('BAD_REQUEST', unknown, { fields: { from: unknown } })
    const isSaved = await setSupplierMail(scope, { id, template, from, locationId, actor: ctx.actor })
    if (!isSaved)
      throw new CallProblem('BAD_REQUEST', 'There is no such location.', { fields: { locationId: 'There is no such location.' } })
    return { id }
  })
