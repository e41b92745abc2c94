import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { saveLayerDraft } from '@forecourt/data/layers/saveLayerDraft'
import { settingAt } from '@forecourt/schema/settingAt'
import { validateValues } from '@forecourt/schema/validation/validateValues'
import { z } from 'zod'
import { configValues, revision } from '../../configValues'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { layerId } from '../../layers/layerInput'
import { procedure } from '../../procedure'

/** Stores the draft of a layer. It may be invalid for now, but what is no setting at all is refused. */
export const saveDraft = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, values: configValues, expectedRevision: revision }))
  .mutation(async ({ ctx, input: { layerId: id, values, expectedRevision } }) => {
    const unknown = validateValues(values).filter(({ pointer }) => settingAt(pointer, values) === null)
    if (unknown.length > 0) throw new CallProblem('BAD_REQUEST', unknown[0]?.message ?? '', { problems: unknown })
    const result = await saveLayerDraft(ctx.db.platform, { layerId: id, values, expectedRevision, actor: ctx.actor })
    if (result.ok) return { revision: result.revision, savedAt: result.savedAt }
    switch (result.reason) {
      case 'conflict': {
        const version = (await layerForEditing(ctx.db.platform, id))?.revision ?? null
        const { theirs, revision: theirRevision, updatedBy } = result
        throw new CallProblem('CONFLICT', `${updatedBy ?? 'Someone else'} saved this draft in the meantime.`, {
          conflict: { revision: theirRevision, values: theirs, updatedAt: null, updatedBy, version },
        })
      }
      case 'unstorable':
        throw new CallProblem(result.tooLarge ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST', result.message)
      case 'notFound':
        throw notFound('layer')
    }
  })
