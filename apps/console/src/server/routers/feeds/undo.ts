import { undoImport } from '@forecourt/data/stock-feeds/undoImport'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { findFeed } from '../../feeds/findFeed'
import { procedure } from '../../procedure'
import { runInput } from './runInput'

/** Takes back everything the last import of a feed did, and pauses the feed. */
export const undo = procedure
  .permission('stock.edit')
  .input(runInput)
  .mutation(async ({ ctx, input: { id, runId } }) => {
    const { scope } = await findFeed(ctx.accessScopes, id)
    const undone = await undoImport(scope, { feedId: id, runId, actor: ctx.actor, now: ctx.now })
    if (!undone) throw notFound('import')
    if (!undone.ok) throw new CallProblem('CONFLICT', undone.message)
    return undone.run
  })
