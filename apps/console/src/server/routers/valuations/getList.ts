import { listValuations } from '@forecourt/data/valuations/listValuations'
import { valuationStates } from '@forecourt/rules/valuations/valuationState'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

const input = listInput(['sentAt'], { q: z.string().max(100), state: z.enum(valuationStates), leadId: z.string().max(100) })

/** What shoppers asked about their own vehicles, latest first. */
export const getList = procedure
  .permission('lead.read')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) => listValuations(scope, part, siteIds, ctx.now))
    return { data: page.rows, total: page.total }
  })
