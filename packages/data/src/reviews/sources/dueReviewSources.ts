import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Database, Scope } from '../../createDatabase'

/** A source whose reviews are to be fetched now. */
export interface DueReviewSource {
  readonly organisationId: string
  readonly id: string
  readonly name: string
  readonly provider: string
  readonly place: string
}

/** Takes the source that has waited longest, for as long as the lease says; null where none is due. Whoever dies with it leaves it to the next. */
export const claimDueReviewSource = (
  db: Database,
  { now, leaseSeconds }: { readonly now: string; readonly leaseSeconds: number },
): Promise<DueReviewSource | null> =>
  db.platform.transaction(async (tx) => {
    const [due] = await tx.$queryRaw<DueReviewSource[]>`
      select source.organisation_id as "organisationId", source.id, source.name, source.provider, source.place
      from review_sources source join organisations organisation on organisation.id = source.organisation_id
      where source.next_run_at <= ${now}::timestamptz and not source.paused and organisation.archived_at is null
        and (source.claimed_until is null or source.claimed_until < ${now}::timestamptz)
      order by source.next_run_at for update of source skip locked limit 1`
    if (!due) return null
    const claimedUntil = new Date(Date.parse(now) + leaseSeconds * 1000)
    await tx.reviewSource.updateMany({ where: { organisationId: due.organisationId, id: due.id }, data: { claimedUntil } })
    return due
  })

/** Has a source fetched at once. False where there is none, or it is paused. */
export const fetchReviewsSoon = (
  scope: Scope,
  { id, actor, now }: { readonly id: string; readonly actor: Actor; readonly now: string },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const source = await tx.reviewSource.findFirst({ where: { id, paused: false } })
    if (!source) return false
    const { organisationId, name } = source
    await tx.reviewSource.updateMany({ where: { organisationId, id }, data: { nextRunAt: new Date(now) } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'review source.fetch',
      target: id,
      summary: `Asked for the reviews of ${name} at once`,
    })
    return true
  })
