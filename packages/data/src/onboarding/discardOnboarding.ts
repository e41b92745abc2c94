import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

/** Gives up an onboarding that has made no site yet, to be had back for a while; false when there is none such. */
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
      summary: `Gave up ${row.name || 'a new dealer'}`,
    })
    return true
  })
