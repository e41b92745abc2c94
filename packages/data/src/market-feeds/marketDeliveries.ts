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
 * scheduled already keeps its time. One that is due is possibly being sent: its time changes to now, so that it is sent again.
 */
export const sendMarketsSoon = (db: Database, organisationId: string | null, now: string): Promise<number> =>
  db.platform.transaction(
    (tx) => tx.$executeRaw`
      update market_templates
      set due_at = case when due_at is null then ${now}::timestamptz + make_interval(mins => debounce_minutes) else ${now}::timestamptz end
      where (due_at is null or due_at < ${now}::timestamptz) and target ->> 'kind' <> 'address' and not paused
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

/** Ids of a file. */
type MarketKey = Pick<MarketTemplate, 'organisationId' | 'id'>

/** Files that have been due since `since` (ISO), oldest first. */
export const overdueMarkets = (db: Database, since: string): Promise<MarketKey[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<MarketKey[]>`
      select template.organisation_id as "organisationId", template.id
      from market_templates template
      join organisations organisation on organisation.id = template.organisation_id
      join sites site on site.organisation_id = template.organisation_id and site.id = template.site_id
      where least(template.due_at, template.next_run_at) <= ${since}::timestamptz and not template.paused
        and organisation.archived_at is null and site.status = 'live'
      order by least(template.due_at, template.next_run_at)`,
  )

/** A file if it is due at `now` (ISO), not paused, and its site is live; else null. */
export const dueMarket = (
  db: Database,
  { organisationId, id }: MarketKey,
  now: string,
): Promise<{ readonly template: MarketTemplate; readonly reason: DeliveryReason } | null> =>
  db.platform.transaction(async (tx) => {
    const at = { lte: new Date(now) }
    const row = await tx.marketTemplate.findFirst({
      where: {
        ...{ organisationId, id, paused: false, OR: [{ dueAt: at }, { nextRunAt: at }] },
        site: { status: 'live', organisation: { archivedAt: null } },
      },
    })
    if (!row) return null
    const isScheduled = row.nextRunAt !== null && row.nextRunAt <= at.lte
    return { template: toMarketTemplate(row), reason: isScheduled ? 'schedule' : row.deliveredHash === null ? 'person' : 'change' }
  })

export interface MarketDeliveryResult {
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
export const recordMarketDelivery = (db: Database, template: MarketTemplate, outcome: MarketDeliveryResult): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const { reason, startedAt, now, fault, retryAt, sent } = outcome
    const { id, organisationId, schedule } = template
    const next = schedule && nextFeedRun(schedule, now)
    const row = await tx.marketTemplate.findFirst({ where: { id } })
    if (!row) return
    // Changes during the export have changed the due time: they are sent the next time.
    const changedDueAt = row.dueAt?.toISOString() === template.dueAt ? null : (row.dueAt ?? null)
    await tx.marketTemplate.update({
      where: { id },
      data: {
        nextRunAt: next === null ? null : new Date(next),
        ...(fault === null
          ? { failures: 0, message: null, dueAt: changedDueAt, ...(sent && { deliveredHash: sent.hash, deliveredAt: new Date(now) }) }
          : { failures: { increment: 1 }, message: fault, dueAt: changedDueAt ?? (retryAt === null ? null : new Date(retryAt)) }),
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
