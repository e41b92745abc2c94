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
    const kept = await readPersonData(ctx.db, organisationId, conversationId, ctx.now)
    if (!kept) throw notFound('conversation')
    const counts = Object.fromEntries(Object.entries(kept.tables).map(([table, rows]) => [table, rows.length]))
    return { counts, matters: kept.matters, text: JSON.stringify({ keptAt: ctx.now, ...kept.tables }, null, 2) }
  })
