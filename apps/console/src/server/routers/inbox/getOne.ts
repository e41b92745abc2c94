import { peopleFor } from '@forecourt/data/leads/inbox/leadPeople'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'

/** A conversation with all that happened in it, and who could work on it. */
export const getOne = procedure
  .permission('lead.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record, reach } = await findConversation(ctx, id)
    return { ...record, people: await peopleFor(reach.scope, id) }
  })
