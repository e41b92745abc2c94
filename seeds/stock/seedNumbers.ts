import type { Database } from '@forecourt/data/createDatabase'
import { publishedSites } from '@forecourt/data/sites/publishedSites'

/** Days of statistics: a year, and more for comparison. */
const days = 420
/** Days of car statistics: the weeks that the dashboard shows, and as many before for comparison. */
const carDays = 56

/**
 * A year of visitor statistics for every demo site: fewer on weekdays, a peak towards spring, some growth; unpopular and popular cars,
 * and searches without results. Deterministic by site and day.
 *
 * @param now milliseconds
 */
export const seedNumbers = async (db: Database, now: number): Promise<void> => {
  const today = new Date(now).toISOString().slice(0, 10)
  const sites = await publishedSites(db)
  const ids = sites.map(({ siteId }) => siteId)
  await db.platform.transaction(
    async (tx) => {
      // Deterministic number from 0 to 1 by text.
      await tx.$executeRaw`
        create function pg_temp.chance(seed text) returns float language sql immutable as
        $$ select (hashtextextended(seed, 7) & 65535) / 65535.0 $$`
      await tx.$executeRaw`
        insert into traffic_days (organisation_id, site_id, day, page, source, campaign, views, visitors)
        select site.organisation_id, site.id, day::date, page.name, source.name, source.campaign,
          greatest(1, round(people.count * page.share * 3.2))::int, round(people.count * page.share)::int
        from sites site
        cross join generate_series(${today}::date - ${days}::int, ${today}::date, '1 day') day
        cross join (values ('google', '', 0.44), ('direct', '', 0.27), ('facebook', 'spring-drive', 0.11), ('carsales.com.au', '', 0.1), ('newsletter', 'five-under-20k', 0.08)) source (name, campaign, share)
        cross join (values ('home', 0.3), ('search', 0.36), ('car', 0.28), ('content', 0.06)) page (name, share)
        cross join lateral (
          select source.share * (38 + 30 * pg_temp.chance(site.slug))
            * case when extract(isodow from day) >= 6 then 1.35 else 1 end
            * (1 + 0.18 * sin(extract(doy from day) / 58.0)) * (1 - 0.3 * (${today}::date - day::date) / ${days}::float)
            * (0.75 + 0.5 * pg_temp.chance(site.slug || day::text || source.name)) as count
        ) people
        where site.id = any(${ids})`
      await tx.$executeRaw`
        insert into traffic_days (organisation_id, site_id, day, page, source, campaign, views, visitors)
        select site.organisation_id, site.id, day::date, 'offer/' || offer.id, 'direct', '', round(9 * pg_temp.chance(offer.id || site.id || day::text))::int, 0
        from sites site
        join offers offer on offer.organisation_id = site.organisation_id and not site.id = any(offer.excluded_site_ids)
        cross join generate_series(${today}::date - ${carDays}::int, ${today}::date, '1 day') day
        where site.id = any(${ids})
          and (offer.starts_on is null or offer.starts_on <= day::date::text) and (offer.ends_on is null or offer.ends_on >= day::date::text)`
      await tx.$executeRaw`
        insert into car_days (organisation_id, site_id, day, car_id, impressions, views, forms, calls)
        select car.organisation_id, site.id, day::date, car.id, round(seen.count * 9)::int, round(seen.count)::int,
          (pg_temp.chance(car.id || day::text || 'form') < seen.count / 60)::int, (pg_temp.chance(car.id || day::text || 'call') < seen.count / 90)::int
        from sites site
        join cars car on car.organisation_id = site.organisation_id and car.status = 'in_stock'
        cross join generate_series(greatest(${today}::date - ${carDays}::int, car.created_at::date), ${today}::date, '1 day') day
        cross join lateral (
          select case when pg_temp.chance(car.slug) < 0.12 then 0.15 else 6 * power(pg_temp.chance(car.slug || 'liked'), 2) end
            * (0.5 + pg_temp.chance(car.id || day::text)) as count
        ) seen
        where site.id = any(${ids}) and round(seen.count * 9) > 0`
      await tx.$executeRaw`
        insert into site_days (organisation_id, site_id, day, views, visitors, impressions, car_views, forms, calls)
        select organisation_id, site_id, day, sum(views), sum(visitors), round(sum(views) * 4.1), sum(views) filter (where page = 'car'),
          round(sum(visitors) * 0.045), round(sum(visitors) * 0.03)
        from traffic_days where site_id = any(${ids}) group by 1, 2, 3`
      await tx.$executeRaw`
        insert into search_days (organisation_id, site_id, day, query, searches, empty)
        select site.organisation_id, site.id, day::date, sample.query, sample.times, sample.times
        from sites site
        cross join generate_series(${today}::date - 90, ${today}::date, '1 day') day
        cross join (values
          ('7 seater under 15k', 2), ('manual hot hatch', 1), ('dual cab · price to 20000', 2), ('ev with towbar', 1),
          ('Toyota · HiLux · price to 25000', 2), ('Toyota · LandCruiser Prado · price to 40000', 1), ('Ute · price to 30000', 2),
          ('Mazda · CX-5 · price to 15000', 1), ('Suzuki jimny', 1), ('People Mover · price to 35000', 1), ('Wagon · price to 10000', 1)
        ) sample (query, times)
        where site.id = any(${ids}) and pg_temp.chance(site.slug || day::text || sample.query) < 0.3`
    },
    { timeoutMs: 600_000 },
  )
}
