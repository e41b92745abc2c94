import { erasePerson } from '@forecourt/data/leads/person/erasePerson'
import { personData as readPersonData } from '@forecourt/data/leads/person/personData'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { getOneInput } from '../../listInput'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'

/** Finds a conversation for exporting or erasing its customer; requires an organisation-wide scope. */
const findPerson = async (ctx: Parameters<typeof findConversation>[0], id: string) => {
  const { record, accessScope } = await findConversation(ctx, id)
  if (accessScope.siteIds !== null)
    throw new CallProblem('FORBIDDEN', 'They may also have enquired at other sites. Ask someone who works for all of them.')
  return { organisationId: record.organisationId, conversationId: record.id }
}

/** Exports all personal data of a conversation's customer, as a file for them. */
const personData = procedure
  .permission('lead.erase')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { organisationId, conversationId } = await findPerson(ctx, id)
    const data = await readPersonData(ctx.db, organisationId, conversationId, ctx.now)
    if (!data) throw notFound('conversation')
    const counts = Object.fromEntries(Object.entries(data.tables).map(([table, rows]) => [table, rows.length]))
    return { counts, matters: data.matters, text: JSON.stringify({ exportedAt: ctx.now, ...data.tables }, null, 2) }
  })

/** Erases the customer of a conversation with all their data. */
const erase = procedure
  .permission('lead.erase')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { organisationId, conversationId } = await findPerson(ctx, id)
    const result = await erasePerson(ctx.db, organisationId, { conversationId, actor: ctx.actor, now: ctx.now })
    if (result.ok) return { id }
    throw result.reason === 'notFound' ? notFound('conversation') : new CallProblem('CONFLICT', result.matters.join(' '))
  })

/** Personal data of a conversation's customer: export and erasure. */
export const personalDataProcedures = { personData, erase }
