import { listReviews } from '@forecourt/data/reviews/listReviews'
import { reviewKind } from '@forecourt/data/reviews/reviewKind'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { z } from 'zod'
import { listWithin } from '../access/findWithin'
import { recordProcedures } from '../edited-records/recordProcedures'
import { listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Today in the earliest time zone of our countries: no review can have a later date. */
const latestDay = (now: string): string => momentInZone(now, 'Pacific/Chatham').date

const input = listInput(['reviewDate', 'rating', 'customerName', 'updatedAt'], {
  q: z.string().max(100),
  locationId: z.string().max(100),
  rating: z.enum(['1', '2', '3', '4', '5']),
  reply: z.enum(['missing', 'there']),
})

const getList = procedure
  .permission('review.edit')
  .input(input)
  .query(async ({ ctx, input: query }) => {
    const page = await listWithin(ctx, query, (scope, listQuery, { siteIds }) => listReviews(scope, listQuery, siteIds))
    return { data: page.rows, total: page.total }
  })

const edited = recordProcedures({ permission: 'review.edit', isPlatformOnly: false, kindAtTime: (now) => reviewKind(latestDay(now)) })

export const reviewsRouter = router({ ...edited, getList })
