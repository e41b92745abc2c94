import { listReservations } from '@forecourt/data/reservations/listReservations'
import { reservationStates } from '@forecourt/rules/entities/reservationStates'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

const input = listInput(['createdAt'], { q: z.string().max(100), state: z.enum(reservationStates), carId: z.string().max(100) })

export const getList = procedure
  .permission('reservation.read')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) => listReservations(scope, part, siteIds))
    return { data: page.rows, total: page.total }
  })
