import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

/** Discards an onboarding without a site; it can be restored for a while. False if there is none. */
export const discardOnboarding = (db: Database, id: string, actor: Actor): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.onboarding.findUnique({ where: { id } })
    if (!row || row.siteId || row.discardedAt) return false
    await tx.onboarding.update({ where: { id }, data: { discardedAt: new Date() } })
    await appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'onboarding.discard',
      target: id,
      summary: `Discarded the onboarding of ${row.name || 'a new dealer'}`,
    })
    return true
  })

/** Restores a discarded onboarding with its answers; false if there is none. */
export const reviveOnboarding = (db: Database, id: string, actor: Actor): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.onboarding.findUnique({ where: { id } })
    if (!row?.discardedAt) return false
    await tx.onboarding.update({ where: { id }, data: { discardedAt: null, updatedAt: new Date() } })
    await appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'onboarding.revive',
      target: id,
      summary: `Restored the onboarding of ${row.name || 'a new dealer'}`,
    })
    return true
  })
