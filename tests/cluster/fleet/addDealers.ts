import { connect } from '@forecourt/data/migrate/connect'
import type pg from 'pg'
import { copyRows } from '../../bench/copyRows'

/** Number of dealers that one SQL statement adds. */
const batchSize = 250
/** Pictures of each car: few, so that a database of hundreds of thousands of cars fits on a laptop. */
const picturesEach = 3

export interface Fleet {
  readonly dealers: number
  readonly carsEach: number
}

/** Host of a copied dealer, from 1. */
export const dealerHost = (dealer: number): string => `copy-${dealer}.example.com`

interface CopiedDealer {
  readonly organisationId: string
  readonly siteId: string
}

/** The dealer of the demo with one live site and the most cars in stock. */
const copiedDealer = async (client: pg.Client): Promise<CopiedDealer> => {
  const { rows } = await client.query<CopiedDealer>(
    `select site.organisation_id as "organisationId", min(site.id) as "siteId" from sites site
     where site.status = 'live' and site.slug not like 'copy-%'
     group by 1 having count(*) = 1
     order by (select count(*) from cars car where car.organisation_id = site.organisation_id and car.status = 'in_stock') desc limit 1`,
  )
  const [found] = rows
  if (!found) throw new Error('The demo has no dealer with one live site.')
  return found
}

/** Copies a dealer of the demo, with its site and some of its cars, until there are enough. Returns how many were added. */
export const addDealers = (ownerUrl: string, { dealers, carsEach }: Fleet, log: (line: string) => void): Promise<number> =>
  connect(ownerUrl, async (client) => {
    const { rows: counted } = await client.query<{ n: number }>(`select count(*)::int as n from organisations where slug like 'copy-%'`)
    const known = counted[0]?.n ?? 0
    if (known >= dealers) return 0
    const { organisationId, siteId } = await copiedDealer(client)
    const { rows: cars } = await client.query<{ id: string }>(
      `select id from cars where organisation_id = $1 and status = 'in_stock' order by id limit $2`,
      [organisationId, carsEach],
    )
    const ids = `(${cars.map(({ id }) => client.escapeLiteral(id)).join(', ')})`
    const copies = Math.ceil(carsEach / Math.max(1, cars.length))
    const [organisation, site] = [client.escapeLiteral(organisationId), client.escapeLiteral(siteId)]
    // SQL of the copies' ids; `copyRows` ignores columns that a table doesn't have.
    const own = { organisation_id: `'copy-' || dealer`, site_id: `'copy-' || dealer` }
    await client.query('set session_replication_role = replica')
    for (let first = known + 1; first <= dealers; first += batchSize) {
      const dealerJoin = `cross join generate_series(${first}, ${Math.min(dealers, first + batchSize - 1)}) dealer`
      const carJoin = `${dealerJoin} cross join generate_series(1, ${copies}) copy`
      const ofOrganisation = `source.organisation_id = ${organisation}`
      const ofSite = `source.site_id = ${site}`
      const copy = (table: string, where: string, values: Readonly<Record<string, string>>, join = dealerJoin) =>
        copyRows(client, { table, where, values, join })
      const slug = `'copy-' || dealer`
      await client.query('begin')
      await copy('organisations', `source.id = ${organisation}`, { id: slug, slug, name: `source.name || ' ' || dealer` })
      await copy('dealerships', ofOrganisation, own)
      await copy('locations', ofOrganisation, own)
      await copy('sites', `source.id = ${site}`, { ...own, id: slug, slug, name: `source.name || ' ' || dealer` })
      await copy('site_dealerships', ofSite, own)
      await copy('drafts', ofSite, own)
      await copy('versions', `${ofSite} and source.number = (select live_version from sites where id = ${site})`, own)
      await copy('host_names', `${ofSite} and source.is_primary`, { ...own, host: `'copy-' || dealer || '.example.com'` })
      const carId = (column: string) => `'copy-' || dealer || '-' || copy || '-' || source.${column}`
      const carValues = { ...own, id: carId('id'), slug: `source.slug || '-' || copy`, stock_number: `source.stock_number || '-' || copy` }
      await copy('cars', `${ofOrganisation} and source.id in ${ids}`, { ...carValues, creation_key: 'null' }, carJoin)
      const pictures = `${ofOrganisation} and source.car_id in ${ids} and source.position < ${picturesEach}`
      await copy('car_images', pictures, { ...own, car_id: carId('car_id') }, carJoin)
      await client.query('commit')
      log(`${Math.min(dealers, first + batchSize - 1)} dealers`)
    }
    // Otherwise autovacuum and the checkpoint of these rows run beside the measurement.
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
    return dealers - known
  })
