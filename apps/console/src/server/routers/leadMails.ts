import { createLeadOfMail, dismissMail, type MailAction, waitingMails } from '@forecourt/data/leads/delivery/leadMails'
import { z } from 'zod'
import { type AccessScope, narrowScopes } from '../access/AccessScope'
import { CallProblem, notFound } from '../errors/CallProblem'
import { getOneInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Processes a mail in the access scope that has it; throws “not found” if none has it, or if it was processed before. */
const processMail = async (accessScopes: readonly AccessScope[], work: (accessScope: AccessScope) => Promise<MailAction>) => {
  for (const each of accessScopes) {
    const done = await work(each)
    if (done.ok) return { leadId: done.leadId }
    if (done.reason === 'refused') throw new CallProblem('BAD_REQUEST', done.message, { fields: { ...done.fields } })
  }
  throw notFound('mail')
}

/** Marketplace mails that could not be parsed and need a user, newest first. */
const list = procedure
  .permission('lead.read')
  .input(z.object({ organisationId: z.string().min(1).max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (organisationId !== null && accessScopes.length === 0) throw notFound('organisation')
    const mails = (await Promise.all(accessScopes.map(({ scope, siteIds }) => waitingMails(scope, siteIds)))).flat()
    return mails.sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))
  })

const line = z.string().trim().max(200).default('')

/** Creates a lead from a mail, as a user read it. */
const makeLead = procedure
  .permission('lead.update')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      ...{ name: line, last_name: line, email: line, phone: line, vehicle: line, stock_number: line },
      message: z.string().trim().max(5000).default(''),
    }),
  )
  .mutation(({ ctx, input: { id, ...input } }) =>
    processMail(ctx.accessScopes, ({ scope, siteIds }) =>
      createLeadOfMail(ctx.db, scope, { id, siteIds, input, actor: ctx.actor, now: ctx.now }),
    ),
  )

/** Dismisses a mail that is no enquiry. */
const dismiss = procedure
  .permission('lead.update')
  .input(getOneInput)
  .mutation(({ ctx, input: { id } }) =>
    processMail(ctx.accessScopes, ({ scope, siteIds }) => dismissMail(scope, { id, siteIds, actor: ctx.actor })),
  )

export const leadMailsRouter = router({ list, makeLead, dismiss })
