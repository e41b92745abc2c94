import { setDisabled } from '@forecourt/data/people/changePerson'
import { z } from 'zod'
import { findWhole } from '../../people/findPerson'
import { personAnswer } from '../../people/personAnswer'
import { procedure } from '../../procedure'

/** Keeps somebody out, at once, or lets them in again. */
export const disable = procedure
  .permission('user.manage')
  .input(z.object({ id: z.string().min(1).max(100), disabled: z.boolean() }))
  .mutation(async ({ ctx, input: { id, disabled } }) => {
    await findWhole(ctx, id)
    return personAnswer(id, await setDisabled(ctx.db, { userId: id, disabled, actor: ctx.actor, now: ctx.now }))
  })
