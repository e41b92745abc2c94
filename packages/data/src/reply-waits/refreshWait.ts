import { cancelledStates } from '@forecourt/rules/entities/reservationStates'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

/**
 * SQL condition: the customer waits for a reply to `entry`, unless staff replied since (ENT-16). Not to a reservation that was cancelled or
 * whose deposit goes back, nor to the enquiry that its checkout began with.
 */
export const awaitsReply = Prisma.sql`entry.kind in ('lead', 'booking', 'reservation', 'mailIn', 'smsIn')
  and not entry.detail ? 'byDealer' and entry.detail ->> 'isAutomatic' is distinct from 'true'
  and not exists (
    select from leads lead
    where lead.organisation_id = entry.organisation_id and lead.id = entry.lead_id and lead.form = 'phoneReveal'
  )
  and not exists (
    select from reservations gone
    where gone.organisation_id = entry.organisation_id and gone.state = any(${[...cancelledStates]}::text[]) and (
      gone.id = entry.reservation_id or gone.journey_id is not null and exists (
        select from leads lead
        where lead.organisation_id = entry.organisation_id and lead.id = entry.lead_id and lead.idempotency_key = 'checkout.' || gone.journey_id))
  )`

/** Recomputes since when a waiting customer waits, after what they waited for was cancelled. Without a wait, no answer time runs. */
export const refreshWait = async (
  tx: Transaction,
  { organisationId, reservationId }: { readonly organisationId: string; readonly reservationId: string },
): Promise<void> => {
  const entry = await tx.conversationEntry.findFirst({ where: { organisationId, reservationId }, select: { conversationId: true } })
  if (!entry) return
  const { conversationId } = entry
  await tx.$queryRaw`select id from conversations where organisation_id = ${organisationId} and id = ${conversationId} for update`
  await tx.$executeRaw`
    update conversations c set waits_since = (
      select min(entry.at) from conversation_entries entry
      where entry.organisation_id = c.organisation_id and entry.conversation_id = c.id and entry.at >= c.waits_since
        and (${awaitsReply} or entry.kind = 'mailOut' and entry.detail ? 'bounced')
    )
    where c.organisation_id = ${organisationId} and c.id = ${conversationId} and c.waits_since is not null`
  await tx.$executeRaw`
    delete from answer_clocks clock where clock.organisation_id = ${organisationId} and clock.conversation_id = ${conversationId}
      and clock.answered_at is null and exists (
        select from conversations c where c.organisation_id = clock.organisation_id and c.id = clock.conversation_id and c.waits_since is null)`
}
