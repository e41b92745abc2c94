import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

/** Retention of discarded onboardings and of unused logos. Days. */
const retentionDays = 30

/** Deletes onboardings discarded more than thirty days before `now`; returns their ids. */
export const deleteDiscardedOnboardings = (db: Database, now: string): Promise<string[]> =>
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
        summary: `Removed the answers for ${name || 'a new dealer'}, which was discarded`,
      })
    }
    return rows.map(({ id }) => id)
  })

/** A logo that was uploaded in an onboarding and isn't used. */
export interface UnusedLogo {
  readonly onboardingId: string
  /** Key in file storage. */
  readonly key: string
}

/**
 * Logos uploaded more than thirty days before `now` that no onboarding and no picture library uses: replaced ones, or of discarded
 * onboardings. Uploads are known from the audit log.
 */
export const unusedLogos = (db: Database, now: string): Promise<UnusedLogo[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<UnusedLogo[]>`
      select uploaded.target as "onboardingId", uploaded.key
      from (
        select target, detail ->> 'key' as key, max(at) as at, max(id) as id from audit
        where action = 'onboarding.uploadLogo' group by target, detail ->> 'key'
      ) uploaded
      where uploaded.at <= ${now}::timestamptz - ${retentionDays} * interval '1 day'
        and not exists (select 1 from images where images.key = uploaded.key)
        and not exists (select 1 from onboardings where answers -> 'look' -> 'logo' ->> 'key' = uploaded.key)
        and not exists (
          select 1 from audit removed
          where removed.action = 'onboarding.removeLogo' and removed.target = uploaded.target
            and removed.detail ->> 'key' = uploaded.key and removed.id > uploaded.id
        )`,
  )

/** Records that the file of an unused logo was deleted. */
export const markLogoRemoved = (db: Database, { onboardingId, key }: UnusedLogo): Promise<void> =>
  db.platform.transaction((tx) =>
    appendAudit(tx, {
      organisationId: null,
      actor: { userId: null, name: 'Forecourt' },
      action: 'onboarding.removeLogo',
      target: onboardingId,
      summary: 'Removed an unused logo',
      detail: { key },
    }),
  )
