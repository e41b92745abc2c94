import { listEntries } from '@forecourt/data/shoppers/promotions/listEntries'
import { z } from 'zod'
import { listWithin } from '../../../access/listWithin'
import { listInput } from '../../../listInput'
import { procedure } from '../../../procedure'

const input = listInput(['enteredAt'], { q: z.string().max(100), won: z.enum(['true', 'false']) })

/** Who took part in prize draws, and what they won, latest first (RTE-21). */
export const getList = procedure
  .permission('lead.read')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) => listEntries(scope, part, siteIds))
    return { data: page.rows, total: page.total }
  })
