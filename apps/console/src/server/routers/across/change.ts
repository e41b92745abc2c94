import { applyChange } from '@forecourt/data/bulk/applyChange'
import { changeSetting } from '@forecourt/data/bulk/changeSetting'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { z } from 'zod'
import { mayOnSite } from '../../access/mayOnSite'
import { settingChange } from '../../across/settingChange'
import { revision } from '../../configValues'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { refuseStaffOnly } from '../../sites/refuseStaffOnly'

const input = z.object({
  /** Names the change at all its sites. */
  bulkId: z.uuid(),
  change: settingChange,
  expectedRevision: revision,
  publish: z.boolean().default(false),
  note: z.string().trim().max(500).default(''),
})

/** Changes one setting in one site's draft as part of a bulk change, and publishes it where that is wished, allowed and takes nothing else along. */
export const change = procedure
  .onSite('site.edit')
  .input(input)
  .mutation(async ({ ctx, input: { siteId, publish, ...bulk } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { site, layers, draft } = editing
    const { values } = applyChange({ name: site.name, below: layers, values: draft.values }, bulk.change)
    await refuseStaffOnly(ctx.session, ctx.scope, siteId, values)
    const result = await changeSetting(ctx.scope, {
      ...bulk,
      siteId,
      publish: publish && mayOnSite(ctx.session, 'site.publish', ctx.site),
      actor: ctx.actor,
    })
    if (result.outcome === 'published') await ctx.refreshSites({ kind: 'site', organisationId: ctx.site.organisationId, siteId })
    return result
  })
