import { listRollouts } from '@forecourt/data/publishing/rollouts/listRollouts'
import { z } from 'zod'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** The roll-outs of a layer, latest first. */
export const list = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId }))
  .query(async ({ ctx, input }) => ({ rollouts: await listRollouts(ctx.db.platform, input) }))
