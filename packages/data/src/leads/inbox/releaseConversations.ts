import { openStages } from '@forecourt/rules/leads/inbox/conversationStages'
import type { Transaction } from '../../Transaction'
import { answeringRoles } from './leadPeople'

/**
 * Gives back what somebody works on and no longer can, because they left, were disabled or lost a role, so that it is nobody's and
 * not forgotten with them (ENT-16). What is closed stays theirs.
 */
export const releaseConversations = async (
  tx: Transaction,
  { userId, name, now }: { readonly userId: string; readonly name: string; readonly now: string },
): Promise<void> => {
  const freed = await tx.$queryRaw<{ id: string; organisation_id: string }[]>`
    update conversations c set assigned_to = null, assigned_at = null, revision = c.revision + 1
    where c.assigned_to = ${userId} and c.stage = any(${[...openStages]}::text[]) and not exists (
      select from memberships held join users u on u.id = held.user_id
      where held.user_id = ${userId} and not u.disabled and held.role = any(${[...answeringRoles]}::text[])
        and held.organisation_id = c.organisation_id and (held.site_id is null or held.site_id = any(c.site_ids))
    )
    returning c.id, c.organisation_id`
  await tx.conversationEntry.createMany({
    data: freed.map(({ id, organisation_id }) => ({
      ...{ organisationId: organisation_id, conversationId: id, kind: 'assign', at: new Date(now), actorName: 'Forecourt' },
      text: `Given back: ${name} no longer answers here`,
    })),
  })
}
