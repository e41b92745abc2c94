import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { underTemplate } from '@forecourt/data/sites/underTemplate'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { templateConsequences } from '../../sites/templateConsequences'

/** What another template would change, take away and leave alone at a site, in words. */
export const templateReport = procedure
  .onSite('site.create')
  .input(z.object({ templateLayerId: z.string().max(100) }))
  .query(async ({ ctx, input: { siteId, templateLayerId } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    const other = await underTemplate(ctx.scope, siteId, templateLayerId)
    if (!editing || !other) throw notFound('site')
    const own = siteLayer(editing.site.name, editing.draft.values)
    return { revision: editing.draft.revision, ...templateConsequences([...editing.layers, own], [...other, own]) }
  })
