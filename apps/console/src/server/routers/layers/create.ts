import { randomUUID } from 'node:crypto'
import { appendAudit } from '@forecourt/data/audit/appendAudit'
import { insertLayer } from '@forecourt/data/layers/insertLayer'
import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { violatedRule } from '@forecourt/data/violatedRule'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

const input = z.object({
  kind: z.enum(['template', 'manufacturer']),
  name: z.string().trim().min(1, 'Give the layer a name.').max(60),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{1,49}$/, 'Use small letters, digits and hyphens.'),
  /** A layer to start from; without one it says nothing yet. */
  from: layerId.optional(),
})

/** Adds a template or a manufacturer's layer that no site uses yet. */
export const create = procedure
  .onPlatform('layer.edit')
  .input(input)
  .mutation(async ({ ctx, input: { from, ...wanted } }) => {
    const source = from === undefined ? null : await layerForEditing(ctx.db.platform, from)
    if (from !== undefined && !source) throw notFound('layer')
    const { values = {}, locks = [], lockReasons = {} } = source?.released ?? {}
    const id = randomUUID()
    try {
      await ctx.db.platform.transaction(async (tx) => {
        await insertLayer(tx, { id, ...wanted, schemaVersion, values, locks, lockReasons, author: ctx.actor })
        await appendAudit(tx, {
          organisationId: null,
          actor: ctx.actor,
          action: 'layer.create',
          target: id,
          summary: `Made the layer ${wanted.name}${source ? ` after ${source.released.name}` : ''}`,
        })
      })
    } catch (error) {
      if (violatedRule(error)?.rule !== 'unique') throw error
      const message = 'Another layer of this kind has that short name already.'
      throw new CallProblem('CONFLICT', message, { fields: { slug: message } })
    }
    return { id }
  })
