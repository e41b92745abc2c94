import { getConversation } from '@forecourt/data/leads/inbox/getConversation'
import type { AccessScope } from '../../access/AccessScope'
import { findWithin } from '../../access/findWithin'
import { notFound } from '../../errors/notFound'

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
