import { removeMailbox } from '@forecourt/data/leads/mailboxes/mailboxes'
import { getOneInput } from '../../../getOneInput'
import { findMailbox } from '../../../leads/findMailbox'
import { procedure } from '../../../procedure'

/** Has a mailbox read no more, and forgets its password; what came of it stays. */
export const remove = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findMailbox(ctx.accessScopes, id)
    await removeMailbox(scope, { id, actor: ctx.actor })
    return { id }
  })
