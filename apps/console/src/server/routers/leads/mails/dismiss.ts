import { dismissMail } from '@forecourt/data/leads/delivery/leadMails'
import { getOneInput } from '../../../getOneInput'
import { procedure } from '../../../procedure'
import { mailAnswer } from './mailAnswer'

/** Puts a mail away that is no enquiry. */
export const dismiss = procedure
  .permission('lead.update')
  .input(getOneInput)
  .mutation(({ ctx, input: { id } }) =>
    mailAnswer(ctx.accessScopes, ({ scope, siteIds }) => dismissMail(scope, { id, siteIds, actor: ctx.actor })),
  )
