import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

/** How long what was given up can be had back, and a logo stays that no answer names any more. */
export const retentionDays = 30

/** Removes, with all answers, the onboardings that were given up thirty days before `now`; gives their names. */
export const forgetOnboardings = (db: Database, now: string): Promise<string[]> =>
  db.platform.transaction(async (tx) => {
    const before = new Date(Date.parse(now) - retentionDays * 86_400_000)
    const rows = await tx.onboarding.findMany({ where: { siteId: null, discardedAt: { lte: before } }, select: { id: true, name: true } })
    for (const { id, name } of rows) {
      await tx.onboarding.deleteMany({ where: { id } })
      await appendAudit(tx, {
        organisationId: null,
        actor: { userId: null, name: 'Forecourt' },
        action: 'onboarding.forget',
        target: id,
        summary: `Removed the answers about ${name || 'a new dealer'}, who was given up`,
      })
    }
    return rows.map(({ name }) => name)
  })
