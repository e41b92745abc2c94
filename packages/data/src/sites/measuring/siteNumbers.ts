import { addDays } from '@forecourt/rules/dates/calendarDate'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { CarNumbers, SiteNumbers, SourceNumbers } from '@forecourt/rules/pages/measuring/SiteNumbers'
import type { OrganisationScope } from '../../createDatabase'
import { Prisma } from '../../generated/client'

export interface NumbersAsked {
  readonly organisationId: string
  /** Only of these sites; null: of all that the organisation has. */
  readonly siteIds: readonly string[] | null
  readonly weeks: number
  readonly timeZone: string
  /** ISO in UTC. */
  readonly now: string
}

/** As many of a list as are shown. */
const shown = 10
/** A car is seen by somebody before it is a week old, or never. */
const settledDays = 7

type Total = { [Name in 'visitors' | 'views' | 'impressions' | 'carViews' | 'forms' | 'calls']: number }
const nothing: Total = { visitors: 0, views: 0, impressions: 0, carViews: 0, forms: 0, calls: 0 }

interface CarRow extends CarNumbers {
  readonly total: number
}

const carOf = ({ total: _, ...car }: CarRow): CarNumbers => car
const part = (rows: readonly CarRow[]) => ({ total: rows[0]?.total ?? 0, cars: rows.map(carOf) })

/**
 * How the sites of an organisation did in the last weeks, day by day or in weeks of days, and in as many weeks before. Leads are those
 * that were stored, but for suspicious ones; all else is what pages said of themselves.
 */
export const siteNumbers = async (
  scope: OrganisationScope,
  { organisationId, siteIds, weeks, timeZone, now }: NumbersAsked,
): Promise<SiteNumbers> => {
  const to = momentInZone(now, timeZone).date
  const from = addDays(to, 1 - 7 * weeks)
  const before = addDays(from, -7 * weeks)
  const step = weeks > 12 ? 7 : 1
  const ofSites = (column: Prisma.Sql) => (siteIds === null ? Prisma.sql`true` : Prisma.sql`${column} = any(${[...siteIds]}::text[])`)
  const own = Prisma.sql`organisation_id = ${organisationId} and ${ofSites(Prisma.sql`site_id`)}`
  const days = Prisma.sql`day between ${from}::date and ${to}::date`
  const leadDay = Prisma.sql`(created_at at time zone ${timeZone})::date`
  const leads = Prisma.sql`
    select id, site_id, car_id, conversation_id, lower(coalesce(nullif(source, ''), 'direct')) as source,
      coalesce(attributes->'linkedQueryParams'->>'utm_campaign', '') as campaign, ${leadDay} as day, created_at
    from leads where ${own} and not suspicious and created_at >= (${before}::date - 1)`

  const reading = await scope.openReading()
  try {
    const [periods, series, leadDays, sources, campaigns, pages, empty, waiting, unseen, unasked] = await Promise.all([
      reading.rows<Total & { isNow: boolean }>(Prisma.sql`
        select day >= ${from}::date as "isNow", sum(visitors)::int as visitors, sum(views)::int as views, sum(impressions)::int as impressions,
          sum(car_views)::int as "carViews", sum(forms)::int as forms, sum(calls)::int as calls
        from site_days where ${own} and day between ${before}::date and ${to}::date group by 1`),
      reading.rows<{ step: number; isNow: boolean; visitors: number }>(Prisma.sql`
        select case when day >= ${from}::date then (day - ${from}::date) / ${step}::int else (day - ${before}::date) / ${step}::int end as step,
          day >= ${from}::date as "isNow", sum(visitors)::int as visitors
        from site_days where ${own} and day between ${before}::date and ${to}::date group by 1, 2`),
      reading.rows<{ step: number; isNow: boolean; leads: number }>(Prisma.sql`
        select case when day >= ${from}::date then (day - ${from}::date) / ${step}::int else (day - ${before}::date) / ${step}::int end as step,
          day >= ${from}::date as "isNow", count(*)::int as leads
        from (${leads}) lead where day between ${before}::date and ${to}::date group by 1, 2`),
      reading.rows<SourceNumbers>(Prisma.sql`
        with came as (
          select lower(source) as source, sum(visitors)::int as visitors from traffic_days where ${own} and ${days} group by 1
        ), asked as (
          select lead.source, count(*)::int as leads,
            percentile_disc(0.5) within group (order by clock.open_minutes)::int as "answerMinutes"
          from (${leads}) lead
          left join lateral (
            select open_minutes from answer_clocks c
            where c.organisation_id = ${organisationId} and c.conversation_id = lead.conversation_id and c.asked_at >= lead.created_at - interval '1 minute'
            order by c.asked_at limit 1
          ) clock on true
          where lead.day between ${from}::date and ${to}::date group by 1
        )
        select source, coalesce(visitors, 0) as visitors, coalesce(leads, 0) as leads, "answerMinutes"
        from came full join asked using (source) order by leads desc, visitors desc, source limit ${shown}`),
      reading.rows<SiteNumbers['campaigns'][number]>(Prisma.sql`
        with came as (
          select campaign, max(source) as source, sum(visitors)::int as visitors
          from traffic_days where ${own} and ${days} and campaign <> '' group by 1
        ), asked as (
          select campaign, count(*)::int as leads from (${leads}) lead
          where campaign <> '' and day between ${from}::date and ${to}::date group by 1
        )
        select campaign, coalesce(source, '') as source, coalesce(visitors, 0) as visitors, coalesce(leads, 0) as leads
        from came full join asked using (campaign) order by leads desc, visitors desc, campaign limit ${shown}`),
      reading.rows<SiteNumbers['pages'][number]>(Prisma.sql`
        select page, sum(views)::int as views from traffic_days where ${own} and ${days} group by 1 order by views desc, page limit ${shown}`),
      reading.rows<SiteNumbers['empty'][number]>(Prisma.sql`
        select words, sum(empty)::int as times from search_days where ${own} and ${days} and empty > 0
        group by 1 order by times desc, words limit ${shown}`),
      reading.rows<{ count: number }>(Prisma.sql`
        select count(*)::int as count from conversations
        where organisation_id = ${organisationId} and stage = 'new' and ${siteIds === null ? Prisma.sql`true` : Prisma.sql`site_ids && ${[...siteIds]}::text[]`}`),
      reading.rows<CarRow>(carsWhere(Prisma.sql`views * 4 < middle`, Prisma.sql`views, impressions, days desc, id`)),
      reading.rows<CarRow>(carsWhere(Prisma.sql`views > middle and leads = 0`, Prisma.sql`views desc, id`)),
    ])
    const total = (isNow: boolean): Total => periods.find((row) => row.isNow === isNow) ?? nothing
    const compared = (name: keyof Total) => ({ now: total(true)[name], before: total(false)[name] })
    const counted = (isNow: boolean) => leadDays.filter((row) => row.isNow === isNow).reduce((sum, row) => sum + row.leads, 0)
    const at = <Row extends { step: number; isNow: boolean }>(rows: readonly Row[], index: number, isNow: boolean) =>
      rows.find((row) => row.step === index && row.isNow === isNow)
    return {
      from,
      to,
      visitors: compared('visitors'),
      views: compared('views'),
      impressions: compared('impressions'),
      carViews: compared('carViews'),
      forms: compared('forms'),
      calls: compared('calls'),
      leads: { now: counted(true), before: counted(false) },
      waiting: waiting[0]?.count ?? 0,
      points: Array.from({ length: (7 * weeks) / step }, (_, index) => ({
        day: addDays(from, index * step),
        visitors: at(series, index, true)?.visitors ?? 0,
        leads: at(leadDays, index, true)?.leads ?? 0,
        visitorsBefore: at(series, index, false)?.visitors ?? 0,
      })),
      ...{ sources, campaigns, pages, empty, unseen: part(unseen), unasked: part(unasked) },
    }
  } finally {
    await reading.end()
  }

  /** Cars in stock for a while, of those that the sites were ever seen to list, with how often the one in the middle was looked at. */
  function carsWhere(condition: Prisma.Sql, order: Prisma.Sql): Prisma.Sql {
    return Prisma.sql`
      with looked as (
        select car_id, sum(impressions)::int as impressions, sum(views)::int as views from car_days where ${own} and ${days} group by 1
      ), asked as (
        select car_id, count(*)::int as leads from (${leads}) lead where car_id is not null and day between ${from}::date and ${to}::date group by 1
      ), stood as (
        select car.id, car.name, car.stock_number as "stockNumber", (${to}::date - (car.created_at at time zone ${timeZone})::date) as days,
          coalesce(looked.impressions, 0) as impressions, coalesce(looked.views, 0) as views, coalesce(asked.leads, 0) as leads
        from cars car left join looked on looked.car_id = car.id left join asked on asked.car_id = car.id
        where car.organisation_id = ${organisationId} and car.status = 'in_stock' and not car.reserved
          and (${siteIds === null} or looked.car_id is not null)
      ), settled as (
        select * from stood where days >= ${settledDays}
      ), middled as (
        select settled.*, (select percentile_disc(0.5) within group (order by views) from settled) as middle from settled
      )
      select id, name, "stockNumber", days, impressions, views, leads, (count(*) over ())::int as total,
        (select key from car_images image where image.organisation_id = ${organisationId} and image.car_id = id order by position limit 1) as "imageKey"
      from middled where ${condition} order by ${order} limit ${shown}`
  }
}
