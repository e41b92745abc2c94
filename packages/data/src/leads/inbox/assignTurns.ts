import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { nextAssignee, type Turn } from '@forecourt/rules/leads/inbox/nextAssignee'
import type { Transaction } from '../../Transaction'
import { findClockPlace } from './answerClock'
import { inboxSettingsIn } from './inboxSettings'
import { leadPeople } from './leadPeople'
import type { StoredConversation } from './lockConversation'

const turnDays = 30

/** What everybody of an organisation was given lately. */
const turnsOf = (tx: Transaction, organisationId: string, since: Date): Promise<Turn[]> => tx.$queryRaw<Turn[]>`
  select assigned_to as "userId", count(*)::int as count, to_char(max(assigned_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt"
  from conversations where organisation_id = ${organisationId} and assigned_to is not null and assigned_at >= ${since} group by 1`

/**
 * Gives a conversation to whose turn it is; null where nobody's is. Turns of an organisation are taken one after the other, so that two
 * that arrive at once don't go to the same person.
 *
 * @param except who had it and did not answer
 */
export const assignInTurn = async (
  tx: Transaction,
  conversation: StoredConversation,
  { now, except = null }: { readonly now: string; readonly except?: string | null },
): Promise<string | null> => {
  const { organisationId, id, locationId, form, source, siteIds } = conversation
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`inbox turns ${organisationId}`}, 0))`
  const { settings } = await inboxSettingsIn(tx, organisationId)
  if (settings.rules.length === 0) return null
  const place = await findClockPlace(tx, organisationId, locationId, now)
  const people = await leadPeople(tx, organisationId, siteIds)
  const userId = nextAssignee(
    settings.rules,
    { locationId, form, source },
    {
      turns: await turnsOf(tx, organisationId, new Date(Date.parse(now) - turnDays * 86_400_000)),
      today: momentInZone(now, place.timeZone),
      able: new Set(people.map((person) => person.id)),
      except,
    },
  )
  if (userId === null) return null
  const name = people.find((person) => person.id === userId)?.name ?? ''
  await tx.conversation.updateMany({
    where: { organisationId, id },
    data: { assignedTo: userId, assignedAt: new Date(now), revision: { increment: 1 } },
  })
  const text = except === null ? `Given to ${name}, whose turn it is` : `Handed over to ${name}: nobody answered in time`
  await tx.conversationEntry.createMany({
    data: [{ organisationId, conversationId: id, kind: 'assign', at: new Date(now), actorName: 'Forecourt', text }],
  })
  return userId
}
