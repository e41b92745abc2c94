import { lockSetting } from '@forecourt/data/layers/lockSetting'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** Locks a setting in the draft of a layer, with a reason for those who meet the lock; null takes the lock off. */
export const lock = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, pointer: z.string().startsWith('/').max(500), reason: z.string().trim().max(200).nullable() }))
  .mutation(async ({ ctx, input: { layerId: id, pointer, reason } }) => {
    const result = await lockSetting(ctx.db.platform, { layerId: id, pointer, reason, actor: ctx.actor })
    if (result.ok) return { locks: result.locks, lockReasons: result.lockReasons }
    if (result.reason === 'refused') throw new CallProblem('BAD_REQUEST', result.message)
    throw notFound('layer')
  })
