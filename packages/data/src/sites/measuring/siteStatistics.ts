import { addDays } from '@forecourt/rules/dates/calendarDate'
import { instantInZone, momentInZone } from '@forecourt/rules/dates/momentInZone'
import { type CarStatistics, type DealerSize, dealerSize, type SiteStatistics } from '@forecourt/rules/measuring/SiteStatistics'
import type { OrganisationScope, Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'

interface DealerProfile {
  readonly timeZone: string
  readonly country: 'AU' | 'NZ'
  readonly isFranchise: boolean
  readonly sites: number
  readonly size: DealerSize
}

/** Time zone and country of an organisation, from its first location, and its kind and size of dealer. */
export const dealerProfile = async (scope: Scope, organisationId: string): Promise<DealerProfile> =>
  scope.transaction(async (tx) => {
    const place = await tx.location.findFirst({ where: { organisationId }, orderBy: { id: 'asc' }, select: { timeZone: true } })
    const sites = await tx.site.findMany({ where: { organisationId }, select: { manufacturerLayerId: true } })
    const cars = await tx.car.count({ where: { organisationId, status: { in: ['in_stock', 'coming_soon'] } } })
    const timeZone = place?.timeZone ?? 'Australia/Sydney'
    return {
      timeZone,
      country: timeZone.startsWith('Pacific/') ? 'NZ' : 'AU',
      isFranchise: sites.some(({ manufacturerLayerId }) => manufacturerLayerId !== null),
      sites: sites.length,
      size: dealerSize(cars / Math.max(1, sites.length)),
    }
  })

export interface StatisticsQuery {
  readonly organisationId: string
  /** Limits the statistics to these sites; null for all sites of the organisation. */
  readonly siteIds: readonly string[] | null
  readonly weeks: number
  readonly timeZone: string
  /** ISO in UTC. */
  readonly now: string
}

/** Maximum number of listed rows. */
const maxRows = 10
/** Maximum number of listed offers. */
const maxOffers = 20
/** A car counts as hardly viewed only after this age. Days. */
const minimumAgeDays = 7

type Total = { [Name in 'visitors' | 'views' | 'impressions' | 'carViews' | 'forms' | 'calls']: number }
const zeroTotals: Total = { visitors: 0, views: 0, impressions: 0, carViews: 0, forms: 0, calls: 0 }

interface CarRow extends CarStatistics {
  readonly total: number
}

const toCarStatistics = ({ id, name, stockNumber, imageKey, days, impressions, views, leads }: CarRow): CarStatistics => ({
  ...{ id, name, stockNumber, imageKey },
  ...{ days, impressions, views, leads },
})
const part = (rows: readonly CarRow[]) => ({ total: rows[0]?.total ?? 0, cars: rows.map(toCarStatistics) })

/** All rows of a CTE as one JSON list. */
const jsonRows = (part: string) => Prisma.raw(`(select coalesce(json_agg(row_to_json(${part}.*)), '[]') from ${part})`)

interface TrafficFilter {
  readonly organisationId: string
  /** Conditions on rows of the organisation's sites, on days of the period, and on leads of both periods. */
  readonly own: Prisma.Sql
  readonly days: Prisma.Sql
  readonly leads: Prisma.Sql
  /** Start of the period, ISO in UTC. */
  readonly periodStart: string | undefined
  /** Last day of the period. */
  readonly to: string
}

/** Visitors and leads by source and campaign, and views by page. */
const trafficSql = ({ organisationId, own, days, leads, periodStart, to }: TrafficFilter) => Prisma.sql`
    with came as materialized (
      select page, lower(source) as source, campaign, sum(visitors)::int as visitors, sum(views)::int as views
      from traffic_days where ${own} and ${days} group by 1, 2, 3
    ), lead as materialized (
      select conversation_id, lower(coalesce(nullif(source, ''), 'direct')) as source,
        coalesce(attributes->'linkedQueryParams'->>'utm_campaign', '') as campaign, created_at
      from leads where ${leads} and created_at >= ${periodStart}::timestamptz
    ), by_source as (
      select source, coalesce(visitors, 0) as visitors, coalesce(leads, 0) as leads, "answerMinutes"
      from (select source, sum(visitors)::int as visitors from came group by 1) sent
      full join (
        select lead.source, count(*)::int as leads, percentile_disc(0.5) within group (order by clock.open_minutes)::int as "answerMinutes"
        from lead
        left join lateral (
          select open_minutes from answer_clocks c
          where c.organisation_id = ${organisationId} and c.conversation_id = lead.conversation_id and c.started_at >= lead.created_at - interval '1 minute'
          order by c.started_at limit 1
        ) clock on true
        group by 1
      ) asked using (source) order by leads desc, visitors desc, source limit ${maxRows}
    ), by_campaign as (
      select campaign, coalesce(source, '') as source, coalesce(visitors, 0) as visitors, coalesce(leads, 0) as leads
      from (select campaign, max(source) as source, sum(visitors)::int as visitors from came where campaign <> '' group by 1) sent
      full join (select campaign, count(*)::int as leads from lead where campaign <> '' group by 1) asked using (campaign)
      order by leads desc, visitors desc, campaign limit ${maxRows}
    ), by_page as (
      select split_part(page, '/', 1) as page, sum(views)::int as views from came group by 1 order by views desc, page limit ${maxRows}
    ), by_offer as (
      select o.id, o.name, coalesce(seen.views, 0) as views, coalesce(asked.leads, 0) as leads
      from offers o
      left join (select substr(page, 7) as id, sum(views)::int as views from came where page like 'offer/%' group by 1) seen on seen.id = o.id
      left join (
        select attributes->>'aboutOffer' as name, count(*)::int as leads from leads
        where ${leads} and created_at >= ${periodStart}::timestamptz group by 1
      ) asked on asked.name = o.name
      where o.organisation_id = ${organisationId}
        and (seen.views > 0 or asked.leads > 0 or ((o.starts_on is null or o.starts_on <= ${to}) and (o.ends_on is null or o.ends_on >= ${to})))
      order by views desc, leads desc, o.name, o.id limit ${maxOffers}
    )
    select ${jsonRows('by_source')} as sources, ${jsonRows('by_campaign')} as campaigns, ${jsonRows('by_page')} as pages,
      ${jsonRows('by_offer')} as offers`

/**
 * Statistics of an organisation's sites in the last weeks, by day or by week, and in as many weeks before. Leads come from the database,
 * without suspicious ones; all else from page events.
 */
export const siteStatistics = async (
  scope: OrganisationScope,
  { organisationId, siteIds, weeks, timeZone, now }: StatisticsQuery,
): Promise<SiteStatistics> => {
  const to = momentInZone(now, timeZone).date
  const from = addDays(to, 1 - 7 * weeks)
  const before = addDays(from, -7 * weeks)
  const step = weeks > 12 ? 7 : 1
  const ofSites = (column: Prisma.Sql) => (siteIds === null ? Prisma.sql`true` : Prisma.sql`${column} = any(${[...siteIds]}::text[])`)
  const own = Prisma.sql`organisation_id = ${organisationId} and ${ofSites(Prisma.sql`site_id`)}`
  const days = Prisma.sql`day between ${from}::date and ${to}::date`
  const steps = (7 * weeks) / step
  const midnight = (day: string) => instantInZone(day, 0, timeZone).instant
  // Boundaries of the steps, of both periods.
  const boundaries = Array.from({ length: 2 * steps + 1 }, (_, index) => midnight(addDays(before, index * step)))
  const [previousStart, periodStart, periodEnd] = [boundaries[0], boundaries[steps], boundaries[2 * steps]]
  const leads = Prisma.sql`${own} and not suspicious and created_at >= ${previousStart}::timestamptz and created_at < ${periodEnd}::timestamptz`

  // A car with an unknown arrival has been there since its first import at least.
  const ageDays = Prisma.sql`(${to}::date - (stock.created_at at time zone ${timeZone})::date
    - case when (stock.created_at at time zone 'UTC')::time = '23:59:59.999' then 30 else 0 end)`
  const picture = Prisma.sql`(
    select key from car_images image where image.organisation_id = ${organisationId} and image.car_id = id order by position limit 1
  ) as "imageKey"`
  const tx = await scope.openReadTransaction()
  try {
    const [periods, series, leadSteps, [trafficRow], searchesWithoutResult, [carRow]] = await Promise.all([
      tx.rows<Total & { isNow: boolean }>(Prisma.sql`
        select day >= ${from}::date as "isNow", sum(visitors)::int as visitors, sum(views)::int as views, sum(impressions)::int as impressions,
          sum(car_views)::int as "carViews", sum(forms)::int as forms, sum(calls)::int as calls
        from site_days where ${own} and day between ${before}::date and ${to}::date group by 1`),
      tx.rows<{ step: number; isNow: boolean; visitors: number }>(Prisma.sql`
        select case when day >= ${from}::date then (day - ${from}::date) / ${step}::int else (day - ${before}::date) / ${step}::int end as step,
          day >= ${from}::date as "isNow", sum(visitors)::int as visitors
        from site_days where ${own} and day between ${before}::date and ${to}::date group by 1, 2`),
      tx.rows<{ bucket: number; leads: number }>(Prisma.sql`
        select width_bucket(created_at, ${boundaries}::timestamptz[]) as bucket, count(*)::int as leads from leads where ${leads} group by 1`),
      tx.rows<Pick<SiteStatistics, 'sources' | 'campaigns' | 'pages' | 'offers'>>(
        trafficSql({ organisationId, own, days, leads, periodStart, to }),
      ),
      tx.rows<SiteStatistics['searchesWithoutResult'][number]>(Prisma.sql`
        select query, sum(empty)::int as times from search_days where ${own} and ${days} and empty > 0
        group by 1 order by times desc, query limit ${maxRows}`),
      // Cars in stock for a while that the sites have listed, with the median of their views.
      tx.rows<{ hardlyViewed: readonly CarRow[]; withoutEnquiries: readonly CarRow[] }>(Prisma.sql`
        with stock as materialized (
          select id, name, stock_number, created_at from cars where organisation_id = ${organisationId} and status = 'in_stock' and not reserved
        ), looked as (
          select stock.id, sum(day.impressions)::int as impressions, sum(day.views)::int as views
          from stock join car_days day on day.organisation_id = ${organisationId} and day.car_id = stock.id
          where ${ofSites(Prisma.sql`day.site_id`)} and day.day between ${from}::date and ${to}::date group by 1
        ), asked as (
          select car_id as id, count(*)::int as leads from leads
          where ${leads} and created_at >= ${periodStart}::timestamptz and car_id is not null group by 1
        ), settled as (
          select id, stock.name, stock.stock_number as "stockNumber", ${ageDays} as days,
            coalesce(looked.impressions, 0) as impressions, coalesce(looked.views, 0) as views, coalesce(asked.leads, 0) as leads
          from stock left join looked using (id) left join asked using (id)
          where (${siteIds === null} or looked.id is not null) and ${ageDays} >= ${minimumAgeDays}
        ), middled as materialized (
          select settled.*, (select percentile_disc(0.5) within group (order by views) from settled) as middle from settled
        ), hardlyViewed as (
          select middled.*, (count(*) over ())::int as total, ${picture} from middled where views * 4 < middle order by views, impressions, days desc, id limit ${maxRows}
        ), withoutEnquiries as (
          select middled.*, (count(*) over ())::int as total, ${picture} from middled where views > middle and leads = 0 order by views desc, id limit ${maxRows}
        )
        select ${jsonRows('hardlyViewed')} as "hardlyViewed", ${jsonRows('withoutEnquiries')} as "withoutEnquiries"`),
    ])
    const total = (isNow: boolean): Total => periods.find((row) => row.isNow === isNow) ?? zeroTotals
    const compared = (name: keyof Total) => ({ current: total(true)[name], previous: total(false)[name] })
    const countLeads = (index: number, isNow: boolean) =>
      leadSteps.find(({ bucket }) => bucket === index + 1 + (isNow ? steps : 0))?.leads ?? 0
    const counted = (isNow: boolean) =>
      Array.from({ length: steps }, (_, index) => countLeads(index, isNow)).reduce((sum, each) => sum + each, 0)
    const countVisitors = (index: number, isNow: boolean) => series.find((row) => row.step === index && row.isNow === isNow)?.visitors ?? 0
    return {
      from,
      to,
      visitors: compared('visitors'),
      views: compared('views'),
      impressions: compared('impressions'),
      carViews: compared('carViews'),
      forms: compared('forms'),
      calls: compared('calls'),
      leads: { current: counted(true), previous: counted(false) },
      points: Array.from({ length: steps }, (_, index) => ({
        day: addDays(from, index * step),
        visitors: countVisitors(index, true),
        leads: countLeads(index, true),
        visitorsBefore: countVisitors(index, false),
      })),
      ...{
        sources: trafficRow?.sources ?? [],
        campaigns: trafficRow?.campaigns ?? [],
        pages: trafficRow?.pages ?? [],
        offers: trafficRow?.offers ?? [],
        searchesWithoutResult,
      },
      ...{ hardlyViewed: part(carRow?.hardlyViewed ?? []), withoutEnquiries: part(carRow?.withoutEnquiries ?? []) },
    }
  } finally {
    await tx.end()
  }
}
