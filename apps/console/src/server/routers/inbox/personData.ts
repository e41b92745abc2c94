import { personData as readPersonData } from '@forecourt/data/leads/person/personData'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { findPerson } from './findPerson'

/** All that is kept of the person of a conversation, as a file they can be given. */
export const personData = procedure
  .permission('lead.erase')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { organisationId, conversationId } = await findPerson(ctx, id)
    const data = await readPersonData(ctx.db, organisationId, conversationId, ctx.now)
    if (!data) throw notFound('conversation')
    const counts = Object.fromEntries(Object.entries(data.tables).map(([table, rows]) => [table, rows.length]))
    return { counts, matters: data.matters, text: JSON.stringify({ exportedAt: ctx.now, ...data.tables }, null, 2) }
  })
