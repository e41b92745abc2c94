import { applyHeldFile } from '@forecourt/services/stock-feeds/applyKeptFile'
import { CallProblem } from '../../errors/CallProblem'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'
import { runInput } from './runInput'

/** Applies a file that waits for a person, as it looks today: a run of its own, beside the one that waited. */
export const applyHeld = procedure
  .permission('stock.edit')
  .input(runInput)
  .mutation(async ({ ctx, input: { id, runId } }) => {
    const { feed, scope } = await findFeed(ctx.accessScopes, id)
    const applied = await applyHeldFile(ctx.db, scope, feed, { runId, actor: ctx.actor, now: ctx.now })
    if (!applied) throw new CallProblem('CONFLICT', 'That file doesn’t wait any more.')
    return applied
  })
