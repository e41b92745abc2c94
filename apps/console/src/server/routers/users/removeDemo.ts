import { removeDemoPeople } from '@forecourt/data/people/demoPeople'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

/** Removes everybody who was made with the demo data, whose password everybody knows. */
export const removeDemo = procedure.onPlatform('user.manage').mutation(async ({ ctx }) => {
  const answer = await removeDemoPeople(ctx.db, { actor: ctx.actor, keepAnAdmin: true })
  if (!answer.ok) throw new CallProblem('BAD_REQUEST', answer.message)
  return { removed: answer.removed }
})
