import { invitePerson } from '@forecourt/data/people/invitePerson'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { membershipsInput } from '../../people/membershipInput'
import { refuseUngivable } from '../../people/refuseUngivable'
import { procedure } from '../../procedure'

const input = z.object({
  email: z.email('That is no email address.').max(200),
  name: z.string().trim().min(1, 'Say what they are called.').max(100),
  memberships: membershipsInput,
})

/** Invites somebody by mail, or gives who can sign in already more to do. */
export const invite = procedure
  .permission('user.manage')
  .input(input)
  .mutation(async ({ ctx, input: invitation }) => {
    refuseUngivable(ctx.session, invitation.memberships)
    const answer = await invitePerson(ctx.db, { ...invitation, actor: ctx.actor, now: ctx.now })
    if (!answer.ok) throw new CallProblem('BAD_REQUEST', answer.message, { fields: { email: answer.message } })
    return { id: answer.userId, state: answer.state }
  })
