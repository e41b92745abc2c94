import { listOffers } from '@forecourt/data/offers/listOffers'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

const input = listInput(['position', 'name', 'startsOn', 'endsOn', 'updatedAt'], {
  q: z.string().max(100),
  category: z.string().max(20),
  siteId: z.string().max(100),
  state: z.enum(['running', 'upcoming', 'ended']),
})

export const getList = procedure
  .permission('offer.edit')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, asked, { siteIds }) =>
      listOffers(scope, asked, { allowedSiteIds: siteIds, now: ctx.now }),
    )
    return { data: page.rows, total: page.total }
  })
