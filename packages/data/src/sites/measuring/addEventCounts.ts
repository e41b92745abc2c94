import type { MeasuredCounts } from '@forecourt/rules/measuring/SiteStatistics'
import type { Database } from '../../createDatabase'

/** Event counts of one day of a site. */
export interface DayCounts extends MeasuredCounts {
  /** Such as 2026-03-01, in the site's time zone. */
  readonly day: string
}

/** Maximum number of searches and sources per site and day; further ones count in the totals only. */
const maxPerDay = 500

/**
 * Adds event counts of many sites to their days, one statement per table. The organisation comes from the site; cars are matched by slug
 * within their organisation, unknown ones are ignored.
 */
export const addEventCounts = (db: Database, counts: readonly DayCounts[]): Promise<void> => {
  if (counts.length === 0) return Promise.resolve()
  const flat = <Line extends object>(lines: (each: DayCounts) => readonly Line[]) =>
    counts.flatMap((each) => lines(each).map((line) => ({ site: each.siteId, day: each.day, ...line })))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const totals = counts.map(({ siteId, day, traffic, cars, forms, calls }) => ({
    ...{ site: siteId, day, forms, calls },
    views: sum(traffic.map(({ views }) => views)),
    visitors: sum(traffic.map(({ visitors }) => visitors)),
    impressions: sum(cars.map(({ impressions }) => impressions)),
    car_views: sum(cars.map(({ views }) => views)),
  }))
  const traffic = flat((each) => each.traffic)
  const cars = flat((each) => each.cars)
  const searches = flat((each) => each.searches)
  return db.platform.transaction(async (tx) => {
    await tx.$executeRaw`
      insert into site_days as known (organisation_id, site_id, day, views, visitors, impressions, car_views, forms, calls)
      select site.organisation_id, site.id, counted.day, counted.views, counted.visitors, counted.impressions, counted.car_views, counted.forms, counted.calls
      from jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
        as counted (site text, day date, views int, visitors int, impressions int, car_views int, forms int, calls int)
      join sites site on site.id = counted.site
      order by site.organisation_id, site.id, counted.day
      on conflict (organisation_id, site_id, day) do update set
        views = known.views + excluded.views, visitors = known.visitors + excluded.visitors,
        impressions = known.impressions + excluded.impressions, car_views = known.car_views + excluded.car_views,
        forms = known.forms + excluded.forms, calls = known.calls + excluded.calls`
    if (traffic.length > 0)
      await tx.$executeRaw`
        insert into traffic_days as known (organisation_id, site_id, day, page, source, campaign, views, visitors)
        select site.organisation_id, site.id, counted.day, named.page, named.source, named.campaign, sum(counted.views), sum(counted.visitors)
        from jsonb_to_recordset(${JSON.stringify(traffic)}::jsonb)
          as counted (site text, day date, page text, source text, campaign text, views int, visitors int)
        join sites site on site.id = counted.site
        cross join lateral (
          select count(*) >= ${maxPerDay} as full from traffic_days t
          where t.organisation_id = site.organisation_id and t.site_id = site.id and t.day = counted.day
        ) held
        cross join lateral (
          select case when held.full then 'other' else counted.source end as source,
            -- Anyone can send the id of an offer that doesn't exist.
            case when counted.page like 'offer/%' and not exists (
              select from offers o where o.organisation_id = site.organisation_id and o.id = substr(counted.page, 7)
            ) then 'offer' else counted.page end as page,
            case when held.full then '' else counted.campaign end as campaign
        ) named
        group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
        on conflict (organisation_id, site_id, day, page, source, campaign) do update set
          views = known.views + excluded.views, visitors = known.visitors + excluded.visitors`
    if (cars.length > 0)
      await tx.$executeRaw`
        insert into car_days as known (organisation_id, site_id, day, car_id, impressions, views, forms, calls)
        select site.organisation_id, site.id, counted.day, car.id, sum(counted.impressions), sum(counted.views), sum(counted.forms), sum(counted.calls)
        from jsonb_to_recordset(${JSON.stringify(cars)}::jsonb)
          as counted (site text, day date, slug text, impressions int, views int, forms int, calls int)
        join sites site on site.id = counted.site
        join cars car on car.organisation_id = site.organisation_id and car.slug = counted.slug
        group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (organisation_id, site_id, day, car_id) do update set
          impressions = known.impressions + excluded.impressions, views = known.views + excluded.views,
          forms = known.forms + excluded.forms, calls = known.calls + excluded.calls`
    if (searches.length > 0)
      await tx.$executeRaw`
        insert into search_days as known (organisation_id, site_id, day, query, searches, empty)
        select site.organisation_id, site.id, counted.day, counted.query, sum(counted.searches), sum(counted.empty)
        from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as counted (site text, day date, query text, searches int, empty int)
        join sites site on site.id = counted.site
        where (
          select count(*) from search_days s where s.organisation_id = site.organisation_id and s.site_id = site.id and s.day = counted.day
        ) < ${maxPerDay}
        group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (organisation_id, site_id, day, query) do update set
          searches = known.searches + excluded.searches, empty = known.empty + excluded.empty`
  })
}
