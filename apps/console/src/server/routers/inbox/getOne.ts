import { loadInboxSettings } from '@forecourt/data/leads/inbox/inboxSettings'
import { peopleFor } from '@forecourt/data/leads/inbox/leadPeople'
import { answerTemplates } from '@forecourt/data/leads/inbox/templateKind'
import { erasedAt } from '@forecourt/rules/leads/inbox/erasedAt'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'

/** A conversation with all that happened in it, who could work on it, what is often written, and why such are lost. */
export const getOne = procedure
  .permission('lead.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record, accessScope } = await findConversation(ctx, id)
    const [people, templates, { settings }] = [
      await peopleFor(accessScope.scope, id),
      await answerTemplates(accessScope.scope, record.organisationId),
      await loadInboxSettings(accessScope.scope, record.organisationId),
    ]
    return { ...record, people, templates, lostReasons: settings.lostReasons, erasedAt: erasedAt(record, settings.keptMonths) }
  })
