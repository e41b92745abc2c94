import { payingSites } from '@forecourt/data/reservations/requests/payingSites'
import { narrowScopes } from '../../access/narrowScopes'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** The sites on which a person may ask for payments. */
export const sites = procedure
  .permission('reservation.manage')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    return (await Promise.all(accessScopes.map(({ scope, siteIds }) => payingSites(scope, siteIds)))).flat()
  })
