import { continueRollout } from '@forecourt/data/publishing/rollouts/continueRollout'
import { listRollouts } from '@forecourt/data/publishing/rollouts/listRollouts'
import type { SettledSite } from '@forecourt/data/publishing/rollouts/RolloutOutcome'
import { continueUndo } from '@forecourt/data/publishing/rollouts/undoRollout'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { refreshChangedSites } from '../../layers/refreshChangedSites'
import { procedure } from '../../procedure'

/** How long one call works on, so that the caller can show how far it is, or stop asking. */
const forMs = 1_200

/** Takes a roll-out, or its undoing, on for about a second and says how far it is. What is settled stays settled, whatever happens to the caller. */
export const advance = procedure
  .onPlatform('layer.edit')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    const { platform } = ctx.db
    const [before] = await listRollouts(platform, { id })
    if (!before) throw notFound('roll-out')
    const settled: SettledSite[] = []
    const options = { forMs, actor: ctx.actor, onSettled: (site: SettledSite) => settled.push(site) }
    await (before.undoneAt === null ? continueRollout(platform, id, options) : continueUndo(platform, id, options))
    await refreshChangedSites(ctx.refreshSites, settled)
    const [rollout] = await listRollouts(platform, { id })
    if (!rollout) throw notFound('roll-out')
    return rollout
  })
