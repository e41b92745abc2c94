import { releaseLayer } from '@forecourt/data/layers/releaseLayer'
import { z } from 'zod'
import { revision } from '../../configValues'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

const input = z.object({
  layerId,
  note: z.string().trim().max(500).default(''),
  expectedRevision: revision,
  expectedLocks: z.array(z.string().max(500)).max(2_000),
})

/** Makes the draft of a layer its newest release. No site changes by it before it is rolled out. */
export const release = procedure
  .onPlatform('layer.edit')
  .input(input)
  .mutation(async ({ ctx, input: { layerId: id, ...releasing } }) => {
    const result = await releaseLayer(ctx.db.platform, { layerId: id, ...releasing, actor: ctx.actor })
    if (result.ok) return { revision: result.revision, releasedAt: ctx.now }
    switch (result.reason) {
      case 'invalid': {
        const { length } = result.problems
        throw new CallProblem(
          'BAD_REQUEST',
          `${length} ${length === 1 ? 'setting needs' : 'settings need'} attention before you can release.`,
          {
            problems: result.problems,
          },
        )
      }
      case 'conflict':
        throw new CallProblem('CONFLICT', result.message)
      case 'nothing':
        throw new CallProblem('BAD_REQUEST', result.message)
      case 'notFound':
        throw notFound('layer')
    }
  })
