import { nextFeedRun } from '@forecourt/rules/stock/nextFeedRun'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database, Scope } from '../createDatabase'
import type { MarketDelivery as Row } from '../generated/client'
import { type MarketTemplate, toMarketTemplate } from './marketTemplates'

/** What triggered a delivery. */
export type DeliveryReason = 'change' | 'schedule' | 'person'

/** A delivered file, or a failed delivery. */
export interface MarketDelivery {
  readonly id: string
  readonly reason: DeliveryReason
  readonly status: 'delivered' | 'failed'
  readonly cars: number
  readonly bytes: number
  readonly message: string | null
  readonly startedAt: string
  readonly finishedAt: string
}

const toMarketDelivery = ({ id, reason, status, cars, bytes, message, startedAt, finishedAt }: Row): MarketDelivery => ({
  ...{ id, cars, bytes, message, reason: reason as DeliveryReason, status: status as MarketDelivery['status'] },
  ...{ startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString() },
})

/** Maximum number of stored deliveries per file. */
const maxStored = 200

/** The latest deliveries of a file, newest first. */
export const listMarketDeliveries = (scope: Scope, templateId: string, limit: number): Promise<MarketDelivery[]> =>
  scope.transaction(async (tx) =>
    (await tx.marketDelivery.findMany({ where: { templateId }, orderBy: { startedAt: 'desc' }, take: limit })).map(toMarketDelivery),
  )

/**
 * Schedules the files of an organisation, or of all, after their debounce times, so that changes in a row are sent together. A file that is
 * scheduled already keeps its time.
 */
export const sendMarketsSoon = (db: Database, organisationId: string | null, now: string): Promise<number> =>
  db.platform.transaction(
    (tx) => tx.$executeRaw`
      update market_templates set due_at = ${now}::timestamptz + make_interval(mins => debounce_minutes)
      where due_at is null and target ->> 'kind' <> 'address' and not paused
        and (${organisationId}::text is null or organisation_id = ${organisationId})`,
  )

/** Schedules one file for delivery now. False if there is no such file or it isn't sent. */
export const sendMarketNow = (
  scope: Scope,
  { siteId, templateId, actor, now }: { readonly siteId: string; readonly templateId: string; readonly actor: Actor; readonly now: string },
): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const found = await tx.marketTemplate.findFirst({ where: { id: templateId, siteId } })
    if (!found || toMarketTemplate(found).target.kind === 'address') return false
    await tx.marketTemplate.updateMany({ where: { id: templateId }, data: { dueAt: new Date(now), deliveredHash: null } })
    const { organisationId, name } = found
    await appendAudit(tx, { organisationId, siteId, actor, action: 'market.send', target: siteId, summary: `Sent the feed ${name}` })
    return true
  })

/** Leases the file that is due first; null if none is. The lease of a crashed worker expires. */
export const claimDueMarket = (
  db: Database,
  { now, leaseSeconds }: { readonly now: string; readonly leaseSeconds: number },
): Promise<{ readonly template: MarketTemplate; readonly reason: DeliveryReason } | null> =>
  db.platform.transaction(async (tx) => {
    const [due] = await tx.$queryRaw<{ id: string; scheduled: boolean }[]>`
      select template.id, coalesce(template.next_run_at <= ${now}::timestamptz, false) scheduled
      from market_templates template
      join organisations organisation on organisation.id = template.organisation_id
      join sites site on site.organisation_id = template.organisation_id and site.id = template.site_id
      where least(template.due_at, template.next_run_at) <= ${now}::timestamptz and not template.paused
        and organisation.archived_at is null and site.status = 'live'
        and (template.claimed_until is null or template.claimed_until < ${now}::timestamptz)
      order by least(template.due_at, template.next_run_at) for update of template skip locked limit 1`
    if (!due) return null
    const claimedUntil = new Date(Date.parse(now) + leaseSeconds * 1000)
    // Changes during the export are sent the next time.
    const row = await tx.marketTemplate.update({ where: { id: due.id }, data: { claimedUntil, dueAt: null } })
    return { template: toMarketTemplate(row), reason: due.scheduled ? 'schedule' : row.deliveredHash === null ? 'person' : 'change' }
  })

export interface SettledDelivery {
  readonly reason: DeliveryReason
  readonly startedAt: string
  /** ISO in UTC. */
  readonly now: string
  /** The error, in a sentence; null on success. */
  readonly fault: string | null
  /** Time of the retry after an error; null for none. */
  readonly retryAt: string | null
  /** Null if nothing was sent, as the file is unchanged. */
  readonly sent: { readonly cars: number; readonly bytes: number; readonly hash: string } | null
}

/** Stores the result of a delivery and schedules the next one. */
export const settleMarketDelivery = (db: Database, template: MarketTemplate, outcome: SettledDelivery): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const { reason, startedAt, now, fault, retryAt, sent } = outcome
    const { id, organisationId, schedule } = template
    const next = schedule && nextFeedRun(schedule, now)
    const row = await tx.marketTemplate.findFirst({ where: { id } })
    if (!row) return
    await tx.marketTemplate.update({
      where: { id },
      data: {
        claimedUntil: null,
        nextRunAt: next === null ? null : new Date(next),
        ...(fault === null
          ? { failures: 0, message: null, ...(sent && { deliveredHash: sent.hash, deliveredAt: new Date(now) }) }
          : { failures: { increment: 1 }, message: fault, dueAt: row.dueAt ?? (retryAt === null ? null : new Date(retryAt)) }),
      },
    })
    if (fault === null && sent === null) return
    await tx.marketDelivery.create({
      data: {
        ...{ organisationId, templateId: id, reason, message: fault, status: fault === null ? 'delivered' : 'failed' },
        ...{ cars: sent?.cars ?? 0, bytes: sent?.bytes ?? 0, startedAt: new Date(startedAt), finishedAt: new Date(now) },
      },
    })
    await tx.$executeRaw`
      delete from market_deliveries where template_id = ${id} and id not in (
        select id from market_deliveries where template_id = ${id} order by started_at desc limit ${maxStored})`
  })
