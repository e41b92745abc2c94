import { getVersion } from '@forecourt/data/sites/versions/getVersion'
import { restoreVersion } from '@forecourt/data/sites/versions/restoreVersion'
import { z } from 'zod'
import { revision, versionNumber } from '../../configValues'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { refuseStaffOnly } from '../../sites/refuseStaffOnly'
import { saveAnswer } from '../../sites/saveAnswer'

/** Copies an earlier version into the draft, to be edited and published anew. */
export const restore = procedure
  .onSite('site.edit')
  .input(z.object({ version: versionNumber, expectedRevision: revision }))
  .mutation(async ({ ctx, input: { siteId, version, expectedRevision } }) => {
    const old = await getVersion(ctx.scope, siteId, version)
    if (!old) throw notFound('version')
    await refuseStaffOnly(ctx.session, ctx.scope, siteId, old.values)
    const result = await restoreVersion(ctx.scope, { siteId, number: version, expectedRevision, actor: ctx.actor })
    const saved = saveAnswer(result, ctx.site.liveVersion)
    return { revision: saved.revision, savedAt: saved.savedAt, values: old.values }
  })
