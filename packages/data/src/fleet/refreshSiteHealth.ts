import { newZealandZones } from '@forecourt/rules/locations/countryOfTimeZone'
import { firstFileHours } from '@forecourt/rules/sites/siteTroubles'
import { waitingBooking } from '../bookings/by-staff/bookingLocations'
import { openFinding } from '../compliance/storedFindings'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { viewCondition } from '../leads/inbox/conversationSql'
import { answeringUsers } from '../leads/inbox/inboxUsers'
import { undeliveredRows } from '../outbox/listUndelivered'
import { failedRefunds } from '../reservations/failedRefunds'
import { attentionConditions } from '../stock/list/stockListConditions'

/** Seconds after which a site is checked again. */
export const siteHealthSeconds = 120

/** Sites in one statement. */
const maxSites = 500

/** Rows of the sites with their dealerships; a site without its own list shows all of its organisation. */
const siteDealerships = Prisma.sql`
  select site.organisation_id, site.id as site_id, dealership.id as dealership_id, dealership.makes
  from site join dealerships dealership on dealership.organisation_id = site.organisation_id
  where not exists (
    select from site_dealerships listed where listed.organisation_id = site.organisation_id and listed.site_id = site.id
  ) or exists (
    select from site_dealerships listed
    where listed.organisation_id = site.organisation_id and listed.site_id = site.id and listed.dealership_id = dealership.id
  )`

const locationCounts = Prisma.sql`
  select shown.site_id, count(*)::int as places,
    array_agg(distinct location.state) as states,
    array_agg(distinct case when location.time_zone in (${Prisma.join([...newZealandZones])}) then 'NZ' else 'AU' end) as countries,
    (count(*) filter (where exists (
      select from booking_settings setting
      where setting.organisation_id = location.organisation_id and setting.location_id = location.id and setting.enabled
    )))::int as booking_places
  from shown join locations location
    on location.organisation_id = shown.organisation_id and location.dealership_id = shown.dealership_id and location.visible
  group by shown.site_id`

const requestCounts = (now: string) => Prisma.sql`
  select shown.site_id, count(*)::int as booking_requests
  from shown
  join locations location
    on location.organisation_id = shown.organisation_id and location.dealership_id = shown.dealership_id and location.visible
  join bookings booking on booking.organisation_id = location.organisation_id and booking.location_id = location.id
    and booking.starts_at > ${new Date(Date.parse(now) - 2 * 86_400_000)}
  where ${waitingBooking(now)}
  group by shown.site_id`

const feedHealth = (now: string) => Prisma.sql`
  select shown.site_id, count(*)::int as feeds,
    (count(*) filter (where feed.failures > 0 or coalesce(last.status in ('held', 'refused'), false)))::int as failing_feeds,
    (count(*) filter (
      where good.at is null and feed.failures = 0 and coalesce(last.status not in ('held', 'refused'), true)
        and feed.created_at <= ${new Date(Date.parse(now) - firstFileHours * 3_600_000)}
    ))::int as silent_feeds,
    min(case when good.at is not null then greatest(good.at, case when feed.failures = 0 then feed.checked_at end) end) as feed_at
  from shown join stock_feeds feed
    on feed.organisation_id = shown.organisation_id and feed.dealership_id = shown.dealership_id and not feed.paused
  left join lateral (
    select run.status from stock_feed_runs run where run.organisation_id = feed.organisation_id and run.feed_id = feed.id
    order by run.started_at desc limit 1
  ) last on true
  left join lateral (
    select run.finished_at as at from stock_feed_runs run
    where run.organisation_id = feed.organisation_id and run.feed_id = feed.id and run.status in ('applied', 'unchanged')
    order by run.started_at desc limit 1
  ) good on true
  group by shown.site_id`

const domainHealth = Prisma.sql`
  select host.site_id,
    (count(*) filter (where host.proof is not null and host.proved_at is not null))::int as own_domains,
    (count(*) filter (where host.proved_at is null))::int as waiting_domains,
    min(host.certificate_expires_at) as certificate_expires_at,
    (count(*) filter (where host.certificate_problem is not null))::int as certificate_problems
  from site join host_names host on host.organisation_id = site.organisation_id and host.site_id = site.id
  group by host.site_id`

const refundCounts = Prisma.sql`
  select site.id as site_id, count(*)::int as failed_refunds
  from site join (${failedRefunds}) refund on refund.organisation_id = site.organisation_id and refund.site_id = site.id
  group by site.id`

/** The health of all sites in `site`, in one statement. */
const measured = (now: string): Prisma.Sql => {
  const attention = attentionConditions(now)
  return Prisma.sql`
    with site as materialized (
      select site.organisation_id, site.id from sites site
      left join site_health health on health.organisation_id = site.organisation_id and health.site_id = site.id
      where health.checked_at is null or health.checked_at <= ${new Date(Date.parse(now) - siteHealthSeconds * 1000)}
      order by health.checked_at nulls first limit ${maxSites}
    ),
    shown as materialized (${siteDealerships}),
    make_lists as (
      select shown.site_id, array_agg(distinct make order by make) as makes from shown, unnest(shown.makes) make group by shown.site_id
    ),
    location_counts as (${locationCounts}),
    stock_counts as (
      select shown.site_id, count(*)::int as cars, (count(*) filter (where ${attention.noPhotos}))::int as no_photos,
        (count(*) filter (where ${attention.noPrice}))::int as no_price
      from shown join cars car
        on car.organisation_id = shown.organisation_id and car.dealership_id = shown.dealership_id and car.status in ('in_stock', 'coming_soon')
      group by shown.site_id
    ),
    request_counts as (${requestCounts(now)}),
    feed_health as (${feedHealth(now)}),
    domain_health as (${domainHealth}),
    refund_counts as (${refundCounts}),
    waiting as (
      select site.id as site_id, count(*)::int as waiting, min(c.waits_since) as waiting_since
      from site join conversations c on c.organisation_id = site.organisation_id and c.site_ids @> array[site.id]
      where ${viewCondition('waiting', { userId: '', now })}
      group by site.id
    ),
    failed as (
      select "siteId" as site_id, count(*)::int as undelivered from (${undeliveredRows}) undelivered
      where "isGivenUp" and "siteId" in (select id from site) group by "siteId"
    ),
    judged as (
      select site.id as site_id, count(*)::int as findings
      from site join compliance_findings finding on finding.organisation_id = site.organisation_id and finding.site_id = site.id
      where ${openFinding(now)}
      group by site.id
    )
    insert into site_health (
      organisation_id, site_id, countries, states, makes, own_domains, waiting_domains, certificate_expires_at, certificate_problems,
      feeds, failing_feeds, feed_at, waiting, waiting_since, booking_requests, cars, no_photos, no_price, undelivered, places, booking_places,
      findings, unanswerable, failed_refunds, silent_feeds, checked_at
    )
    select site.organisation_id, site.id, coalesce(location_counts.countries, '{}'), coalesce(location_counts.states, '{}'), coalesce(make_lists.makes, '{}'),
      coalesce(domain_health.own_domains, 0), coalesce(domain_health.waiting_domains, 0), domain_health.certificate_expires_at,
      coalesce(domain_health.certificate_problems, 0), coalesce(feed_health.feeds, 0), coalesce(feed_health.failing_feeds, 0), feed_health.feed_at,
      coalesce(waiting.waiting, 0), waiting.waiting_since, coalesce(request_counts.booking_requests, 0), coalesce(stock_counts.cars, 0), coalesce(stock_counts.no_photos, 0),
      coalesce(stock_counts.no_price, 0), coalesce(failed.undelivered, 0), coalesce(location_counts.places, 0), coalesce(location_counts.booking_places, 0),
      coalesce(judged.findings, 0), case when exists (${answeringUsers(Prisma.sql`site.organisation_id`, Prisma.sql`array[site.id]`)}) then 0 else coalesce(waiting.waiting, 0) end,
      coalesce(refund_counts.failed_refunds, 0), coalesce(feed_health.silent_feeds, 0), ${new Date(now)}
    from site
    left join make_lists on make_lists.site_id = site.id
    left join location_counts on location_counts.site_id = site.id
    left join request_counts on request_counts.site_id = site.id
    left join stock_counts on stock_counts.site_id = site.id
    left join feed_health on feed_health.site_id = site.id
    left join refund_counts on refund_counts.site_id = site.id
    left join domain_health on domain_health.site_id = site.id
    left join waiting on waiting.site_id = site.id
    left join failed on failed.site_id = site.id
    left join judged on judged.site_id = site.id
    on conflict (organisation_id, site_id) do update set
      countries = excluded.countries, states = excluded.states, makes = excluded.makes, own_domains = excluded.own_domains,
      waiting_domains = excluded.waiting_domains, certificate_expires_at = excluded.certificate_expires_at,
      certificate_problems = excluded.certificate_problems, feeds = excluded.feeds, failing_feeds = excluded.failing_feeds,
      feed_at = excluded.feed_at, waiting = excluded.waiting, waiting_since = excluded.waiting_since,
      booking_requests = excluded.booking_requests, cars = excluded.cars,
      no_photos = excluded.no_photos, no_price = excluded.no_price, undelivered = excluded.undelivered, places = excluded.places,
      booking_places = excluded.booking_places, findings = excluded.findings, unanswerable = excluded.unanswerable,
      failed_refunds = excluded.failed_refunds, silent_feeds = excluded.silent_feeds, checked_at = excluded.checked_at`
}

/**
 * Recomputes the health of the sites that are new or were checked longest ago, in sets; true if more may be due. The counts use the
 * conditions of the lists that they link to.
 */
export const refreshSiteHealth = (db: Database, now: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.$executeRaw(measured(now))) === maxSites, { timeoutMs: 60_000 })
