import { listReviews } from '@forecourt/data/reviews/listReviews'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

const input = listInput(['reviewDate', 'rating', 'customerName', 'updatedAt'], {
  q: z.string().max(100),
  locationId: z.string().max(100),
  rating: z.enum(['1', '2', '3', '4', '5']),
  reply: z.enum(['missing', 'there']),
})

export const getList = procedure
  .permission('review.edit')
  .input(input)
  .query(async ({ ctx, input: query }) => {
    const page = await listWithin(ctx, query, (scope, asked, { siteIds }) => listReviews(scope, asked, siteIds))
    return { data: page.rows, total: page.total }
  })
