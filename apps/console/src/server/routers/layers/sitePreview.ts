import { layersInUse } from '@forecourt/data/layers/layersInUse'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { getVersion } from '@forecourt/data/sites/versions/getVersion'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { layerAt } from '../../layers/layerAt'
import { layerId, layerState } from '../../layers/layerInput'
import { loadPreviewPage } from '../../preview/loadPreviewPage'
import { procedure } from '../../procedure'

/** A page of a site as it is, and as a layer's draft or release would make it. */
export const sitePreview = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, state: layerState, siteId: z.string().max(100), path: z.string().startsWith('/').max(2_000) }))
  .query(async ({ ctx, input: { layerId: id, state, siteId, path } }) => {
    const { db, originOf, now } = ctx
    const editing = await siteForEditing(db.platform, siteId)
    if (!editing) throw notFound('site')
    const candidate = await layerAt(db.platform, id, state)
    const live = editing.liveVersion && (await getVersion(db.platform, siteId, editing.liveVersion.number))
    const own = siteLayer(editing.site.name, live ? live.values : editing.draft.values)
    const inUse = await db.platform.transaction(async (tx) => {
      const site = await tx.site.findFirstOrThrow({ where: { id: siteId } })
      return (await layersInUse(tx, [{ ...site, siteId }]))[0] ?? []
    })
    const stacks = [inUse.map(({ layer }) => layer), inUse.map((used) => (used.id === id ? candidate : used.layer))]
    const [before, after] = await Promise.all(
      stacks.map(async (layers) => {
        const { config } = resolveConfig([...layers, own])
        return { config, page: await loadPreviewPage({ db, originOf, editing, config, path, query: '', now }) }
      }),
    )
    if (!before || !after) throw notFound('site')
    return { site: { id: siteId, name: editing.site.name }, before, after }
  })
