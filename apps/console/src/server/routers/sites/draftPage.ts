import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { loadPreviewPage } from '../../preview/loadPreviewPage'
import { procedure } from '../../procedure'

/** A page of a site as its draft has it, with the config it is drawn under. */
export const draftPage = procedure
  .onSite('site.read')
  .input(z.object({ path: z.string().startsWith('/').max(2_000) }))
  .query(async ({ ctx, input: { siteId, path } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { config } = resolveConfig([...editing.layers, siteLayer(editing.site.name, editing.draft.values)])
    const { db, originOf, now } = ctx
    return { config, page: await loadPreviewPage({ db, originOf, editing, config, path, query: '', now }) }
  })
