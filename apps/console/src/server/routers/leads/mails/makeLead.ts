import { leadOfMail } from '@forecourt/data/leads/delivery/leadMails'
import { z } from 'zod'
import { procedure } from '../../../procedure'
import { mailAnswer } from './mailAnswer'

const line = z.string().trim().max(200).default('')

/** Makes a lead of a mail as a person reads it. */
export const makeLead = procedure
  .permission('lead.update')
  .input(
    z.object({
      id: z.string().min(1).max(100),
      ...{ name: line, last_name: line, email: line, phone: line, vehicle: line, stock_number: line },
      message: z.string().trim().max(5000).default(''),
    }),
  )
  .mutation(({ ctx, input: { id, ...input } }) =>
    mailAnswer(ctx.accessScopes, ({ scope, siteIds }) => leadOfMail(ctx.db, scope, { id, siteIds, input, actor: ctx.actor, now: ctx.now })),
  )
