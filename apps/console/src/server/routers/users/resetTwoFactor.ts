import { resetTwoFactor as reset } from '@forecourt/data/people/changePerson'
import { getOneInput } from '../../getOneInput'
import { findWhole } from '../../people/findPerson'
import { personAnswer } from '../../people/personAnswer'
import { procedure } from '../../procedure'

/** Turns two-factor sign-in off for somebody who lost their phone and their recovery codes. */
export const resetTwoFactor = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    await findWhole(ctx, id)
    return personAnswer(id, await reset(ctx.db, { userId: id, actor: ctx.actor, now: ctx.now }))
  })
