import { signOutPerson } from '@forecourt/data/people/changePerson'
import { getOneInput } from '../../getOneInput'
import { findWhole } from '../../people/findPerson'
import { personAnswer } from '../../people/personAnswer'
import { procedure } from '../../procedure'

/** Signs somebody out everywhere, at once. */
export const signOut = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    await findWhole(ctx, id)
    return personAnswer(id, await signOutPerson(ctx.db, { userId: id, actor: ctx.actor, now: ctx.now }))
  })
