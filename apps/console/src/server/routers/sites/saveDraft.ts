import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { saveDraft as save } from '@forecourt/data/sites/saveDraft'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { modelPaths } from '@forecourt/rules/pages/modelPaths'
import { resolveSite } from '@forecourt/rules/resolveSite'
import { z } from 'zod'
import { configValues, revision } from '../../configValues'
import { procedure } from '../../procedure'
import { refuseStaffOnly } from '../../sites/refuseStaffOnly'
import { refuseUnknown } from '../../sites/refuseUnknown'
import { saveAnswer } from '../../sites/saveAnswer'

/** Stores the draft. It may be invalid; what is invalid comes back as problems. */
export const saveDraft = procedure
  .onSite('site.edit')
  .input(z.object({ values: configValues, expectedRevision: revision }))
  .mutation(async ({ ctx, input: { siteId, values, expectedRevision } }) => {
    await refuseUnknown(ctx.scope, siteId, values)
    await refuseStaffOnly(ctx.session, ctx.scope, siteId, values)
    const saved = saveAnswer(await save(ctx.scope, { siteId, values, expectedRevision, actor: ctx.actor }), ctx.site.liveVersion)
    const editing = await siteForEditing(ctx.scope, siteId)
    const problems = editing
      ? resolveSite([...editing.layers, siteLayer(editing.site.name, values)], new Set(modelPaths(editing.modelPages))).problems
      : []
    return { revision: saved.revision, savedAt: saved.savedAt, problems }
  })
