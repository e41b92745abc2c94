import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { configValues } from '../../configValues'
import { notFound } from '../../errors/notFound'
import { instant } from '../../instant'
import { layerId } from '../../layers/layerInput'
import { siteStack } from '../../layers/siteStack'
import { loadPreviewPage } from '../../preview/loadPreviewPage'
import { procedure } from '../../procedure'

const input = z.object({
  layerId,
  siteId: z.string().max(100),
  path: z.string().startsWith('/').max(2_000),
  query: z.string().max(4_000).default(''),
  values: configValues,
  /** The instant to show the page at; without it, now. */
  now: instant.optional(),
})

/** The page a path of a site leads to under a draft of one of its layers, with its data. */
export const pageData = procedure
  .onPlatform('layer.edit')
  .input(input)
  .query(async ({ ctx, input: { layerId: id, siteId, path, query, values, now = ctx.now } }) => {
    const editing = await siteForEditing(ctx.db.platform, siteId)
    const layer = await layerForEditing(ctx.db.platform, id)
    if (!editing || !layer) throw notFound('site')
    const { below, above } = siteStack(editing, layer.released)
    const { config } = resolveConfig([...below, { ...layer.draft.layer, values }, ...above])
    return loadPreviewPage({ db: ctx.db, originOf: ctx.originOf, editing, config, path, query, now })
  })
