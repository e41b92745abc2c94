import { listLocations } from '@forecourt/data/organisations/listLocations'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { locationRow } from '../../locations/locationRow'
import { procedure } from '../../procedure'

const input = listInput(['name', 'city'], { q: z.string().max(100), dealershipId: z.string().max(100), visible: z.boolean() })

export const getList = procedure
  .permission('location.edit')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, query, { siteIds }) => listLocations(scope, query, siteIds))
    return { data: page.rows.map((location) => locationRow(location, ctx.now)), total: page.total }
  })
