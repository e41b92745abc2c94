import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { underTemplate } from '@forecourt/data/sites/underTemplate'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { loadPreviewPage } from '../../preview/loadPreviewPage'
import { procedure } from '../../procedure'

/** A page of a site as its draft is, and as another template would make it. */
export const templatePreview = procedure
  .onSite('site.create')
  .input(z.object({ templateLayerId: z.string().max(100), path: z.string().startsWith('/').max(2_000) }))
  .query(async ({ ctx, input: { siteId, templateLayerId, path } }) => {
    const { db, originOf, now, scope } = ctx
    const editing = await siteForEditing(scope, siteId)
    const other = await underTemplate(scope, siteId, templateLayerId)
    if (!editing || !other) throw notFound('site')
    const own = siteLayer(editing.site.name, editing.draft.values)
    const sideOf = async (layers: typeof other) => {
      const { config } = resolveConfig([...layers, own])
      return { config, page: await loadPreviewPage({ db, originOf, editing, config, path, query: '', now }) }
    }
    return { before: await sideOf(editing.layers), after: await sideOf(other) }
  })
