import type { ConversationResult } from '@forecourt/data/leads/inbox/changeConversation'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'

/** What a change of a conversation came to, or why it was refused. */
export const inboxAnswer = <Result extends ConversationResult>(result: Result): Extract<Result, { readonly ok: true }> => {
  if (result.ok) return result as Extract<Result, { readonly ok: true }>
  if (result.reason === 'notFound') throw notFound('conversation')
  throw new CallProblem(result.reason === 'conflict' ? 'CONFLICT' : 'BAD_REQUEST', result.message)
}
