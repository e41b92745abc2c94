import { listLayers } from '@forecourt/data/layers/listLayers'
import { z } from 'zod'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

/** Every layer beneath the sites' own. There are few enough to be shown at once, but a group of dealers brings one each. */
export const getList = procedure
  .onPlatform('layer.edit')
  .input(
    listInput(['name', 'siteCount', 'updatedAt'], {
      q: z.string().max(100),
      kind: z.enum(['platform', 'template', 'manufacturer', 'organisation']),
      state: z.enum(['draft', 'behind']),
    }),
  )
  .query(async ({ ctx, input: { page, perPage, filter = {} } }) => {
    const { q = '', kind, state } = filter
    const layers = await listLayers(ctx.db.platform)
    const found = layers.filter(
      (layer) =>
        layer.name.toLowerCase().includes(q.trim().toLowerCase()) &&
        (kind === undefined || layer.kind === kind) &&
        (state !== 'draft' || layer.draft !== null) &&
        (state !== 'behind' || layer.behindCount > 0),
    )
    const rows = found.slice((page - 1) * perPage, page * perPage)
    return { data: rows.map(({ values: _values, ...row }) => row), total: found.length }
  })
