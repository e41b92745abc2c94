import { resendInvitation } from '@forecourt/data/people/changePerson'
import { getOneInput } from '../../getOneInput'
import { findOther } from '../../people/findPerson'
import { personAnswer } from '../../people/personAnswer'
import { procedure } from '../../procedure'

/** Sends another invitation; the link before it stops working. */
export const resend = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    await findOther(ctx, id)
    return personAnswer(id, await resendInvitation(ctx.db, { userId: id, actor: ctx.actor, now: ctx.now }))
  })
