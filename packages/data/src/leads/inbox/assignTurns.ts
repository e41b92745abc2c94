import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Department } from '@forecourt/rules/hours/dayHours'
import { withHolidays } from '@forecourt/rules/hours/withHolidays'
import { nextAssignee, type Turn } from '@forecourt/rules/leads/inbox/nextAssignee'
import { openMinutes } from '@forecourt/rules/leads/inbox/openMinutes'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import type { Actor } from '../../Actor'
import { toLocation } from '../../organisations/listLocations'
import type { Transaction } from '../../Transaction'
import type { StoredConversation } from './changeConversation'
import { inboxSettingsIn } from './inboxSettings'
import { inboxUsers } from './inboxUsers'

/** The department that answers a kind of enquiry. */
export const answeringDepartment = (form: string | null): Department =>
  (form === null ? null : leadForms[form as LeadForm]?.department) ?? 'sales'

/** Opening hours of a location from an instant on; always open if there is none. */
export const findOpeningHours = async (
  tx: Transaction,
  organisationId: string,
  locationId: string | null,
  now: string,
): Promise<Pick<Location, 'departments' | 'specialDays' | 'timeZone'>> => {
  const row =
    locationId === null ? null : await tx.location.findFirst({ where: { organisationId, id: locationId }, include: { dealership: true } })
  return row ? withHolidays(toLocation(row), now) : { departments: [], specialDays: [], timeZone: 'Australia/Sydney' }
}

/** Stops the response clock of a conversation, as a user replied. Does nothing if none runs. */
export const stopAnswerClock = async (
  tx: Transaction,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
  { actor, now }: { readonly actor: Actor; readonly now: string },
): Promise<void> => {
  const clock = await tx.answerClock.findFirst({ where: { organisationId, conversationId: id, answeredAt: null } })
  if (!clock) return
  const startedAt = clock.startedAt.toISOString()
  const hours = await findOpeningHours(tx, organisationId, clock.locationId, startedAt)
  const minutes = Math.max(0, Math.floor((Date.parse(now) - clock.startedAt.getTime()) / 60_000))
  await tx.answerClock.updateMany({
    where: { organisationId, id: clock.id, answeredAt: null },
    data: {
      answeredAt: new Date(now),
      answeredBy: actor.userId,
      answeredName: actor.name,
      minutes,
      openMinutes: openMinutes(hours, answeringDepartment(clock.form), startedAt, now),
    },
  })
}

const turnDays = 30

/** Recent assignments of an organisation's users. */
const readTurns = (tx: Transaction, organisationId: string, since: Date): Promise<Turn[]> => tx.$queryRaw<Turn[]>`
  select assigned_to as "userId", count(*)::int as count, to_char(max(assigned_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt"
  from conversations where organisation_id = ${organisationId} and assigned_to is not null and assigned_at >= ${since} group by 1`

/**
 * Assigns a conversation to the next user in turn; null if there is none. A lock serialises turns of an organisation, so that concurrent
 * enquiries go to different users.
 *
 * @param except the previous assignee, who did not reply
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
  const hours = await findOpeningHours(tx, organisationId, locationId, now)
  const users = await inboxUsers(tx, organisationId, siteIds)
  const userId = nextAssignee(
    settings.rules,
    { locationId, form, source },
    {
      turns: await readTurns(tx, organisationId, new Date(Date.parse(now) - turnDays * 86_400_000)),
      today: momentInZone(now, hours.timeZone),
      eligible: new Set(users.map((user) => user.id)),
      except,
    },
  )
  if (userId === null) return null
  const name = users.find((user) => user.id === userId)?.name ?? ''
  await tx.conversation.updateMany({
    where: { organisationId, id },
    data: { assignedTo: userId, assignedAt: new Date(now), revision: { increment: 1 } },
  })
  const text = except === null ? `Assigned to ${name} by rotation` : `Reassigned to ${name}: no reply in time`
  await tx.conversationEntry.createMany({
    data: [{ organisationId, conversationId: id, kind: 'assign', at: new Date(now), actorName: 'Forecourt', text }],
  })
  return userId
}
