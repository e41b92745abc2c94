import { listOffers } from '@forecourt/data/offers/listOffers'
import { isCalendarDate } from '@forecourt/rules/dates/calendarDate'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

const input = listInput(['position', 'name', 'startsOn', 'endsOn', 'updatedAt'], {
  q: z.string().max(100),
  category: z.string().max(20),
  siteId: z.string().max(100),
  state: z.enum(['running', 'upcoming', 'ended']),
  /** The day it is where the asker is; the sites decide by their own. */
  today: z.string().refine(isCalendarDate),
})

export const getList = procedure
  .permission('offer.edit')
  .input(input)
  .query(async ({ ctx, input: { filter: { today, ...filter } = {}, ...query } }) => {
    const day = today ?? momentInZone(ctx.now, 'Australia/Sydney').date
    const page = await listWithin(ctx, { ...query, filter }, (scope, asked, { siteIds }) =>
      listOffers(scope, asked, { reached: siteIds, today: day }),
    )
    return { data: page.rows, total: page.total }
  })
