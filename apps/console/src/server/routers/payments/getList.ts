import { listPaymentRequests } from '@forecourt/data/reservations/requests/listPaymentRequests'
import { requestStates } from '@forecourt/rules/reservations/requestStates'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

const input = listInput(['createdAt'], { q: z.string().max(100), state: z.enum(requestStates) })

/** Payments that were asked for by a link, latest first. */
export const getList = procedure
  .permission('reservation.read')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) => listPaymentRequests(scope, part, siteIds))
    return { data: page.rows, total: page.total }
  })
