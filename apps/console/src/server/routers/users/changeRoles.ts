import { changeRoles as change } from '@forecourt/data/people/changePerson'
import { z } from 'zod'
import { findOther } from '../../people/findPerson'
import { membershipInput } from '../../people/membershipInput'
import { personAnswer } from '../../people/personAnswer'
import { refuseUngivable } from '../../people/refuseUngivable'
import { procedure } from '../../procedure'

const some = z.array(membershipInput).max(50)

/** Gives and takes roles; both must be the caller's to give. */
export const changeRoles = procedure
  .permission('user.manage')
  .input(z.object({ id: z.string().min(1).max(100), give: some, take: some }))
  .mutation(async ({ ctx, input: { id, give, take } }) => {
    await findOther(ctx, id)
    refuseUngivable(ctx.session, [...give, ...take])
    return personAnswer(id, await change(ctx.db, { userId: id, give, take, actor: ctx.actor, now: ctx.now }))
  })
