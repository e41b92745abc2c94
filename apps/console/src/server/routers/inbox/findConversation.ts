import { getConversation } from '@forecourt/data/leads/inbox/getConversation'
import { findWithin } from '../../access/findWithin'
import type { Reach } from '../../access/Reach'
import { notFound } from '../../errors/notFound'

interface Asking {
  readonly reach: readonly Reach[]
  readonly session: { readonly user: { readonly id: string } }
  readonly now: string
}

/** A conversation within reach; one of other sites, or of another organisation, is not found. */
export const findConversation = async ({ reach, session, now }: Asking, id: string) => {
  const found = await findWithin(reach, (scope, { siteIds }) => getConversation(scope, id, { userId: session.user.id, siteIds, now }))
  if (!found) throw notFound('conversation')
  return found
}
