import { undelivered as found } from '@forecourt/data/outbox/undelivered'
import { dealerMessages } from '@forecourt/rules/leads/delivery/dealerMessages'
import { narrowScopes } from '../../access/narrowScopes'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

const kinds = Object.keys(dealerMessages) as (keyof typeof dealerMessages)[]

/** Messages to shoppers and the dealership that were given up after their last try (API-07). */
export const undelivered = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => found(scope, { kinds, siteIds })))
    return parts.flat().toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  })
