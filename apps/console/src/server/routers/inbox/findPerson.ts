import { CallProblem } from '../../errors/CallProblem'
import { findConversation } from './findConversation'

/** A conversation whose person may be handed out or erased as a whole: by who works for all sites of the business. */
export const findPerson = async (ctx: Parameters<typeof findConversation>[0], id: string) => {
  const { record, accessScope } = await findConversation(ctx, id)
  if (accessScope.siteIds !== null)
    throw new CallProblem('FORBIDDEN', 'They may have asked at other sites too: ask somebody who works for all of them.')
  return { organisationId: record.organisationId, conversationId: record.id }
}
