import { erasedAt } from '@forecourt/rules/leads/inbox/erasedAt'
import type { Database } from '../../createDatabase'
import { silentCustomers } from '../customers/listCustomers'
import { inboxSettingsIn } from '../inbox/inboxSettings'
import { deleteExpiredErasures } from './erasedIdentifiers'
import { eraseCustomer, erasePerson } from './erasePerson'

/** Maximum number of erased people per organisation and night; the next night continues. */
const maxPerNight = 2_000
/** The shortest month. */
const daysOfAMonth = 28

/**
 * Erases people without contact for longer than their dealer's retention period, and unfinished checkouts of that age (ENT-16). Skips
 * people with open matters. Returns the number of erased people.
 */
export const eraseForgotten = async (db: Database, now: string): Promise<number> => {
  const organisations = await db.platform.transaction(async (tx) => {
    const rows = await tx.inboxSetting.findMany({ select: { organisationId: true } })
    const limited: { readonly organisationId: string; readonly keptMonths: number }[] = []
    for (const { organisationId } of rows) {
      const { keptMonths } = (await inboxSettingsIn(tx, organisationId)).settings
      if (keptMonths !== null) limited.push({ organisationId, keptMonths })
    }
    return limited
  })
  await deleteExpiredErasures(db, now)
  let erased = 0
  for (const { organisationId, keptMonths } of organisations) {
    const before = new Date(Date.parse(now) - keptMonths * daysOfAMonth * 86_400_000)
    const why = `, after ${keptMonths} months without activity`
    const by = { actor: { userId: null, name: 'Forecourt' }, now, why }
    for (const { id, updatedAt } of await db.platform.transaction((tx) =>
      silentCustomers(tx, organisationId, { before, limit: maxPerNight }),
    )) {
      const entry = { lastAt: updatedAt, nextStepAt: null, snoozedUntil: null }
      if ((erasedAt(entry, keptMonths) ?? now) < now && (await eraseCustomer(db, organisationId, { customerId: id, ...by })).ok) erased++
    }
    const silent = await db.platform.transaction((tx) =>
      tx.conversation.findMany({
        where: { organisationId, lastAt: { lt: before } },
        orderBy: { lastAt: 'asc' },
        take: maxPerNight,
        select: { id: true, lastAt: true, nextStepAt: true, snoozedUntil: true },
      }),
    )
    for (const { id, lastAt, nextStepAt, snoozedUntil } of silent) {
      const conversation = {
        lastAt: lastAt.toISOString(),
        nextStepAt: nextStepAt?.toISOString() ?? null,
        snoozedUntil: snoozedUntil?.toISOString() ?? null,
      }
      if ((erasedAt(conversation, keptMonths) ?? now) >= now) continue
      const result = await erasePerson(db, organisationId, { conversationId: id, actor: { userId: null, name: 'Forecourt' }, now, why })
      if (result.ok) erased++
    }
    const abandoned = { organisationId, shopperId: null, changedAt: { lt: before } }
    await db.platform.transaction((tx) => tx.checkout.deleteMany({ where: abandoned }))
  }
  return erased
}
