import { erasePerson } from '@forecourt/data/leads/person/erasePerson'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { getOneInput } from '../../listInput'
import { procedure } from '../../procedure'
import { findPerson } from './findConversation'

/** Erases the customer of a conversation with all their data. */
export const erase = procedure
  .permission('lead.erase')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { organisationId, conversationId } = await findPerson(ctx, id)
    const result = await erasePerson(ctx.db, organisationId, { conversationId, actor: ctx.actor, now: ctx.now })
    if (result.ok) return { id }
    throw result.reason === 'notFound' ? notFound('conversation') : new CallProblem('CONFLICT', result.matters.join(' '))
  })
