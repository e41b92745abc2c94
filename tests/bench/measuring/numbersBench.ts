import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { connect } from '@forecourt/data/migrate/connect'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { peerNumbers } from '@forecourt/data/sites/measuring/peerNumbers'
import { siteNumbers } from '@forecourt/data/sites/measuring/siteNumbers'
import { buildWorld } from '@forecourt/data/testing/buildWorld'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'

/** Two years, so that twelve months have as many before them. */
const days = 730
const carsInStock = 400
const sites = ['north-site', 'north-2', 'north-3']
const otherDealers = 200
const times = 9

/** Rows like one that is there, but for what is told of each by its number `n`. */
const copies = [
  {
    table: 'sites',
    of: 'north-site',
    from: 2,
    to: 3,
    over: `'id', 'north-' || n, 'slug', 'north-' || n, 'host', 'north-' || n || '.localhost'`,
  },
  // Stock turns over: a car stands for about a hundred days, and two years of cars were looked at.
  {
    ...{ table: 'cars', of: 'north-car', from: 1, to: carsInStock * 7 },
    over: `'id', 'c' || n, 'slug', 'c' || n, 'stock_number', 'C' || n, 'vin', null, 'status', case when n <= ${carsInStock} then 'in_stock' else 'sold' end, 'sold_at', case when n > ${carsInStock} then now() end, 'created_at', now() - (n / 4 + 8) * interval '1 day'`,
  },
  { table: 'organisations', of: 'north-organisation', from: 1, to: otherDealers, over: `'id', 'o' || n, 'slug', 'o' || n` },
]

/** What a group with three sites did in two years, and other dealers beside it. */
const made = [
  `insert into site_days select 'north-organisation', site, day, 1500, 400, 9000, 600, 30, 20
   from unnest($1::text[]) site, generate_series(current_date - ${days}, current_date, '1 day') day`,
  `insert into traffic_days select 'north-organisation', site, day, page, source, case when n % 2 = 0 then '' else 'campaign-' || n end, 20, 6
   from unnest($1::text[]) site, generate_series(current_date - ${days}, current_date, '1 day') day,
     unnest(array['home', 'search', 'car', 'service', 'finance']) page,
     unnest(array['google', 'direct', 'facebook', 'carsales', 'bing']) with ordinality as said (source, n)`,
  `insert into car_days select 'north-organisation', site, day, 'c' || (1 + (extract(doy from day)::int * 4 + n) % (${carsInStock} * 7)), 25, 2, 0, 0
   from unnest($1::text[]) site, generate_series(current_date - ${days}, current_date, '1 day') day, generate_series(1, ${carsInStock}) n`,
  `insert into search_days select 'north-organisation', site, day, 'words ' || (n * 7 + extract(doy from day)::int) % 400, 3, n % 3
   from unnest($1::text[]) site, generate_series(current_date - ${days}, current_date, '1 day') day, generate_series(1, 40) n`,
  `insert into conversations (organisation_id, id, name, email, phone, stage, site_ids, last_at, last_by, last_text, search, created_at)
   select 'north-organisation', 'v' || n, 'Shopper', 'v' || n || '@shopper.example', '', case when n < 40 then 'new' else 'contacted' end,
     array[($1::text[])[1 + n % 3]], now(), 'shopper', 'Hello', '', now()
   from generate_series(1, ${days} * 20) n`,
  `insert into leads (organisation_id, id, site_id, idempotency_key, form, event_id, category, name, email, phone, car_id, source, attributes, conversation_id, created_at)
   select 'north-organisation', 'l' || n, ($1::text[])[1 + n % 3], 'k' || n, 'vehicle', 1, 'Vehicle', 'Shopper', 'v' || n || '@shopper.example', '',
     'c' || 1 + n % (${carsInStock} * 7), (array['Google', 'Facebook', null, 'Carsales'])[1 + n % 4],
     jsonb_build_object('linkedQueryParams', jsonb_build_object('utm_campaign', 'campaign-' || n % 5)), 'v' || n, now() - n * interval '72 minutes'
   from generate_series(1, ${days} * 20) n`,
  `insert into answer_clocks (organisation_id, conversation_id, form, asked_at, answered_at, minutes, open_minutes)
   select organisation_id, conversation_id, form, created_at, created_at + interval '40 minutes', 40, 40 from leads where id like 'l%'`,
  `insert into site_days select 'o' || n, 'o-site' || n, day, 1500, 400 + n, 9000, 600, 30, 20
   from generate_series(1, ${otherDealers}) n, generate_series(current_date - ${days}, current_date, '1 day') day`,
]

/** The dashboard over twelve months and over four weeks: of a group with three sites, of one of them, and what other dealers have in the middle. */
export const numbersBench = async (): Promise<Metric[]> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'forecourt-numbers-'))
  const server = await startPostgres({ directory: path.join(directory, 'postgres') })
  const db = createDatabase(roleUrls(server.url))
  try {
    await migrate(server.url)
    const { organisationId } = (await buildWorld(db)).north
    const rows = await connect(server.url, async (client) => {
      // No checks of what is made up here: they take longer than all that is measured.
      await client.query('set session_replication_role = replica')
      for (const { table, of, from, to, over } of copies) {
        const { rows: columns } = await client.query<{ name: string }>(
          `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
          [table],
        )
        const names = columns.map(({ name }) => name).join(', ')
        await client.query(
          `insert into ${table} (${names}) select ${names} from (
            select (jsonb_populate_record(row, jsonb_build_object(${over}))).* from ${table} row, generate_series($2::int, $3::int) n where row.id = $1
          ) copied`,
          [of, from, to],
        )
      }
      for (const sql of made) await client.query(sql, sql.includes('$1') ? [sites] : [])
      await client.query('vacuum analyze')
      return (await client.query<{ n: number }>('select count(*)::int as n from car_days')).rows[0]?.n ?? 0
    })
    const metrics: Metric[] = [{ name: 'numbers-car-days', value: rows, unit: 'rows, as much as 12 months and the 12 before have' }]
    const now = new Date().toISOString()
    const p95 = async (name: string, work: () => Promise<unknown>) => {
      await work()
      const took: number[] = []
      for (let turn = 0; turn < times; turn++) {
        const begun = performance.now()
        await work()
        took.push(performance.now() - begun)
      }
      metrics.push({ name, value: percentile(took, 0.95), unit: `ms (p95; median ${Math.round(percentile(took, 0.5))})` })
    }
    for (const weeks of [52, 12, 4])
      for (const [of, siteIds] of [
        ['all', null],
        ['one-site', ['north-2']],
      ] as const) {
        const asked = { organisationId, siteIds, weeks, timeZone: 'Australia/Sydney', now }
        if ((await siteNumbers(db.forOrganisation(organisationId), asked)).leads.now === 0) throw new Error('There were to be leads.')
        await p95(`numbers-${weeks}-weeks-${of}`, () => siteNumbers(db.forOrganisation(organisationId), asked))
      }
    const [from, to] = [now.slice(0, 4).replace(/\d+/, (year) => `${Number(year) - 1}`) + now.slice(4, 10), now.slice(0, 10)]
    await p95('numbers-peers-52-weeks', () => peerNumbers(db.platform, { country: 'AU', isFranchise: true, size: 'small', from, to }))
    return metrics
  } finally {
    await db.close()
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
