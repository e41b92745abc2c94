import { listOutbox } from '@forecourt/data/outbox/listOutbox'
import { dealershipKinds } from '@forecourt/rules/outbox/outboxMessages'
import { narrowScopes } from '../../access/narrowScopes'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** As many as somebody looks through. */
const maxRows = 100

/** Messages to shoppers and the dealership that were given up after their last try (API-07). */
export const undelivered = procedure
  .permission('lead.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(
      accessScopes.map(({ scope, siteIds }) =>
        listOutbox(scope, {
          page: 1,
          perPage: maxRows,
          filter: { undelivered: 'dead', kind: dealershipKinds, ...(siteIds && { siteId: siteIds }) },
        }),
      ),
    )
    return parts
      .flatMap(({ rows }) => rows)
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .map(({ id, siteId, leadId, kind, payload, lastError, createdAt }) => ({
        ...{ id, siteId, leadId, kind, createdAt },
        to: payload.to ?? [],
        fault: lastError,
      }))
  })
