import { settleHeldRun } from '@forecourt/data/stock-feeds/feedRuns'
import { CallProblem } from '../../errors/CallProblem'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'
import { runInput } from './runInput'

/** Lets a file go that waits for a person: nothing of it is applied. */
export const discardHeld = procedure
  .permission('stock.edit')
  .input(runInput)
  .mutation(async ({ ctx, input: { id, runId } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    if (!(await settleHeldRun(scope, { feedId: id, runId, actor: ctx.actor, now: ctx.now, audit: true })))
      throw new CallProblem('CONFLICT', 'That file doesn’t wait any more.')
    return { id, runId }
  })
