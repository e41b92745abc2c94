import { removePasskeys as remove } from '@forecourt/data/people/changePerson'
import { getOneInput } from '../../getOneInput'
import { findWhole } from '../../people/findPerson'
import { personAnswer } from '../../people/personAnswer'
import { procedure } from '../../procedure'

/** Removes all passkeys of somebody who lost a device that holds one. */
export const removePasskeys = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    await findWhole(ctx, id)
    return personAnswer(id, await remove(ctx.db, { userId: id, actor: ctx.actor, now: ctx.now }))
  })
