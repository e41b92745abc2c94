import { getConversation } from '@forecourt/data/leads/inbox/getConversation'
import type { AccessScope } from '../../access/AccessScope'
import { findWithin } from '../../access/findWithin'
import { CallProblem, notFound } from '../../errors/CallProblem'

interface Asking {
  readonly accessScopes: readonly AccessScope[]
  readonly session: { readonly user: { readonly id: string } }
  readonly now: string
}

/** A conversation within reach; one of other sites, or of another organisation, is not found. */
export const findConversation = async ({ accessScopes, session, now }: Asking, id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) =>
    getConversation(scope, id, { userId: session.user.id, siteIds, now }),
  )
  if (!found) throw notFound('conversation')
  return found
}

/** A conversation whose person may be handed out or erased as a whole: by who works for all sites of the business. */
export const findPerson = async (ctx: Parameters<typeof findConversation>[0], id: string) => {
  const { record, accessScope } = await findConversation(ctx, id)
  if (accessScope.siteIds !== null)
    throw new CallProblem('FORBIDDEN', 'They may have asked at other sites too: ask somebody who works for all of them.')
  return { organisationId: record.organisationId, conversationId: record.id }
}
