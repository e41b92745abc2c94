import { reservationFigures } from '@forecourt/data/reservations/listReservations'
import { narrowReach } from '../../access/narrowReach'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** How many reservations stand, and how many wait for a person. */
export const figures = procedure
  .permission('reservation.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const reach = organisationId === null ? ctx.reach : narrowReach(ctx.db, ctx.reach, organisationId)
    const parts = await Promise.all(reach.map(({ scope, siteIds }) => reservationFigures(scope, siteIds)))
    const sum = (of: 'live' | 'waiting') => parts.reduce((total, part) => total + part[of], 0)
    return { live: sum('live'), waiting: sum('waiting') }
  })
