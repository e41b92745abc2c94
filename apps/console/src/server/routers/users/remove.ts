import { removePerson } from '@forecourt/data/people/changePerson'
import { getOneInput } from '../../getOneInput'
import { findOther } from '../../people/findPerson'
import { personAnswer } from '../../people/personAnswer'
import { procedure } from '../../procedure'

/** Takes all roles somebody holds where the caller manages people; an invitation not taken yet is withdrawn by it. */
export const remove = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { mine } = await findOther(ctx, id)
    const take = mine.map(({ role, organisationId, siteId }) => ({ role, organisationId, siteId }))
    return personAnswer(id, await removePerson(ctx.db, { userId: id, take, actor: ctx.actor, now: ctx.now }))
  })
