import { startUndo } from '@forecourt/data/publishing/rollouts/undoRollout'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** Begins to undo a roll-out; `advance` then takes it on. */
export const undo = procedure
  .onPlatform('layer.edit')
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    if (!(await startUndo(ctx.db.platform, id, ctx.actor))) throw notFound('roll-out')
    return { id }
  })
