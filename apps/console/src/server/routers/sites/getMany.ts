import { listSites } from '@forecourt/data/sites/listSites'
import { listWithin } from '../../access/listWithin'
import { getManyInput } from '../../getManyInput'
import { procedure } from '../../procedure'
import { siteRow } from '../../sites/siteRow'

export const getMany = procedure
  .permission('site.read')
  .input(getManyInput)
  .query(async ({ ctx, input: { ids } }) => {
    const page = await listWithin(ctx, { page: 1, perPage: 200 }, (scope, query, { siteIds }) =>
      listSites(scope, { ...query, filter: { ids: siteIds ? ids.filter((id) => siteIds.includes(id)) : ids } }),
    )
    return page.rows.map((row) => siteRow(row, ctx.originOf))
  })
