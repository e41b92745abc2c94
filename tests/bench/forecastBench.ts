import { connect } from '@forecourt/data/migrate/connect'
import type pg from 'pg'
import { consoleClient } from '../console/consoleClient'
import { signInToConsole } from '../console/signInToConsole'
import type { BenchContext } from './BenchContext'
import { copyRows } from './copyRows'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'
import { siteRequest } from './siteRequest'

const wantedPages = 1_000
const samples = 12
const wholes = 3
const trials = 20
const maxAttempts = 10
const rendered = 40

interface BenchedSite {
  readonly siteId: string
  readonly organisationId: string
}

/** The live site with the most cars of organisations with one site. */
const largestSite = async (client: pg.Client): Promise<BenchedSite> => {
  const { rows } = await client.query<BenchedSite>(`
    select min(site.id) as "siteId", site.organisation_id as "organisationId"
    from sites site join cars car on car.organisation_id = site.organisation_id and car.status = 'in_stock'
    where site.status = 'live' group by site.organisation_id having count(distinct site.id) = 1 order by count(*) desc limit 1`)
  const [site] = rows
  if (!site) throw new Error('The demo has no organisation with one live site.')
  return site
}

/** Copies cars in stock, with their pictures. */
const addCars = async (client: pg.Client, { organisationId }: BenchedSite, count: number) => {
  const source = await client.query<{ id: string }>(
    `select id from cars where organisation_id = $1 and status = 'in_stock' and id not like 'bench-%' order by id`,
    [organisationId],
  )
  const each = Math.ceil(count / source.rows.length)
  const of = (column: string) => `source.organisation_id = '${organisationId}' and source.${column} not like 'bench-%'`
  const id = (column: string) => `'bench-' || copy || '-' || source.${column}`
  const join = `cross join generate_series(1, ${each}) copy`
  await client.query('set session_replication_role = replica')
  await copyRows(client, {
    ...{ table: 'cars', join, where: `${of('id')} and source.status = 'in_stock'` },
    values: { id: id('id'), slug: id('slug'), stock_number: id('stock_number'), vin: 'null', creation_key: 'null' },
  })
  const inStock = source.rows.map((row) => `'${row.id}'`).join(', ')
  await copyRows(client, {
    ...{ table: 'car_images', join, where: `${of('car_id')} and source.car_id in (${inStock})` },
    values: { car_id: id('car_id') },
  })
  await client.query('set session_replication_role = origin')
}

const timed = async <Result>(work: () => Promise<Result>): Promise<{ readonly ms: number; readonly result: Result }> => {
  const startedAt = performance.now()
  const result = await work()
  return { ms: performance.now() - startedAt, result }
}

/** The host name of the site without the port, and slugs of cars, whose pages no request has cached. */
const benchedCars = async (client: pg.Client, { siteId, organisationId }: BenchedSite) => {
  const hosts = await client.query<{ host: string }>('select host from host_names where site_id = $1 order by is_primary desc', [siteId])
  const cars = await client.query<{ slug: string }>(
    `select slug from cars where organisation_id = $1 and status = 'in_stock' and show_on_dealer_website order by id desc limit ${rendered}`,
    [organisationId],
  )
  return { host: hosts.rows[0]?.host.split(':')[0] ?? '', slugs: cars.rows.map(({ slug }) => slug) }
}

/** Median duration of a page that isn't cached. */
const uncachedPageMs = async (port: number, { host, slugs }: Awaited<ReturnType<typeof benchedCars>>): Promise<number> => {
  const durations: number[] = []
  for (const slug of slugs) {
    const { ms, result } = await timed(() => siteRequest(port, host, `/cars/${slug}`))
    if (result.status !== 200) throw new Error(`${host}/cars/${slug} answered ${result.status}.`)
    durations.push(ms)
  }
  return percentile(durations.slice(durations.length / 4), 0.5)
}

/**
 * The forecast of a change that is on every page of a site of a thousand pages: its first answer, and all pages; the forecast of a draft
 * without changes; and trials of a lower price. Measured through the console. The ratios compare with an uncached page and with a list of
 * cars of the same run, so that a busy machine doesn't matter.
 */
export const forecastBench = async ({ sitePort, consolePort, ownerUrl }: BenchContext): Promise<Metric[]> => {
  const consoleUrl = `http://localhost:${consolePort}`
  const trpc = consoleClient(consoleUrl, await signInToConsole(consoleUrl, 'admin@forecourt.example'))
  const site = await connect(ownerUrl, largestSite)
  const { siteId, organisationId } = site
  const { draft } = await trpc.sites.forEditing.query({ siteId })
  let { revision } = draft
  const saveLine = async (line: string | null) => {
    const values = line === null ? draft.values : { ...draft.values, footer: { ...draft.values.footer, line } }
    revision = (await trpc.sites.saveDraft.mutate({ siteId, values, expectedRevision: revision })).revision
  }
  const forecast = (sample: boolean) => timed(() => trpc.sites.forecast.query({ siteId, sample }))
  const pagesOfSite = async (): Promise<number> => {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const { result } = await forecast(true)
      if (result) return result.total
    }
    throw new Error('No site server forecasts.')
  }
  // A server that has just started may take longer than the console waits.
  const added = Math.max(0, wantedPages - (await pagesOfSite()))
  await connect(ownerUrl, (client) => addCars(client, site, added))
  const pages = await pagesOfSite()
  if (pages < wantedPages) throw new Error(`The site has ${pages} pages.`)

  const first: number[] = []
  for (let run = -2; run < samples; run++) {
    await saveLine(`Measured ${run} {year}`)
    const { ms } = await forecast(true)
    if (run >= 0) first.push(ms)
  }
  const whole = async (name: string) => {
    const runs = []
    for (let run = 0; run < wholes; run++) runs.push(await forecast(false))
    const { result } = runs[0] ?? { result: null }
    const checked = result?.checked ?? 0
    const ms = percentile(
      runs.map((each) => each.ms),
      0.5,
    )
    const metrics: Metric[] = [
      { name, value: ms, unit: 'ms' },
      { name: `${name}-checked`, value: checked, unit: `of ${result?.total} pages, ${result?.changed} changed` },
    ]
    return { ms, checked, metrics }
  }
  const changed = await whole('forecast-all-pages')
  await saveLine(null)
  const unchanged = await whole('forecast-no-change')

  const page = await uncachedPageMs(sitePort, await connect(ownerUrl, (client) => benchedCars(client, site)))
  const readList = () => trpc.stock.getList.query({ filter: { organisationId }, perPage: 100 })
  const { data: cars } = await readList()
  const carIds = cars.map(({ id }) => id)
  const lower = { kind: 'price', by: 'amount', value: -50_000 } as const
  const tried: number[] = []
  const listed: number[] = []
  for (let run = -2; run < trials; run++) {
    const { ms } = await timed(() => trpc.stock.whatIf.query({ organisationId, carIds: carIds.slice(run + 2, run + 3), change: lower }))
    const list = await timed(readList)
    if (run >= 0) tried.push(ms)
    if (run >= 0) listed.push(list.ms)
  }
  const many = await timed(() => trpc.stock.whatIf.query({ organisationId, carIds, change: lower }))
  const perPage = changed.ms / Math.max(1, changed.checked) / page
  return [
    { name: 'forecast-first-answer-p50', value: percentile(first, 0.5), unit: 'ms' },
    { name: 'forecast-first-answer-max', value: Math.max(...first), unit: 'ms' },
    ...changed.metrics,
    ...unchanged.metrics,
    { name: 'uncached-page-p50', value: page, unit: 'ms' },
    { name: 'forecast-page-ratio', value: perPage, unit: 'x an uncached page' },
    { name: 'what-if-p50', value: percentile(tried, 0.5), unit: 'ms' },
    { name: 'what-if-p95', value: percentile(tried, 0.95), unit: 'ms' },
    { name: 'what-if-ratio', value: percentile(tried, 0.5) / percentile(listed, 0.5), unit: 'x a list of 100 cars' },
    { name: `what-if-${carIds.length}-cars`, value: many.ms, unit: 'ms' },
  ]
}
