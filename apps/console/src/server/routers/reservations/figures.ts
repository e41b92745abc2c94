import { reservationFigures } from '@forecourt/data/reservations/listReservations'
import { narrowScopes } from '../../access/narrowScopes'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** How many reservations stand, and how many wait for a person. */
export const figures = procedure
  .permission('reservation.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => reservationFigures(scope, siteIds)))
    const sum = (of: 'live' | 'waiting') => parts.reduce((total, part) => total + part[of], 0)
    return { live: sum('live'), waiting: sum('waiting') }
  })
