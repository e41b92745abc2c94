import { applyLastFileAgain } from '@forecourt/services/stock-feeds/applyKeptFile'
import { CallProblem } from '../../errors/CallProblem'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'
import { runInput } from './runInput'

/** Reads the last file of a feed once more by its mapping of today, and applies what that changes. */
export const applyAgain = procedure
  .permission('stock.edit')
  .input(runInput)
  .mutation(async ({ ctx, input: { id, runId } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const applied = await applyLastFileAgain(ctx.db, scope, feed, { runId, actor: ctx.actor, now: ctx.now })
    if (!applied) throw new CallProblem('CONFLICT', 'Another file came since: open the newest one.')
    return applied
  })
