import { listSites } from '@forecourt/data/sites/listSites'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'
import { siteRow } from '../../sites/siteRow'

const input = listInput(['name', 'publishedAt', 'draftUpdatedAt'], {
  q: z.string().max(100),
  status: z.enum(['draft', 'live', 'paused', 'archived']),
  unpublishedChanges: z.boolean(),
})

export const getList = procedure
  .permission('site.read')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) =>
      listSites(scope, siteIds ? { ...part, filter: { ...part.filter, ids: siteIds } } : part),
    )
    return { data: page.rows.map((row) => siteRow(row, ctx.originOf)), total: page.total }
  })
