import type { PageFinding } from '@forecourt/rules/compliance/findingProblems'
import { isBlocking } from '@forecourt/rules/compliance/waivers'
import { countedNoun } from '@forecourt/rules/text/singularNoun'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database, Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { outboxRow } from '../outbox/outboxRow'
import type { ChangePosition } from '../stock/changedCars'
import type { Transaction } from '../Transaction'
import { hasPermission } from '../wall/hasPermission'

/** A judgement of a site's pages: of all live ones, or of a sample of a draft's. */
export interface Judgement {
  /** Number of pages. */
  readonly judged: number
  /** Number of all pages, of which these are a part; null if the site server didn't count them. */
  readonly total: number | null
  /** False if the time limit ended it before the last of its pages. */
  readonly complete: boolean
  /** Where to go on after the time limit; null at the end. */
  readonly next: string | null
  readonly findings: readonly (PageFinding & { readonly carId: string | null })[]
}

/** A broken rule of a live site. Instants are ISO in UTC. */
export interface StoredFinding extends PageFinding {
  /** The car of a car's page. */
  readonly carId: string | null
  readonly firstSeenAt: string
  readonly lastSeenAt: string
}

export interface SiteFindings {
  /** Null before the first check. */
  readonly check: { readonly checkedAt: string; readonly pages: number; readonly total: number | null; readonly complete: boolean } | null
  readonly findings: readonly StoredFinding[]
}

/** Days for which a resolved finding is remembered: if it comes back within them, its first day stays and no mail is sent again. */
const rememberedDays = 30

/** SQL condition of a finding (`finding`) that is open: found by the last check, and without a waiver. */
export const openFinding = (now: string): Prisma.Sql => Prisma.sql`finding.resolved_at is null and not exists (
  select from compliance_waivers waiver
  where waiver.organisation_id = finding.organisation_id and waiver.site_id = finding.site_id
    and waiver.rule = finding.rule and waiver.phrase = finding.phrase and waiver.ended_at is null and waiver.ends_at > ${new Date(now)}
)`

/** Findings of the last check of a site, and when it was. */
export const siteFindings = (scope: Scope, siteId: string): Promise<SiteFindings> =>
  scope.transaction(async (tx) => {
    const check = await tx.complianceCheck.findFirst({ where: { siteId } })
    const rows = await tx.complianceFinding.findMany({
      where: { siteId, resolvedAt: null },
      orderBy: [{ rule: 'asc' }, { pages: 'desc' }, { phrase: 'asc' }],
    })
    return {
      check: check && { checkedAt: check.checkedAt.toISOString(), pages: check.pages, total: check.total, complete: check.complete },
      findings: rows.map(({ rule, phrase, path, pages, carId, firstSeenAt, lastSeenAt }) => ({
        ...{ rule, phrase, path, pages, carId },
        firstSeenAt: firstSeenAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    }
  })

interface SiteIds {
  readonly organisationId: string
  readonly siteId: string
}

const upsertFindings = async (
  tx: Transaction,
  { organisationId, siteId }: SiteIds,
  { findings, complete }: Judgement,
  at: Date,
): Promise<void> => {
  await tx.$executeRaw`
    insert into compliance_findings (organisation_id, site_id, rule, phrase, path, pages, car_id, first_seen_at, last_seen_at)
    select ${organisationId}, ${siteId}, found.rule, found.phrase, found.path, found.pages, found.car_id, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(findings.map(({ carId, ...finding }) => ({ ...finding, car_id: carId })))}::jsonb)
      as found (rule text, phrase text, path text, pages integer, car_id text)
    on conflict (organisation_id, site_id, rule, phrase) do update set
      path = excluded.path, pages = excluded.pages, car_id = excluded.car_id, last_seen_at = excluded.last_seen_at, resolved_at = null`
  if (complete)
    await tx.complianceFinding.updateMany({ where: { siteId, resolvedAt: null, lastSeenAt: { lt: at } }, data: { resolvedAt: at } })
  const forgotten = new Date(at.getTime() - rememberedDays * 86_400_000)
  await tx.complianceFinding.deleteMany({ where: { siteId, resolvedAt: { lt: forgotten } } })
}

/** Queues one mail about the open findings that were not notified yet, to each user who can accept them. */
const notifyOfNewFindings = async (tx: Transaction, { organisationId, siteId }: SiteIds, now: string): Promise<void> => {
  const found = await tx.$queryRaw<{ rule: string; phrase: string }[]>`
    update compliance_findings finding set notified_at = ${new Date(now)}
    where finding.organisation_id = ${organisationId} and finding.site_id = ${siteId} and finding.notified_at is null and ${openFinding(now)}
    returning finding.rule, finding.phrase`
  if (found.length === 0) return
  const recipients = await tx.user.findMany({
    where: {
      disabled: false,
      memberships: { some: { AND: hasPermission('compliance.waive'), organisationId, OR: [{ siteId: null }, { siteId }] } },
    },
    select: { email: true },
    orderBy: { email: 'asc' },
  })
  const counts = { findings: found.length, blocking: found.filter(isBlocking).length }
  await tx.outboxMessage.createMany({
    data: recipients.map(({ email }) => ({
      ...{ organisationId, siteId, createdAt: new Date(now) },
      ...outboxRow('compliance.findings', { to: [email], ...counts }),
    })),
  })
}

interface CheckedSite {
  readonly siteId: string
  readonly judgement: Judgement
  /** The user who asked for it, which is audited; null for a regular check, which notifies of new findings. */
  readonly actor: Actor | null
  /** ISO in UTC. */
  readonly now: string
}

/** Stores a judgement of a site's live pages; what a complete one no longer finds is resolved. False if there is no such site. */
export const storeJudgement = (scope: Scope, { siteId, judgement, actor, now }: CheckedSite): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId }, select: { organisationId: true, name: true } })
    if (!site) return false
    const { organisationId } = site
    const { judged: pages, total, complete, findings } = judgement
    const check = { checkedAt: new Date(now), pages, total, complete }
    await tx.complianceCheck.upsert({
      where: { organisationId_siteId: { organisationId, siteId } },
      create: { organisationId, siteId, ...check },
      update: check,
    })
    await upsertFindings(tx, { organisationId, siteId }, judgement, check.checkedAt)
    if (actor) {
      const summary = `Checked ${countedNoun(pages, 'pages')} of ${site.name} against advertising law: ${countedNoun(findings.length, 'findings')}`
      await appendAudit(tx, { organisationId, siteId, actor, action: 'compliance.check', target: siteId, summary })
    } else await notifyOfNewFindings(tx, { organisationId, siteId }, now)
    return true
  })

interface CheckedCars {
  readonly siteId: string
  readonly carIds: readonly string[]
  readonly judgement: Judgement
  /** ISO in UTC. */
  readonly now: string
}

/**
 * Stores a judgement of some cars' pages and notifies of new findings. What a complete one no longer finds is resolved if it was on one of
 * these pages only.
 */
export const storeCarJudgement = (scope: Scope, { siteId, carIds, judgement, now }: CheckedCars): Promise<void> =>
  scope.transaction(async (tx) => {
    const row = await tx.site.findFirst({ where: { id: siteId }, select: { organisationId: true } })
    if (!row) return
    const at = new Date(now)
    const site = { organisationId: row.organisationId, siteId }
    const known = await tx.complianceFinding.findMany({
      where: { siteId, resolvedAt: null },
      select: { rule: true, phrase: true, pages: true },
    })
    const pagesByFinding = new Map(known.map(({ rule, phrase, pages }) => [`${rule} ${phrase}`, pages]))
    // A finding that other pages have too keeps their number.
    const findings = judgement.findings.map((each) => ({
      ...each,
      pages: Math.max(each.pages, pagesByFinding.get(`${each.rule} ${each.phrase}`) ?? 0),
    }))
    await upsertFindings(tx, site, { ...judgement, complete: false, findings }, at)
    if (judgement.complete)
      await tx.complianceFinding.updateMany({
        where: { siteId, resolvedAt: null, pages: 1, carId: { in: [...carIds] }, lastSeenAt: { lt: at } },
        data: { resolvedAt: at },
      })
    await notifyOfNewFindings(tx, site, now)
  })

/** Cars of one site that are judged at once; the nightly check judges the rest of a larger import. */
const maxCars = 200

/** Position up to which the changes of all organisations were read: see `ChangePosition`. */
export type JudgePosition = Pick<ChangePosition, 'horizon' | 'seen'>

/** Changed cars of a live site. */
export interface CarsToJudge {
  readonly siteId: string
  readonly carIds: readonly string[]
}

/**
 * Cars that changed after a position, by live site, and the next position. A change whose transaction ends after this read is in the next
 * one. Without a position, or if it is from another database: what changed since `lookBack`, ISO in UTC.
 */
export const carsToJudge = (
  db: Database,
  { position, lookBack }: { readonly position: JudgePosition | null; readonly lookBack: string },
): Promise<{ readonly sites: readonly CarsToJudge[]; readonly position: JudgePosition }> =>
  db.platform.transaction(async (tx) => {
    const [snapshot] = await tx.$queryRaw<{ horizon: string }[]>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`
    if (!snapshot) throw new Error('A query of one row gave none.')
    const { horizon } = snapshot
    const after =
      position && BigInt(position.horizon) <= BigInt(horizon)
        ? Prisma.sql`change.xid >= ${position.horizon}::xid8 and change.seq <> all(${[...position.seen.keys()]}::bigint[])`
        : Prisma.sql`change.at > ${new Date(lookBack)}`
    const changes = await tx.$queryRaw<{ seq: string; xid: string; siteId: string; carIds: string[] }[]>`
      select change.seq::text as seq, change.xid::text as xid, site.id as "siteId", change.car_ids as "carIds"
      from car_changes change join sites site on site.organisation_id = change.organisation_id
      where ${after} and site.status = 'live' and site.live_version is not null
      order by site.id, change.seq`
    const seen = new Map(changes.flatMap(({ seq, xid }) => (BigInt(xid) >= BigInt(horizon) ? [[seq, xid] as const] : [])))
    // Changes that an earlier read returned stay excluded for as long as the condition above would return them again.
    for (const [seq, xid] of position?.seen ?? []) if (BigInt(xid) >= BigInt(horizon)) seen.set(seq, xid)
    const bySite = new Map<string, Set<string>>()
    for (const { siteId, carIds } of changes) {
      const ids = bySite.get(siteId) ?? new Set()
      for (const id of carIds) ids.add(id)
      bySite.set(siteId, ids)
    }
    const sites = [...bySite].map(([siteId, ids]) => ({ siteId, carIds: [...ids].slice(0, maxCars) }))
    return { sites, position: { horizon, seen } }
  })

/** Hours after which a site is judged again. */
const staleHours = 12

/** Ids of live sites whose pages were not all judged in the last twelve hours, those without a check first, then the oldest. */
export const sitesToJudge = (db: Database, now: string): Promise<string[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      select site.id from sites site
      left join compliance_checks checked on checked.organisation_id = site.organisation_id and checked.site_id = site.id
      where site.status = 'live' and site.live_version is not null
        and (checked.checked_at is null or not checked.complete or checked.checked_at < ${new Date(Date.parse(now) - staleHours * 3_600_000)})
      order by checked.checked_at nulls first, site.id`
    return rows.map(({ id }) => id)
  })

/** Ids of live sites that were never judged, such as after their first publication. */
export const sitesWithoutCheck = (db: Database): Promise<string[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      select site.id from sites site
      where site.status = 'live' and site.live_version is not null and not exists (
        select from compliance_checks checked where checked.organisation_id = site.organisation_id and checked.site_id = site.id
      )
      order by site.id`
    return rows.map(({ id }) => id)
  })
