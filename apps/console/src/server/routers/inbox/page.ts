import { listConversations } from '@forecourt/data/leads/inbox/listConversations'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { procedure } from '../../procedure'
import { inboxFilter } from './inboxInput'

const text = z.string().max(100)
const limit = 50

/** The inbox from a cursor on, latest first: a page, and where the next begins. */
export const page = procedure
  .permission('lead.read')
  .input(
    z.object({
      organisationId: text.nullable().default(null),
      filter: inboxFilter.default({}),
      cursor: z.object({ lastAt: z.iso.datetime(), id: text }).nullish(),
    }),
  )
  .query(async ({ ctx, input: { organisationId, filter, cursor } }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const userId = ctx.session.user.id
    const pages = await Promise.all(
      accessScopes.map(({ scope, siteIds }) =>
        listConversations(scope, { userId, siteIds, now: ctx.now }, { filter, after: cursor ?? null, limit: limit + 1 }),
      ),
    )
    const rows = pages.flat().sort((one, other) => other.lastAt.localeCompare(one.lastAt) || one.id.localeCompare(other.id))
    const data = rows.slice(0, limit)
    const last = data.at(-1)
    return { data, next: rows.length > limit && last ? { lastAt: last.lastAt, id: last.id } : null }
  })
