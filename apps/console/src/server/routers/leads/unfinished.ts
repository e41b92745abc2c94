import { listUnfinished } from '@forecourt/data/leads/listUnfinished'
import { narrowReach } from '../../access/narrowReach'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** Forms that shoppers began, agreed to be contacted about, and did not finish (ENQ-08). */
export const unfinished = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const reach = organisationId === null ? ctx.reach : narrowReach(ctx.db, ctx.reach, organisationId)
    const parts = await Promise.all(reach.map(({ scope, siteIds }) => listUnfinished(scope, { now: ctx.now, siteIds })))
    return parts.flat().toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  })
