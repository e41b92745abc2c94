import { payingSites } from '@forecourt/data/reservations/requests/payingSites'
import { narrowReach } from '../../access/narrowReach'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** The sites on which a person may ask for payments. */
export const sites = procedure
  .permission('reservation.manage')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const reach = organisationId === null ? ctx.reach : narrowReach(ctx.db, ctx.reach, organisationId)
    return (await Promise.all(reach.map(({ scope, siteIds }) => payingSites(scope, siteIds)))).flat()
  })
