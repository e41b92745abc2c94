import { mergeConversations } from '@forecourt/data/leads/inbox/joinConversations'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'
import { conversationId } from './inboxInput'

/** Puts two conversations of one person together. */
export const merge = procedure
  .permission('lead.update')
  .input(z.object({ id: conversationId, otherId: conversationId }))
  .mutation(async ({ ctx, input: { id, otherId } }) => {
    const { accessScope } = await findConversation(ctx, id)
    const result = await mergeConversations(accessScope.scope, {
      id,
      otherId,
      siteIds: accessScope.siteIds,
      actor: ctx.actor,
      now: ctx.now,
    })
    if (result.ok) return result
    throw result.reason === 'notFound' ? notFound('conversation') : new CallProblem('CONFLICT', result.message)
  })
