import { getConversation } from '@forecourt/data/leads/inbox/getConversation'
import type { AccessScope } from '../../access/AccessScope'
import { findWithin } from '../../access/findWithin'
import { CallProblem, notFound } from '../../errors/CallProblem'

interface Asking {
  readonly accessScopes: readonly AccessScope[]
  readonly session: { readonly user: { readonly id: string } }
  readonly now: string
}

/** Finds a conversation in the caller's scopes; one of other sites or organisations is not found. */
export const findConversation = async ({ accessScopes, session, now }: Asking, id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) =>
    getConversation(scope, id, { userId: session.user.id, siteIds, now }),
  )
  if (!found) throw notFound('conversation')
  return found
}

/** Finds a conversation for exporting or erasing its customer; requires an organisation-wide scope. */
export const findPerson = async (ctx: Parameters<typeof findConversation>[0], id: string) => {
  const { record, accessScope } = await findConversation(ctx, id)
  if (accessScope.siteIds !== null)
    throw new CallProblem('FORBIDDEN', 'They may also have enquired at other sites. Ask someone who works for all of them.')
  return { organisationId: record.organisationId, conversationId: record.id }
}
