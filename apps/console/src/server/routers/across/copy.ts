import { getSite } from '@forecourt/data/sites/getSite'
import { saveDraft } from '@forecourt/data/sites/saveDraft'
import { z } from 'zod'
import { findWithin } from '../../access/findWithin'
import { grantedScopes } from '../../access/grantedScopes'
import { copiedValues } from '../../across/copiedValues'
import { siteResolution } from '../../across/siteResolution'
import { revision } from '../../configValues'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { refuseStaffOnly } from '../../sites/refuseStaffOnly'
import { saveAnswer } from '../../sites/saveAnswer'

const input = z.object({
  fromId: z.string().min(1).max(100),
  state: z.enum(['draft', 'live']).default('draft'),
  pointer: z.string().startsWith('/').max(500),
  expectedRevision: revision,
})

/** Takes one setting over from another site into this site's draft. */
export const copy = procedure
  .onSite('site.edit')
  .input(input)
  .mutation(async ({ ctx, input: { siteId, fromId, state, pointer, expectedRevision } }) => {
    const readable = grantedScopes(ctx.db, ctx.session, 'site.read').filter(({ siteIds }) => siteIds === null || siteIds.includes(fromId))
    const from = await findWithin(readable, (scope) => getSite(scope, fromId))
    if (!from) throw notFound('site')
    const source = await siteResolution(from.accessScope.scope, fromId, state)
    const target = await siteResolution(ctx.scope, siteId, 'draft')
    const values = copiedValues({ source: source.resolution, inherited: target.inherited, values: target.draft.values }, pointer)
    await refuseStaffOnly(ctx.session, ctx.scope, siteId, values)
    const saved = await saveDraft(ctx.scope, { siteId, values, expectedRevision, actor: ctx.actor })
    return { revision: saveAnswer(saved, ctx.site.liveVersion).revision }
  })
