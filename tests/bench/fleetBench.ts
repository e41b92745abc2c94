import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { listFleet } from '@forecourt/data/fleet/listFleet'
import { refreshSiteHealth } from '@forecourt/data/fleet/refreshSiteHealth'
import { connect } from '@forecourt/data/migrate/connect'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { listSites } from '@forecourt/data/sites/listSites'
import { buildWorld } from '@forecourt/data/testing/buildWorld'
import type pg from 'pg'
import { copyRows } from './copyRows'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'

const dealers = 5_000
const carsEach = 20
const runs = 20
const perPage = 50

/** Copies the rows of a table that belong to the first dealer of the test world to each new dealer, with other values. */
const copyToDealers = (client: pg.Client, table: string, values: Readonly<Record<string, string>>, more = '') => {
  const key = table === 'organisations' ? 'id' : 'organisation_id'
  const first = table === 'cars' ? `and source.id = 'north-car'` : ''
  const join = `cross join generate_series(1, ${dealers}) dealer ${more}`
  return copyRows(client, { table, join, where: `source.${key} = 'north-organisation' ${first}`, values })
}

const organisationValues = { organisation_id: `'o' || dealer` }
const siteValues = { ...organisationValues, site_id: `'s' || dealer` }
const state = `(array['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'])[1 + dealer % 8]`

/** Thousands of dealers: a site, twenty cars, a feed and three conversations each; every tenth has undelivered mail. */
const seed = (url: string) =>
  connect(url, async (client) => {
    // Copies of consistent rows need no triggers.
    await client.query(`set session_replication_role = replica`)
    await copyToDealers(client, 'organisations', { id: `'o' || dealer`, slug: `'o' || dealer`, name: `'Dealer ' || dealer` })
    await copyToDealers(client, 'dealerships', organisationValues)
    await copyToDealers(client, 'locations', { ...organisationValues, state })
    await copyToDealers(client, 'sites', {
      ...{ ...organisationValues, id: `'s' || dealer`, slug: `'s' || dealer`, name: `'Dealer ' || (dealer * 7919) % ${dealers}` },
    })
    await copyToDealers(client, 'drafts', siteValues)
    await copyToDealers(client, 'versions', { ...siteValues, published_at: `now() - (dealer % 400) * interval '1 day'` })
    await copyToDealers(client, 'host_names', { ...siteValues, host: `'s' || dealer || '.example'` })
    const id = `'c' || dealer || '-' || car`
    await copyToDealers(
      client,
      'cars',
      { ...organisationValues, id, slug: id, stock_number: id, drive_away_cents: 'case when car > 1 then source.drive_away_cents end' },
      `cross join generate_series(1, ${carsEach}) car`,
    )
    await client.query(`insert into car_images (organisation_id, car_id, position, key, alt)
      select organisation_id, id, 0, 'key', '' from cars where id like 'c%-%' and id not like '%-2'`)
    await client.query(`insert into conversations (organisation_id, id, site_ids, last_at, created_at, waits_since)
      select 'o' || dealer, 'k' || number, array['s' || dealer], now(), now(),
        case when number = 1 and dealer % 3 = 0 then now() - (dealer % 50) * interval '1 hour' end
      from generate_series(1, ${dealers}) dealer cross join generate_series(1, 3) number`)
    await client.query(`insert into outbox (organisation_id, site_id, kind, status, attempts, last_error)
      select 'o' || dealer, 's' || dealer, 'lead.dealer', 'dead', 9, 'Refused' from generate_series(10, ${dealers}, 10) dealer`)
    await client.query(`insert into stock_feeds (organisation_id, id, dealership_id, location_id, name, source, checked_at)
      select 'o' || dealer, 'f' || dealer, 'north-dealership', 'north-location', 'DMS', '{"kind": "upload"}', now() - (dealer % 60) * interval '1 hour'
      from generate_series(1, ${dealers}) dealer`)
    await client.query('vacuum analyze')
  })

/** 95th percentile of some runs after two that warm up, milliseconds. */
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const durations: number[] = []
  for (let run = -2; run < runs; run++) {
    const startedAt = performance.now()
    await work()
    if (run >= 0) durations.push(performance.now() - startedAt)
  }
  return percentile(durations, 0.95)
}

const sorts = ['troubles', 'name', 'template', 'publishedAt', 'feedAt', 'waiting', 'waitingSince', 'noPhotos', 'warnings', 'undelivered']
const filters = [
  { q: 'dealer 12' },
  { make: 'Toyota' },
  { state: 'QLD' },
  { country: 'AU' },
  { published: 'old' },
  { trouble: 'any' },
  { trouble: 'undelivered' },
]

const measure = async (db: Database): Promise<Metric[]> => {
  const now = () => new Date().toISOString()
  const metric = (name: string, value: number, unit: string): Metric => ({ name: `fleet-${dealers}-${name}`, value, unit })
  const startedAt = performance.now()
  while (await refreshSiteHealth(db, now())) {}
  const refreshed = performance.now() - startedAt
  const list = (query: object) => timed(() => listFleet(db.platform, { page: 1, perPage, ...query }, now()))
  const usual = await list({ sort: { field: 'troubles', order: 'DESC' } })
  const last = await list({ page: dealers / perPage, sort: { field: 'troubles', order: 'DESC' } })
  const cards = await timed(() => listSites(db.platform, { page: 1, perPage, sort: { field: 'name', order: 'ASC' } }))
  const found: Metric[] = []
  for (const field of sorts) found.push(metric(`sort-${field}`, await list({ sort: { field, order: 'DESC' } }), 'ms'))
  for (const filter of filters)
    found.push(metric(`filter-${Object.entries(filter).flat().join('-').replace(' ', '-')}`, await list({ filter }), 'ms'))
  return [
    metric('refresh-all', refreshed, 'ms'),
    metric('list', usual, 'ms'),
    metric('last-page', last, 'ms'),
    metric('cards-of-list', cards / usual, ''),
    ...found,
    metric('slowest-sort-or-filter', Math.max(...found.map(({ value }) => value)), 'ms'),
  ]
}

/** The table of 5,000 dealers: its health recomputed, and the time of a page by each order and filter, beside the list of cards. */
export const fleetBench = async (): Promise<Metric[]> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'forecourt-fleet-'))
  const server = await startPostgres({ directory: path.join(directory, 'postgres') })
  const db = createDatabase(roleUrls(server.url))
  try {
    await migrate(server.url)
    await buildWorld(db)
    await seed(server.url)
    return await measure(db)
  } finally {
    await db.close()
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
