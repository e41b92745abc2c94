import { startRollout } from '@forecourt/data/publishing/rollouts/startRollout'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { layerId, releaseNumber } from '../../layers/layerInput'
import { procedure } from '../../procedure'

const input = z.object({
  layerId,
  revision: releaseNumber,
  siteIds: z.array(z.string().max(100)).min(1, 'Choose at least one site.').max(20_000),
  note: z.string().trim().max(500).default(''),
})

/** Begins to take a release to sites; `advance` then takes it on. */
export const start = procedure
  .onPlatform('layer.edit')
  .input(input)
  .mutation(async ({ ctx, input: wanted }) => {
    const started = await startRollout(ctx.db.platform, { ...wanted, actor: ctx.actor })
    if (started.ok) return { id: started.rolloutId, siteCount: started.siteCount }
    throw new CallProblem(started.reason === 'notFound' ? 'NOT_FOUND' : 'BAD_REQUEST', started.message)
  })
