import { notifyChange } from '../../changes/notifyChange'
import type { ScheduledPublication } from '../../generated/client'
import { outboxRow } from '../../outbox/outboxRow'
import { sitePublishers } from '../../people/users/sitePublishers'
import type { Transaction } from '../../Transaction'

/** Ahead of its time, because something is in its way, or because it was settled. */
export type ScheduleStage = 'reminder' | 'obstacle' | 'settled'

/**
 * Has its author and those who publish the site told, in the same transaction: they hear of it once if it happened, and not if it
 * did not.
 */
export const enqueueScheduleMail = async (
  tx: Transaction,
  { organisationId, siteId, id, authorId }: Pick<ScheduledPublication, 'organisationId' | 'siteId' | 'id' | 'authorId'>,
  stage: ScheduleStage,
): Promise<void> => {
  const author = authorId === null ? null : await tx.user.findFirst({ where: { id: authorId, disabled: false }, select: { email: true } })
  const publishers = await sitePublishers(tx, { organisationId, siteId })
  const to = [...new Set([...(author ? [author.email] : []), ...publishers.map(({ email }) => email)])]
  if (to.length === 0) return
  // One message each: who reads it is nobody else's business.
  await tx.outboxMessage.createMany({
    data: to.map((address) => ({ organisationId, siteId, ...outboxRow('publication', { to: [address], scheduleId: id, stage }) })),
  })
  await notifyChange(tx, { kind: 'outbox', organisationId })
}
