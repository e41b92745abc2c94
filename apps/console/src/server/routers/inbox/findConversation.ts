import type { ConversationResult } from '@forecourt/data/leads/inbox/changeConversation'
import { getConversation } from '@forecourt/data/leads/inbox/getConversation'
import { z } from 'zod'
import type { AccessScope } from '../../access/AccessScope'
import { findWithin } from '../../access/findWithin'
import { CallProblem, notFound } from '../../errors/CallProblem'

export const conversationId = z.string().min(1).max(100)
/** An idempotency key made by the browser. */
export const actionKey = z.string().min(8).max(100)
export const revision = z.number().int().min(0)

interface ConversationQuery {
  readonly accessScopes: readonly AccessScope[]
  readonly session: { readonly user: { readonly id: string } }
  readonly now: string
}

/** Finds a conversation in the caller's scopes; one of other sites or organisations is not found. */
export const findConversation = async ({ accessScopes, session, now }: ConversationQuery, id: string) => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) =>
    getConversation(scope, id, { userId: session.user.id, siteIds, now }),
  )
  if (!found) throw notFound('conversation')
  return found
}

/** Returns the result of a conversation's change, or throws its refusal. */
export const requireChangedConversation = <Result extends ConversationResult>(result: Result): Extract<Result, { readonly ok: true }> => {
  if (result.ok) return result as Extract<Result, { readonly ok: true }>
  if (result.reason === 'notFound') throw notFound('conversation')
  throw new CallProblem(result.reason === 'conflict' ? 'CONFLICT' : 'BAD_REQUEST', result.message)
}
