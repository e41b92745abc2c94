import { listUnfinished } from '@forecourt/data/leads/listUnfinished'
import { narrowScopes } from '../../access/narrowScopes'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** Forms that shoppers began, agreed to be contacted about, and did not finish (ENQ-08). */
export const unfinished = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => listUnfinished(scope, { now: ctx.now, siteIds })))
    return parts.flat().toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  })
