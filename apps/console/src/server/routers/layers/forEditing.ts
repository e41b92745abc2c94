import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { listLayerSites } from '@forecourt/data/layers/listLayerSites'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { layerId } from '../../layers/layerInput'
import { siteStack } from '../../layers/siteStack'
import { procedure } from '../../procedure'

/** Some site, for a layer that none uses yet. */
const anySite = async (db: { platform: Parameters<typeof siteForEditing>[0] }) =>
  (await db.platform.transaction((tx) => tx.site.findFirst({ orderBy: { name: 'asc' }, select: { id: true } })))?.id

/** All that the editor of a layer starts from: the layer, its draft, and a site through which to look at it. */
export const forEditing = procedure
  .onPlatform('layer.edit')
  .input(z.object({ layerId, throughSiteId: z.string().max(100).optional() }))
  .query(async ({ ctx, input: { layerId: id, throughSiteId } }) => {
    const scope = ctx.db.platform
    const layer = await layerForEditing(scope, id)
    if (!layer) throw notFound('layer')
    const { sites, total } = await listLayerSites(scope, id, {}, { limit: 1 })
    const shownId = throughSiteId ?? sites[0]?.siteId ?? (await anySite(ctx.db))
    const editing = shownId === undefined ? null : await siteForEditing(scope, shownId)
    return {
      layer,
      siteCount: total,
      through: editing && {
        id: editing.site.siteId,
        slug: editing.site.slug,
        name: editing.site.name,
        organisation: { id: editing.site.organisationId, name: editing.site.organisationName },
        hosts: editing.site.hosts,
        address: editing.site.hosts[0] === undefined ? '' : ctx.originOf(editing.site.hosts[0]),
        modelPages: editing.modelPages,
        ...siteStack(editing, layer.released),
      },
    }
  })
