import {
  certificateWarningDays,
  lateFeedHours,
  type PublishedSpan,
  publishedSpans,
  type SiteTrouble,
  siteTroubleNames,
} from '@forecourt/rules/sites/siteTroubles'
import { type TroubleMeasure, troublePoints, troubleSeverity } from '@forecourt/rules/sites/troubleSeverity'
import type { Scope } from '../createDatabase'
import { Prisma, type SiteHealth } from '../generated/client'
import { allConditions, containing, listOrder, listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import { failedRefunds, type MoneyRecord } from '../reservations/failedRefunds'
import { type SiteSummary, selectSites, siteTables } from '../sites/selectSites'

type Instants = 'certificateExpiresAt' | 'feedAt' | 'waitingSince' | 'checkedAt'

/** The health of a site. Instants are ISO in UTC. */
type Health = Omit<SiteHealth, 'organisationId' | 'siteId' | Instants> & { readonly [Name in Instants]: string | null }

/** A site in the table of dealers. */
export interface FleetRow extends SiteSummary {
  /** Null until the worker has checked it. */
  readonly health: Health | null
  /** What is wrong with it, the most severe first. */
  readonly troubles: readonly SiteTrouble[]
  /** How bad it fares, as points (`troubleSeverity`). */
  readonly severity: number
  /** Warnings of the live version, in sentences; null without one, or if it is older than their storage. */
  readonly warnings: readonly string[] | null
  readonly templateLayerId: string
  /** The dealerships whose cars it shows; empty for all of its organisation. */
  readonly dealershipIds: readonly string[]
  /** The oldest of its failed refunds; null if there is none. */
  readonly failedRefund: MoneyRecord | null
}

const hoursAgo = (now: string, hours: number) => new Date(Date.parse(now) - hours * 3_600_000)

/** SQL conditions of what is wrong with a site. */
const troubleConditions = (now: string): { readonly [Trouble in SiteTrouble]: Prisma.Sql } => ({
  waiting: Prisma.sql`health.waiting > 0`,
  unanswerable: Prisma.sql`health.unanswerable > 0`,
  requests: Prisma.sql`health.booking_requests > 0`,
  feed: Prisma.sql`(health.failing_feeds > 0 or health.silent_feeds > 0 or health.feed_at < ${hoursAgo(now, lateFeedHours)})`,
  domain: Prisma.sql`health.waiting_domains > 0`,
  certificate: Prisma.sql`(health.certificate_problems > 0 or health.certificate_expires_at < ${hoursAgo(now, -24 * certificateWarningDays)})`,
  photos: Prisma.sql`health.no_photos > 0`,
  price: Prisma.sql`health.no_price > 0`,
  warnings: Prisma.sql`cardinality(live.warnings) > 0`,
  law: Prisma.sql`health.findings > 0`,
  undelivered: Prisma.sql`health.undelivered > 0`,
  refunds: Prisma.sql`health.failed_refunds > 0`,
  bookings: Prisma.sql`(health.places > 0 and health.booking_places < health.places)`,
})

/** SQL conditions of the time since a site was last published. */
const publishedConditions = (now: string): { readonly [Span in PublishedSpan]: Prisma.Sql } => ({
  week: Prisma.sql`live.published_at > ${hoursAgo(now, 7 * 24)}`,
  month: Prisma.sql`live.published_at > ${hoursAgo(now, 30 * 24)}`,
  older: Prisma.sql`live.published_at <= ${hoursAgo(now, 30 * 24)}`,
  old: Prisma.sql`live.published_at <= ${hoursAgo(now, 180 * 24)}`,
  never: Prisma.sql`site.live_version is null`,
})

/** Sort fields of the table and their columns. */
const sortColumns = {
  name: 'site.name',
  organisationName: 'organisation.name',
  template: 'template.name',
  status: 'site.status',
  publishedAt: 'live.published_at',
  certificateExpiresAt: 'health.certificate_expires_at',
  feedAt: 'health.feed_at',
  waiting: 'health.waiting',
  waitingSince: 'health.waiting_since',
  bookingRequests: 'health.booking_requests',
  cars: 'health.cars',
  noPhotos: 'health.no_photos',
  noPrice: 'health.no_price',
  warnings: 'cardinality(live.warnings)',
  findings: 'health.findings',
  undelivered: 'health.undelivered',
  failedRefunds: 'health.failed_refunds',
  bookingPlaces: 'health.booking_places',
} as const

const knownNames = <Name extends string>(names: readonly string[] | null, known: readonly Name[]): Name[] =>
  known.filter((name) => names?.includes(name))

const filterConditions = (filter: ListQuery['filter'], now: string): Prisma.Sql[] => {
  const { text, texts } = parseFilter(filter)
  const [q, ids, status, template, make] = [text('q'), texts('ids'), texts('status'), text('template'), text('make')]
  const [state, country] = [text('state'), text('country')]
  const [published] = knownNames(texts('published'), Object.keys(publishedSpans) as PublishedSpan[])
  const troubles = knownNames(texts('trouble'), siteTroubleNames)
  const conditions = troubleConditions(now)
  const trouble = siteTroubleNames.map((name) => conditions[name])
  return [
    q && Prisma.sql`(site.name ilike ${containing(q)} or site.slug ilike ${containing(q)} or organisation.name ilike ${containing(q)})`,
    ids && Prisma.sql`site.id = any(${ids})`,
    // Archived sites only on request: nothing about them needs work.
    status ? Prisma.sql`site.status = any(${status})` : !ids && Prisma.sql`site.status <> 'archived'`,
    template && Prisma.sql`site.template_layer_id = ${template}`,
    make && Prisma.sql`${make} = any(health.makes)`,
    state && Prisma.sql`${state} = any(health.states)`,
    country && Prisma.sql`${country} = any(health.countries)`,
    published !== undefined && publishedConditions(now)[published],
    troubles.length > 0 &&
      Prisma.sql`(${Prisma.join(
        troubles.map((name) => conditions[name]),
        ' or ',
      )})`,
    text('trouble') === 'any' && Prisma.sql`(${Prisma.join(trouble, ' or ')})`,
  ].filter((condition) => condition !== null && condition !== false && condition !== '')
}

const tables = Prisma.sql`${siteTables}
  left join site_health health on health.organisation_id = site.organisation_id and health.site_id = site.id`

interface PageRow {
  readonly siteId: string
  readonly warnings: string[] | null
  readonly templateLayerId: string
  readonly dealershipIds: string[]
}

/** The measures of `troubleSeverity` in SQL; null and below 0 count as 0. */
const measureColumns = (now: string): { readonly [Measure in TroubleMeasure]: Prisma.Sql } => {
  const at = Prisma.sql`${new Date(now)}::timestamptz`
  return {
    waiting: Prisma.sql`health.waiting`,
    waitingHours: Prisma.sql`extract(epoch from ${at} - health.waiting_since) / 3600`,
    unanswerable: Prisma.sql`health.unanswerable`,
    bookingRequests: Prisma.sql`health.booking_requests`,
    certificateFaults: Prisma.sql`health.certificate_problems + case when health.certificate_expires_at < ${at} then 1 else 0 end`,
    certificateLastDays: Prisma.sql`${certificateWarningDays}::int - extract(epoch from health.certificate_expires_at - ${at}) / 86400`,
    failingFeeds: Prisma.sql`health.failing_feeds`,
    silentFeeds: Prisma.sql`health.silent_feeds`,
    feedLateHours: Prisma.sql`extract(epoch from ${at} - health.feed_at) / 3600 - ${lateFeedHours}::int`,
    undelivered: Prisma.sql`health.undelivered`,
    failedRefunds: Prisma.sql`health.failed_refunds`,
    waitingDomains: Prisma.sql`health.waiting_domains`,
    noPhotos: Prisma.sql`health.no_photos`,
    noPrice: Prisma.sql`health.no_price`,
    findings: Prisma.sql`health.findings`,
    warnings: Prisma.sql`cardinality(live.warnings)`,
    placesWithoutBooking: Prisma.sql`health.places - health.booking_places`,
  }
}

/** The points of `troubleSeverity` in SQL. */
const severityPoints = (now: string): Prisma.Sql => {
  const columns = measureColumns(now)
  const points = Object.values(troublePoints).flatMap((measures) =>
    measures.map(({ measure, start, each, max }) => {
      const value = Prisma.sql`(${columns[measure]})::float8`
      return Prisma.sql`case when ${value} > 0 then least(${max}::float8, ${start}::float8 + ${each}::float8 * ${value}) else 0 end`
    }),
  )
  return Prisma.join(points, ' + ')
}

const sortOrder = (sort: ListQuery['sort'], now: string): Prisma.Sql => {
  const order = (of: ListQuery['sort']) => listOrder(of, sortColumns, 'site.name', 'site.id')
  if (sort?.field !== 'troubles') return order(sort)
  return Prisma.sql`${severityPoints(now)} ${Prisma.raw(sort.order === 'DESC' ? 'desc' : 'asc')}, ${order(undefined)}`
}

const isoOrNull = (at: Date | null) => at?.toISOString() ?? null

const toHealth = ({ organisationId: _organisation, siteId: _site, ...row }: SiteHealth): Health => ({
  ...row,
  certificateExpiresAt: isoOrNull(row.certificateExpiresAt),
  feedAt: isoOrNull(row.feedAt),
  waitingSince: isoOrNull(row.waitingSince),
  checkedAt: isoOrNull(row.checkedAt),
})

/**
 * The sites of all dealers with their health. Filters: q, ids, status, template, make, state, country, published, trouble (names, or
 * `any`). Sorted by a column, or by `troubles`: how severe they are. Selects the page first and loads its sites after.
 */
export const listFleet = (scope: Scope, query: ListQuery, now: string): Promise<ListResult<FleetRow>> =>
  scope.transaction(async (tx) => {
    const where = allConditions(filterConditions(query.filter, now))
    const { limit, offset } = listPage(query)
    const page = await tx.$queryRaw<PageRow[]>`
      with page as (
        select site.id, row_number() over (order by ${sortOrder(query.sort, now)}) as place
        from ${tables} where ${where} order by place limit ${limit} offset ${offset}
      )
      select site.id as "siteId", live.warnings, site.template_layer_id as "templateLayerId",
        array(
          select chosen.dealership_id from site_dealerships chosen
          where chosen.organisation_id = site.organisation_id and chosen.site_id = site.id order by 1
        ) as "dealershipIds"
      from ${tables} join page on page.id = site.id
      order by page.place`
    const [counted] = await tx.$queryRaw<{ total: number }[]>`select count(*)::int as total from ${tables} where ${where}`
    const ids = page.map(({ siteId }) => siteId)
    const [summaries, healths] = [
      await selectSites(tx, { where: Prisma.sql`site.id = any(${ids})`, limit }),
      await tx.siteHealth.findMany({ where: { siteId: { in: ids } } }),
    ]
    const refunding = healths.filter(({ failedRefunds: count }) => count > 0).map(({ siteId }) => siteId)
    const refunds =
      refunding.length === 0
        ? []
        : await tx.$queryRaw<(MoneyRecord & { readonly siteId: string })[]>`
            select distinct on (site_id) site_id as "siteId", list, id from (${failedRefunds}) refund
            where site_id = any(${refunding}) order by site_id, changed_at, id`
    const refundBySite = new Map(refunds.map(({ siteId, ...record }) => [siteId, record]))
    const summaryBySite = new Map(summaries.map((summary) => [summary.siteId, summary]))
    const healthBySite = new Map(healths.map((health) => [health.siteId, toHealth(health)]))
    const rows = page.flatMap(({ siteId, ...about }) => {
      const summary = summaryBySite.get(siteId)
      if (!summary) return []
      const health = healthBySite.get(siteId) ?? null
      const { points, troubles } = health
        ? troubleSeverity(health, about.warnings?.length ?? 0, Date.parse(now))
        : { points: 0, troubles: [] }
      return [{ ...summary, ...about, health, troubles, severity: points, failedRefund: refundBySite.get(siteId) ?? null }]
    })
    return { rows, total: counted?.total ?? 0 }
  })

/** What the table can be filtered by. */
export const fleetChoices = (
  scope: Scope,
): Promise<{
  readonly templates: readonly { readonly id: string; readonly name: string }[]
  readonly makes: readonly string[]
  readonly states: readonly string[]
}> =>
  scope.transaction(async (tx) => {
    const templates = await tx.layer.findMany({
      where: { kind: 'template', templateSites: { some: {} } },
      select: { id: true, name: true },
      orderBy: { name: 'asc' },
    })
    const values = async (column: 'makes' | 'states') => {
      const rows = await tx.$queryRaw<{ value: string }[]>`
        select distinct value from site_health, unnest(${Prisma.raw(column)}) value where value <> '' order by value`
      return rows.map(({ value }) => value)
    }
    return { templates, makes: await values('makes'), states: await values('states') }
  })
