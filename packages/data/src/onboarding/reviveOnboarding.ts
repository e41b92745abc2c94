import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

/** Takes back an onboarding that was given up, with all its answers; false when none such was. */
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
      summary: `Went on with ${row.name || 'a new dealer'} after all`,
    })
    return true
  })
